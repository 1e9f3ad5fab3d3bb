import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { escape } from './escape.ts'
import { readEml } from './read-eml.ts'

interface Options {
  directory: string
  siteName: string
  /** Mails go to a server: there is nothing to read here. */
  hasSmtp: boolean
  /** The address and port the server listens on. */
  host: string
  port: number
  /** The public address, if the operator has named one. */
  siteUrl: string | undefined
}

const MOST = 50
const LOOPBACK = new Set(['localhost', '127.0.0.1', '::1', '[::1]'])
const NAME = /^[\w-]+\.eml$/

/** Whether this is a purely local set-up and the request comes straight from the same machine. */
function isLocal(request: Request, { hasSmtp, host, port, siteUrl }: Options): boolean {
  const names = [...request.headers.keys()]
  const forwarded = names.some(
    (name) => name === 'forwarded' || name === 'via' || name.startsWith('x-forwarded-'),
  )
  const asked = request.headers.get('host') ?? new URL(request.url).host
  return (
    !hasSmtp &&
    !forwarded &&
    asked === `localhost:${port}` &&
    LOOPBACK.has(host) &&
    (siteUrl === undefined || LOOPBACK.has(new URL(siteUrl).hostname))
  )
}

/** `/outbox`: lets a newcomer without a mail server read what was mailed. Anywhere else it does not exist. */
export function createOutboxPage(options: Options): (request: Request) => Promise<Response> {
  return async (request) => {
    if (!isLocal(request, options) || request.method !== 'GET') return absent()
    const name = new URL(request.url).searchParams.get('mail')
    if (name === null) return page(await list(options))
    if (!NAME.test(name)) return absent()
    const source = await readFile(path.join(options.directory, name), 'utf8').catch(() => undefined)
    return source === undefined ? absent() : page(readEml(source).html)
  }
}

async function list({ directory, siteName }: Options): Promise<string> {
  const files = await readdir(directory).catch(() => [])
  const newest = files
    .filter((file) => NAME.test(file))
    .sort()
    .reverse()
    .slice(0, MOST)
  const rows = await Promise.all(
    newest.map(async (file) => {
      const { to, subject, date } = readEml(await readFile(path.join(directory, file), 'utf8'))
      return `<li><a href="?mail=${escape(file)}">${escape(subject)}</a><br><small>${escape(to)} · ${escape(date)}</small></li>`
    }),
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Outbox · ${escape(siteName)}</title><style>body{margin:0 auto;max-width:40rem;padding:32px 20px;background:#fffdf8;color:#1d1b20;font:17px/1.5 Verdana,Arial,sans-serif}
ol{list-style:none;padding:0}li{background:#fff;border:2.5px solid;border-radius:16px 14px 18px 13px;padding:14px 18px;margin:0 0 14px}a{color:inherit;font-weight:700}</style></head>
<body><h1>Outbox</h1><p>No mail server is set up, so mails stay on this machine. Only this machine can see this page.</p>
<ol>${rows.join('') || '<li>No mails yet.</li>'}</ol></body></html>`
}

const page = (html: string) =>
  new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    },
  })

const absent = () => new Response('Not found', { status: 404, headers: { 'content-type': 'text/plain' } })
