export interface Rule {
  /** So many at once ... */
  burst: number
  /** ... and as many again, evenly, in so many seconds. */
  seconds: number
  /** The error code of a refusal. */
  code: string
}

const HOUR = 3600
const request = 'over_request_rate_limit'
const mail = 'over_email_send_rate_limit'
const sms = 'over_sms_send_rate_limit'

/**
 * Numbers that fit a school: 25 children behind one address sign in, sign up and forget passwords at the same moment, so
 * address limits are wide and account limits carry the weight. Rules ending in `Failures` count only what failed.
 */
export const RULES = {
  signInFailuresHere: { burst: 10, seconds: 10 * 60, code: request }, // one account from one address
  signInFailuresAnywhere: { burst: 200, seconds: HOUR, code: request }, // one account from all the world
  signInFailuresOfAddress: { burst: 60, seconds: 10 * 60, code: request },
  signInsOfAddress: { burst: 300, seconds: 5 * 60, code: request },
  signUpsOfAddress: { burst: 60, seconds: HOUR, code: request },
  mailsToAddressee: { burst: 4, seconds: HOUR, code: mail },
  mailRequestsOfAddress: { burst: 80, seconds: HOUR, code: mail },
  codeFailuresOfAddress: { burst: 60, seconds: 10 * 60, code: request },
  codeFailuresOfAccount: { burst: 10, seconds: 15 * 60, code: request },
  factorFailures: { burst: 10, seconds: 15 * 60, code: request },
  accountChanges: { burst: 20, seconds: HOUR, code: request },
  refreshesOfSession: { burst: 60, seconds: 5 * 60, code: request },
  refreshesOfAddress: { burst: 600, seconds: 5 * 60, code: request },
  oauthVisitsOfAddress: { burst: 120, seconds: 10 * 60, code: request },
  smsToNumber: { burst: 3, seconds: HOUR, code: sms },
} as const satisfies Record<string, Rule>

export type RuleName = keyof typeof RULES
