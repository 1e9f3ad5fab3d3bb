import { createHash, createHmac, pbkdf2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const deriveKey = promisify(pbkdf2)
/** Protects against a server that would keep the client computing for hours. */
const MAX_ITERATIONS = 1_000_000
const hmac = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest()

/** The client side of SCRAM-SHA-256 (RFC 5802, RFC 7677), without channel binding. */
export function createScramClient(password: string) {
  const nonce = randomBytes(18).toString('base64')
  const firstBare = `n=*,r=${nonce}`
  let serverSignature: Buffer | undefined

  return {
    firstMessage: `n,,${firstBare}`,

    /** The client's final message, which proves that the client knows the password. */
    async respond(challenge: string): Promise<string> {
      const { r, s, i } = parseAttributes(challenge)
      const iterations = Number(i)
      if (!r?.startsWith(nonce) || r.length === nonce.length || !s) throw new Error('SCRAM: bad challenge')
      if (!(iterations >= 1 && iterations <= MAX_ITERATIONS)) throw new Error('SCRAM: bad iteration count')
      const saltedPassword = await deriveKey(
        password.normalize('NFKC'),
        Buffer.from(s, 'base64'),
        iterations,
        32,
        'sha256',
      )
      const clientKey = hmac(saltedPassword, 'Client Key')
      const finalBare = `c=biws,r=${r}`
      const authMessage = `${firstBare},${challenge},${finalBare}`
      const proof = hmac(createHash('sha256').update(clientKey).digest(), authMessage)
      for (let index = 0; index < proof.length; index++) proof[index]! ^= clientKey[index]!
      serverSignature = hmac(hmac(saltedPassword, 'Server Key'), authMessage)
      return `${finalBare},p=${proof.toString('base64')}`
    },

    /** Throws unless the server's final message proves that the server knows the password too. */
    verify(finalMessage: string) {
      const signature = Buffer.from(parseAttributes(finalMessage).v ?? '', 'base64')
      const isValid =
        serverSignature?.length === signature.length && timingSafeEqual(serverSignature, signature)
      if (!isValid) throw new Error('SCRAM: the server does not know the password')
    },
  }
}

/** Parses `r=…,s=…,i=…`. */
function parseAttributes(text: string): Record<string, string | undefined> {
  return Object.fromEntries(text.split(',').map((part) => [part[0], part.slice(2)]))
}
