import { expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

const PROJECT = {
  SUPABASE_URL: 'https://x.example/',
  SUPABASE_PUBLISHABLE_KEY: 'public',
  SUPABASE_SECRET_KEY: 'secret',
  DATABASE_URL: 'postgres://me@db.x.example/postgres',
}

test('a Supabase project needs an address, two keys and a database', () => {
  expect(readConfig(PROJECT).supabase).toEqual({
    url: 'https://x.example',
    publishableKey: 'public',
    secretKey: 'secret',
  })
})

test('without settings the site runs locally on port 3000 with the starter library', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    siteUrl: 'http://localhost:3000',
    siteUrlIsSet: false,
    seed: 'starter',
    oauth: [],
  })
})

test('an empty value counts as unset', () => expect(readConfig({ PORT: '', SITE_URL: '' }).port).toBe(3000))

test('the trailing slash of the site address is removed', () => {
  expect(readConfig({ SITE_URL: 'https://pages.example/' }).siteUrl).toBe('https://pages.example')
})

test.each([
  [{ PORT: 'abc' }, /PORT="abc" cannot be used: must be a port number/],
  [{ PORT: '70000' }, /PORT/],
  [{ SITE_URL: 'ftp://x' }, /SITE_URL="ftp:\/\/x" cannot be used: must be an http\(s\) address/],
  [{ DATABASE_URL: 'mysql://x' }, /DATABASE_URL.*postgres:\/\//],
  [{ SUPABASE_URL: 'https://x.example' }, /SUPABASE_PUBLISHABLE_KEY, SUPABASE_SECRET_KEY must be set too/],
  [{ ...PROJECT, DATABASE_URL: undefined }, /DATABASE_URL must be set too, because SUPABASE_URL is/],
  [{ ...PROJECT, SUPABASE_URL: 'https://x.example/path' }, /SUPABASE_URL.*without a path/],
  [{ ...PROJECT, OAUTH_GITHUB_CLIENT_ID: 'x' }, /OAUTH_GITHUB_CLIENT_ID.*in the project/],
  [{ SEED: 'everything' }, /SEED.*starter, sample or none/],
  [
    { S3_BUCKET: 'pages' },
    /S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY must be set too, because S3_BUCKET is/,
  ],
  [{ AI_PROVIDER: 'openai' }, /AI_API_KEY must be set too, because AI_PROVIDER is openai/],
  [{ AI_PROVIDER: 'openai-compatible' }, /AI_BASE_URL must be set too/],
  [{ OAUTH_GOOGLE_CLIENT_ID: 'x' }, /OAUTH_GOOGLE_CLIENT_SECRET/],
  [{ OAUTH_GOOGLE_CLIENT_ID: 'x', OAUTH_GOOGLE_CLIENT_SECRET: 'y' }, /OAUTH_GOOGLE_ISSUER/],
])('an invalid value gives a clear message: %o', (env, message) => {
  expect(() => readConfig(env)).toThrow(ConfigError)
  expect(() => readConfig(env)).toThrow(message)
})

test('the database address can be a Unix socket', () => {
  const url = 'postgres://me@/pages?host=/run/postgresql'
  expect(readConfig({ DATABASE_URL: url }).databaseUrl).toBe(url)
})

test('a proxy is trusted by the number of hops or by its networks', () => {
  expect(readConfig({ TRUST_PROXY: '1' }).trustProxy).toBe(1)
  expect(readConfig({ TRUST_PROXY: '10.0.0.0/8, ::1' }).trustProxy).toEqual(['10.0.0.0/8', '::1'])
})

test('the message about an invalid address does not contain its password', () => {
  expect(() => readConfig({ DATABASE_URL: 'mysql://me:secret@host/db' })).toThrow(/^(?!.*secret)/)
})

test('a key alone selects OpenAI with its default models, an address only the configured models', () => {
  expect(readConfig({}).ai).toBeUndefined()
  expect(readConfig({ AI_API_KEY: 'k', AI_IMAGE_MODEL: 'none' }).ai).toMatchObject({
    kind: 'openai',
    baseUrl: 'https://api.openai.com/v1',
    models: { image: undefined, moderation: 'omni-moderation-latest' },
  })
  expect(readConfig({ AI_BASE_URL: 'http://localhost:8080/v1/', AI_TEXT_MODEL: 'qwen' }).ai).toEqual({
    kind: 'openai-compatible',
    baseUrl: 'http://localhost:8080/v1',
    apiKey: undefined,
    imageUse: 'auto',
    models: { image: undefined, text: 'qwen', speech: undefined, moderation: undefined },
  })
})
