/** Reads back what the outbox wrote: enough of the mail format for our own mails, not for anybody's. */
export interface ReadMail {
  to: string
  subject: string
  date: string
  html: string
  text: string
}

export function readEml(source: string): ReadMail {
  const [head, body] = split(source)
  const boundary = /boundary="?([^";\r\n]+)/i.exec(head)?.[1] ?? ''
  const parts = body.split(`--${boundary}`).map((part) => split(part.replace(/^\r?\n/, '')))
  const partOf = (type: string) => {
    const part = parts.find(([partHead]) => new RegExp(`^content-type: ${type}`, 'im').test(partHead))
    return part ? decodeBody(part[0], part[1]) : ''
  }
  return {
    to: header(head, 'to'),
    subject: header(head, 'subject'),
    date: header(head, 'date'),
    html: partOf('text/html'),
    text: partOf('text/plain'),
  }
}

function split(source: string): [head: string, body: string] {
  const at = /\r?\n\r?\n/.exec(source)
  return at ? [source.slice(0, at.index), source.slice(at.index + at[0].length)] : [source, '']
}

function header(head: string, name: string): string {
  const found = new RegExp(`^${name}: *(.*(?:\\r?\\n[ \\t].*)*)`, 'im').exec(head)?.[1] ?? ''
  return found
    .replaceAll(/\r?\n[ \t]+/g, ' ')
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_word, kind: string, text: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(text, 'base64').toString('utf8')
        : fromQuotedPrintable(text.replaceAll('_', ' ')),
    )
}

function decodeBody(head: string, body: string): string {
  if (/^content-transfer-encoding: *base64/im.test(head)) return Buffer.from(body, 'base64').toString('utf8')
  if (/^content-transfer-encoding: *quoted-printable/im.test(head))
    return fromQuotedPrintable(body.replaceAll(/=\r?\n/g, ''))
  return body
}

const fromQuotedPrintable = (text: string) =>
  Buffer.from(
    text.replaceAll(/=([0-9A-F]{2})/gi, (_code, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    ),
    'latin1',
  ).toString('utf8')
