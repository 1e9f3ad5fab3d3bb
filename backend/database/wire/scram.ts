import { createHash, createHmac, pbkdf2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const deriveKey = promisify(pbkdf2)
const MOST_ITERATIONS = 1_000_000
const hmac = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest()

/** SCRAM-SHA-256 (RFC 5802, RFC 7677) from the client's side, without channel binding. */
export function startScram(password: string) {
  const nonce = randomBytes(18).toString('base64')
  const firstBare = `n=*,r=${nonce}`
  let serverSignature: Buffer | undefined

  return {
    first: `n,,${firstBare}`,

    async answer(challenge: string): Promise<string> {
      const { r, s, i } = attributes(challenge)
      const iterations = Number(i)
      if (!r?.startsWith(nonce) || r.length === nonce.length || !s) throw new Error('SCRAM: bad challenge')
      if (!(iterations >= 1 && iterations <= MOST_ITERATIONS)) throw new Error('SCRAM: bad iteration count')
      const salted = await deriveKey(
        password.normalize('NFKC'),
        Buffer.from(s, 'base64'),
        iterations,
        32,
        'sha256',
      )
      const clientKey = hmac(salted, 'Client Key')
      const finalBare = `c=biws,r=${r}`
      const message = `${firstBare},${challenge},${finalBare}`
      const proof = hmac(createHash('sha256').update(clientKey).digest(), message)
      for (let at = 0; at < proof.length; at++) proof[at]! ^= clientKey[at]!
      serverSignature = hmac(hmac(salted, 'Server Key'), message)
      return `${finalBare},p=${proof.toString('base64')}`
    },

    /** The server must prove that it knows the password too. */
    verify(final: string) {
      const given = Buffer.from(attributes(final).v ?? '', 'base64')
      const same = serverSignature?.length === given.length && timingSafeEqual(serverSignature, given)
      if (!same) throw new Error('SCRAM: the server does not know the password')
    },
  }
}

function attributes(text: string): Record<string, string | undefined> {
  return Object.fromEntries(text.split(',').map((part) => [part[0], part.slice(2)]))
}
