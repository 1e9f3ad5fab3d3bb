export interface RateLimitRule {
  /** The number of requests allowed at once. */
  burst: number
  /** The time in which a full leaky bucket empties, at a constant rate. */
  seconds: number
  /** The error code of the 429 response. */
  code: string
}

const HOUR = 3600
const REQUEST_CODE = 'over_request_rate_limit'
const MAIL_CODE = 'over_email_send_rate_limit'
const SMS_CODE = 'over_sms_send_rate_limit'

/**
 * The numbers fit a school: 25 children behind one IP address sign in, sign up and reset passwords at the same time, so
 * limits per IP are high and limits per account are strict. Rules with `Failures` in their name count only failed requests.
 * A rule per account and IP is stricter than that per account, so that a stranger at one IP cannot lock the owner out.
 */
export const RATE_LIMIT_RULES = {
  signInFailuresPerAccountAndIp: { burst: 10, seconds: 10 * 60, code: REQUEST_CODE },
  signInFailuresPerAccount: { burst: 200, seconds: HOUR, code: REQUEST_CODE },
  signInFailuresPerIp: { burst: 60, seconds: 10 * 60, code: REQUEST_CODE },
  signInsPerIp: { burst: 300, seconds: 5 * 60, code: REQUEST_CODE },
  signUpsPerIp: { burst: 60, seconds: HOUR, code: REQUEST_CODE },
  mailsPerRecipientAndIp: { burst: 4, seconds: HOUR, code: MAIL_CODE },
  mailsPerRecipient: { burst: 6, seconds: HOUR, code: MAIL_CODE },
  mailRequestsPerIp: { burst: 80, seconds: HOUR, code: MAIL_CODE },
  codeFailuresPerIp: { burst: 60, seconds: 10 * 60, code: REQUEST_CODE },
  codeFailuresPerAccountAndIp: { burst: 5, seconds: 15 * 60, code: REQUEST_CODE },
  codeFailuresPerAccount: { burst: 10, seconds: 15 * 60, code: REQUEST_CODE },
  factorFailuresPerAccount: { burst: 10, seconds: 15 * 60, code: REQUEST_CODE },
  changesPerAccount: { burst: 20, seconds: HOUR, code: REQUEST_CODE },
  refreshesPerSession: { burst: 60, seconds: 5 * 60, code: REQUEST_CODE },
  refreshesPerIp: { burst: 600, seconds: 5 * 60, code: REQUEST_CODE },
  oauthRequestsPerIp: { burst: 120, seconds: 10 * 60, code: REQUEST_CODE },
  smsRequestsPerIp: { burst: 30, seconds: HOUR, code: SMS_CODE },
  smsPerSite: { burst: 375, seconds: 24 * HOUR, code: SMS_CODE },
  smsPerNumber: { burst: 3, seconds: HOUR, code: SMS_CODE },
  ownerSmsPerSite: { burst: 125, seconds: 24 * HOUR, code: SMS_CODE },
  ownerSmsPerNumber: { burst: 5, seconds: HOUR, code: SMS_CODE },
} as const satisfies Record<string, RateLimitRule>

export type RateLimitName = keyof typeof RATE_LIMIT_RULES
