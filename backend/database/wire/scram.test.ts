import { expect, it } from 'vitest'
import { startScram } from './scram.ts'

it('proves the password and recognises a server that does not know it', async () => {
  const scram = startScram('pencil')
  const nonce = scram.first.slice('n,,n=*,r='.length)
  const answer = await scram.answer(`r=${nonce}server,s=W22ZaJ0SNY7soEsUEjb6gQ==,i=4096`)
  expect(answer).toMatch(/^c=biws,r=.+server,p=[\w+/]{43}=$/)
  expect(() => scram.verify('v=AAAA')).toThrow('does not know the password')
})

it.each([
  ['a nonce that is not ours', () => 'r=other,s=AAAA,i=4096'],
  ['our nonce alone', (nonce: string) => `r=${nonce},s=AAAA,i=4096`],
  ['no iterations', (nonce: string) => `r=${nonce}x,s=AAAA,i=0`],
  ['iterations to keep us busy for hours', (nonce: string) => `r=${nonce}x,s=AAAA,i=99999999999`],
])('refuses %s', async (_, challenge) => {
  const scram = startScram('pencil')
  const nonce = scram.first.slice('n,,n=*,r='.length)
  await expect(scram.answer(challenge(nonce))).rejects.toThrow('SCRAM')
})
