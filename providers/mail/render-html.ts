import { escape } from './escape-html.ts'
import type { MailContent } from './mail-content.ts'

const INK = '#1d1b20'
const PAPER = '#fffdf8'
const SUN = '#ffd23f'
const CRAYONS = ['#ff6b57', '#ff9f43', SUN, '#62c370', '#4db6e5', '#8a6fd1']
const HEADING_FONTS = "'Shantell Sans','Comic Neue','Chalkboard SE','Trebuchet MS',sans-serif"
const BODY_FONTS = "'Atkinson Hyperlegible Next','Atkinson Hyperlegible',Verdana,Arial,sans-serif"

/** Renders a mail as HTML, with tables and inline styles because all mail programs support them. Loads nothing from outside. */
export function renderMailHtml(content: MailContent): string {
  const { language, title, siteName, siteUrl, footer } = content
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light">
<meta name="supported-color-schemes" content="light">
<title>${escape(title)}</title>
</head>
<body style="margin:0;padding:0;background:${PAPER};color:${INK}">
<div style="display:none;max-height:0;overflow:hidden">${escape(content.text)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${PAPER}"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td style="padding:0 4px 20px;font:700 24px/1.2 ${HEADING_FONTS}"><a href="${escape(siteUrl)}" style="color:${INK};text-decoration:none">${escape(siteName)}</a></td></tr>
<tr><td style="background:#ffffff;border:2.5px solid ${INK};border-radius:16px 14px 18px 13px;padding:0">
${crayonBand()}
${body(content)}
</td></tr>
<tr><td style="padding:20px 4px 0;font:14px/1.5 ${BODY_FONTS};color:#57535c">${escape(footer)}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`
}

function crayonBand(): string {
  const cells = CRAYONS.map(
    (crayon, i) =>
      `<td style="background:${crayon};height:10px;font-size:0;line-height:0${i === 0 ? ';border-radius:13px 0 0 0' : ''}${i === CRAYONS.length - 1 ? ';border-radius:0 11px 0 0' : ''}">&nbsp;</td>`,
  )
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="border-bottom:2.5px solid ${INK}"><tr>${cells.join('')}</tr></table>`
}

function body({
  title,
  text,
  button,
  code,
  codeIntro,
  copyIntro,
  validityNote,
  ignoreNote,
}: MailContent): string {
  const paragraph = (inner: string, style = '') =>
    `<p style="margin:0 0 20px;font:17px/1.55 ${BODY_FONTS};${style}">${inner}</p>`
  const small = 'font-size:15px;color:#57535c;'
  return [
    '<div style="padding:32px 28px 14px">',
    `<h1 style="margin:0 0 16px;font:700 30px/1.2 ${HEADING_FONTS}">${escape(title)}</h1>`,
    paragraph(escape(text), 'overflow-wrap:anywhere;white-space:pre-line;'),
    button && buttonHtml(button),
    code && button && paragraph(escape(codeIntro), 'margin-bottom:10px;'),
    code && codeHtml(code),
    validityNote && paragraph(escape(validityNote), small),
    button &&
      code &&
      paragraph(`${escape(copyIntro)}<br>${linkHtml(button.link)}`, `${small}overflow-wrap:anywhere;`),
    ignoreNote && paragraph(escape(ignoreNote), small),
    '</div>',
  ]
    .filter(Boolean)
    .join('\n')
}

const buttonHtml = ({ label, link }: { label: string; link: string }) =>
  `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:4px 0 24px"><tr>
<td style="background:${SUN};border:2.5px solid ${INK};border-radius:14px 16px 13px 17px">
<a href="${escape(link)}" style="display:inline-block;padding:14px 26px;font:700 18px/1.2 ${HEADING_FONTS};color:${INK};text-decoration:none">${escape(label)}</a>
</td></tr></table>`

const codeHtml = (code: string) =>
  `<p style="margin:0 0 20px"><span style="display:inline-block;padding:10px 18px;border:2px dashed ${INK};border-radius:12px;font:700 26px/1.2 'Courier New',monospace;letter-spacing:6px">${escape(code)}</span></p>`

const linkHtml = (link: string) => `<a href="${escape(link)}" style="color:${INK}">${escape(link)}</a>`
