import { PASSWORD } from './browser-accounts.ts'
import type { ServerProcess } from '../site/server-process.ts'

export interface ApiAccount {
  /** Its access token. */
  token: string
  /** Calls a function as this account. */
  call(name: string, body: object, init?: RequestInit): Promise<Response>
}

/** Signs in through the Auth API, without a browser. The account must exist and be confirmed. */
export async function signInByApi(site: ServerProcess, email: string): Promise<ApiAccount> {
  const { publishableKey: apikey } = (await (await fetch(`${site.url}/config.json`)).json()) as {
    publishableKey: string
  }
  const post = (path: string, body: object, init: RequestInit = {}) =>
    fetch(site.url + path, {
      ...init,
      method: 'POST',
      body: JSON.stringify(body),
      headers: { apikey, 'content-type': 'application/json', ...(init.headers as Record<string, string>) },
    })
  const response = await post('/auth/v1/token?grant_type=password', { email, password: PASSWORD })
  const { access_token } = (await response.json()) as { access_token: string }
  return {
    token: access_token,
    call: (name, body, init) =>
      post(`/functions/v1/${name}`, body, {
        ...init,
        headers: { authorization: `Bearer ${access_token}`, ...(init?.headers as Record<string, string>) },
      }),
  }
}
