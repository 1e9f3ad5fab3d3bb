import { expect, it } from 'vitest'
import { createScramClient } from './scram.ts'

it('proves the password and detects a server that does not know it', async () => {
  const scram = createScramClient('pencil')
  const nonce = scram.firstMessage.slice('n,,n=*,r='.length)
  const response = await scram.respond(`r=${nonce}server,s=W22ZaJ0SNY7soEsUEjb6gQ==,i=4096`)
  expect(response).toMatch(/^c=biws,r=.+server,p=[\w+/]{43}=$/)
  expect(() => scram.verify('v=AAAA')).toThrow('does not know the password')
})

it.each([
  ["a nonce that does not start with the client's nonce", () => 'r=other,s=AAAA,i=4096'],
  ["a nonce without the server's part", (nonce: string) => `r=${nonce},s=AAAA,i=4096`],
  ['zero iterations', (nonce: string) => `r=${nonce}x,s=AAAA,i=0`],
  ['an excessive number of iterations', (nonce: string) => `r=${nonce}x,s=AAAA,i=99999999999`],
])('rejects %s', async (_, challenge) => {
  const scram = createScramClient('pencil')
  const nonce = scram.firstMessage.slice('n,,n=*,r='.length)
  await expect(scram.respond(challenge(nonce))).rejects.toThrow('SCRAM')
})
