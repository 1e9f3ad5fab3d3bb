import { escape } from './escape-html.ts'
import { listStoredMails, readStoredMail } from './outbox.ts'

interface Options {
  directory: string
  siteName: string
  /** Mails go to a mail server, so there is no outbox. */
  hasSmtp: boolean
  /** Address and port the server listens on. */
  host: string
  port: number
  /** The public address, if the operator has set one. */
  siteUrl: string | undefined
}

const MAX_LISTED = 50
const LOOPBACK = new Set(['localhost', '127.0.0.1', '::1', '[::1]'])

/** Whether this is a purely local set-up and the request comes directly from the same machine. */
function isLocal(request: Request, { hasSmtp, host, port, siteUrl }: Options): boolean {
  const names = [...request.headers.keys()]
  const forwarded = names.some(
    (name) => name === 'forwarded' || name === 'via' || name.startsWith('x-forwarded-'),
  )
  const requestedHost = request.headers.get('host') ?? new URL(request.url).host
  return (
    !hasSmtp &&
    !forwarded &&
    requestedHost === `localhost:${port}` &&
    LOOPBACK.has(host) &&
    (siteUrl === undefined || LOOPBACK.has(new URL(siteUrl).hostname))
  )
}

/** `/outbox` shows the mails of a local site without a mail server. On any other site it does not exist. */
export function createOutboxPage(options: Options): (request: Request) => Promise<Response> {
  return async (request) => {
    if (!isLocal(request, options) || request.method !== 'GET') return notFound()
    const name = new URL(request.url).searchParams.get('mail')
    if (name === null) return respond(await renderList(options))
    const mail = await readStoredMail(options.directory, name)
    return mail ? respond(mail.html) : notFound()
  }
}

async function renderList({ directory, siteName }: Options): Promise<string> {
  const rows = await Promise.all(
    (await listStoredMails(directory, MAX_LISTED)).map(async (name) => {
      const mail = await readStoredMail(directory, name)
      return mail
        ? `<li><a href="?mail=${escape(name)}">${escape(mail.subject)}</a><br><small>${escape(mail.to)} · ${escape(mail.sentAt)}</small></li>`
        : ''
    }),
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Outbox · ${escape(siteName)}</title><style>body{margin:0 auto;max-width:40rem;padding:32px 20px;background:#fffdf8;color:#1d1b20;font:17px/1.5 Verdana,Arial,sans-serif}
ol{list-style:none;padding:0}li{background:#fff;border:2.5px solid;border-radius:16px 14px 18px 13px;padding:14px 18px;margin:0 0 14px}a{color:inherit;font-weight:700}</style></head>
<body><h1>Outbox</h1><p>No mail server is set up, so mails stay on this machine. Only this machine can see this page.</p>
<ol>${rows.join('') || '<li>No mails yet.</li>'}</ol></body></html>`
}

const respond = (html: string) =>
  new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    },
  })

const notFound = () => new Response('Not found', { status: 404, headers: { 'content-type': 'text/plain' } })
