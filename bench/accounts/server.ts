// Accounts in a process of their own, so that measuring them costs them nothing. Sends its port and key when it stands.
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { createAuth } from '#backend/auth/create-auth.ts'
import { openTokens } from '#backend/auth/tokens/open-tokens.ts'
import { openSql, type ConnectionOptions } from '#backend/database/connection.ts'

const connection = JSON.parse(process.argv[2]!) as ConnectionOptions
const sql = openSql(connection, { max: 10, name: 'accounts' })
const siteUrl = 'http://localhost:3000'
const tokens = await openTokens({ sql, siteUrl })
const wide = { burst: 1_000_000, seconds: 60 }
const auth = createAuth({
  sql,
  tokens,
  siteUrl,
  settings: {
    siteName: 'Bench',
    allowedRedirects: [],
    passwordRules: () => [],
    registrationOpen: async () => true,
    confirmEmail: false,
    languageField: 'language',
  },
  sendMail: async () => {},
  writeLinkPage: () => '',
  addressOf: () => '127.0.0.1',
  limits: {
    signInsOfAddress: wide,
    signInFailuresOfAddress: wide,
    signInFailuresHere: wide,
    signInFailuresAnywhere: wide,
    signUpsOfAddress: wide,
    refreshesOfSession: wide,
    refreshesOfAddress: wide,
  },
})
const server = createAdaptorServer({ fetch: auth.fetch }) as Server
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo
  process.send!({ port, key: tokens.apiKeys.publishable })
})
process.on('disconnect', () => process.exit(0))
