import { PASSWORD } from './accounts.ts'
import type { ServerProcess } from './server-process.ts'

export interface WireAccount {
  /** Calls a function as this account. */
  call(name: string, body: object, init?: RequestInit): Promise<Response>
}

/** Signs in over the wire, without a browser. The account exists and is confirmed. */
export async function signInOverWire(site: ServerProcess, email: string): Promise<WireAccount> {
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
  const answer = await post('/auth/v1/token?grant_type=password', { email, password: PASSWORD })
  const { access_token } = (await answer.json()) as { access_token: string }
  return {
    call: (name, body, init) =>
      post(`/functions/v1/${name}`, body, {
        ...init,
        headers: { authorization: `Bearer ${access_token}`, ...(init?.headers as Record<string, string>) },
      }),
  }
}
