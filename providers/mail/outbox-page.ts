import { hash, timingSafeEqual } from 'node:crypto'
import { escape } from './escape-html.ts'
import { listStoredMails, readStoredMail } from './outbox.ts'

interface Options {
  directory: string
  siteName: string
  /** Whether a mail server is configured; then there is no outbox. */
  hasSmtp: boolean
  /** Address and port the server listens on. */
  host: string
  port: number
  /** The public address, if the operator has set one. */
  siteUrl: string | undefined
  /** Opens the page; the server prints the link with it when it starts. */
  token: string
  /** Whether the request comes directly from this machine; `peer` is the other end of its connection. */
  isLocalRequest: (headers: Headers, peer: string) => boolean
}

export interface OutboxPage {
  /** `peer` is the address of the other end of the TCP connection. */
  respond(request: Request, peer: string): Promise<Response>
  /** The address with the token; undefined if this site has no outbox page. */
  link?: string
}

const MAX_LISTED = 50
const LOOPBACK = new Set(['localhost', '127.0.0.1', '::1', '[::1]'])

/**
 * `/outbox` shows the mails of a local site without a mail server. On any other site it does not exist. It needs a token,
 * because a proxy on this machine can send requests that look like local ones.
 */
export function createOutboxPage(options: Options): OutboxPage {
  const { port, token } = options
  const link = isLocalSite(options) ? `http://localhost:${port}/outbox?token=${token}` : undefined
  return {
    link,
    async respond(request, peer) {
      const host = request.headers.get('host') ?? new URL(request.url).host
      if (!link || host !== `localhost:${port}` || !options.isLocalRequest(request.headers, peer))
        return notFound()
      const { searchParams } = new URL(request.url)
      if (!isSame(searchParams.get('token') ?? '', token)) return needsToken()
      const name = searchParams.get('mail')
      if (name === null) return respondWith(await renderList(options))
      const mail = await readStoredMail(options.directory, name)
      return mail ? respondWith(mail.html) : notFound()
    },
  }
}

/** Whether this is a purely local set-up. */
const isLocalSite = ({ hasSmtp, host, siteUrl }: Options) =>
  !hasSmtp && LOOPBACK.has(host) && (siteUrl === undefined || LOOPBACK.has(new URL(siteUrl).hostname))

const isSame = (given: string, expected: string) =>
  timingSafeEqual(hash('sha256', given, 'buffer'), hash('sha256', expected, 'buffer'))

async function renderList({ directory, siteName, token }: Options): Promise<string> {
  const rows = await Promise.all(
    (await listStoredMails(directory, MAX_LISTED)).map(async (name) => {
      const mail = await readStoredMail(directory, name)
      return mail
        ? `<li><a href="?token=${token}&amp;mail=${escape(name)}">${escape(mail.subject)}</a><br><small>${escape(mail.to)} · ${escape(mail.sentAt)}</small></li>`
        : ''
    }),
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Outbox · ${escape(siteName)}</title><style>body{margin:0 auto;max-width:40rem;padding:32px 20px;background:#fffdf8;color:#1d1b20;font:17px/1.5 Verdana,Arial,sans-serif}
ol{list-style:none;padding:0}li{background:#fff;border:2.5px solid;border-radius:16px 14px 18px 13px;padding:14px 18px;margin:0 0 14px}a{color:inherit;font-weight:700}</style></head>
<body><h1>Outbox</h1><p>No mail server is set up, so mails stay on this machine. Only this machine can see this page.</p>
<ol>${rows.join('') || '<li>No mails yet.</li>'}</ol></body></html>`
}

const respondWith = (html: string) =>
  new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    },
  })

const needsToken = () =>
  new Response('Please open the outbox with the link that the server printed when it started.', {
    status: 403,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  })

const notFound = () => new Response('Not found', { status: 404, headers: { 'content-type': 'text/plain' } })
