import { escape } from './escape-html.ts'
import { mailTexts } from './mail-texts.ts'
import type { Site } from './write-mail.ts'

export interface LinkPageContent {
  kind: string
  language: string | undefined
  action: string
  fields: Record<string, string>
  nonce: string
}

const STYLE = `
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:24px;background:#fffdf8;color:#1d1b20;font:18px/1.55 'Atkinson Hyperlegible Next',Verdana,Arial,sans-serif}
main{width:100%;max-width:30rem;background:#fff;border:2.5px solid #1d1b20;border-radius:16px 14px 18px 13px;padding:36px 30px;text-align:center}
h1{margin:0 0 18px;font:700 30px/1.2 'Shantell Sans','Comic Neue','Chalkboard SE','Trebuchet MS',sans-serif}
button{min-height:52px;padding:12px 28px;font:700 19px/1.2 'Shantell Sans','Comic Neue','Chalkboard SE','Trebuchet MS',sans-serif;color:inherit;background:#ffd23f;border:2.5px solid #1d1b20;border-radius:14px 16px 13px 17px;cursor:pointer}
button:focus-visible{outline:3px solid #4db6e5;outline-offset:3px}
button:disabled{background:#fff;cursor:progress}
p{margin:22px 0 0;font-size:15px;color:#57535c}`

/**
 * Submits the form as soon as the page is visible and focused. Only the form's POST consumes the link, so a mail scanner, which sends only
 * HEAD or GET, leaves it valid. Without scripts the user presses the button.
 */
const SCRIPT = `
const form=document.forms[0],button=form.querySelector('button');
const isViewed=()=>document.visibilityState==='visible'&&document.hasFocus();
form.addEventListener('submit',()=>{button.disabled=true;button.textContent=button.dataset.wait});
const submit=()=>{if(isViewed()&&!button.disabled)form.requestSubmit()};
addEventListener('focus',submit);document.addEventListener('visibilitychange',submit);submit()`

/** The page that a link in a mail opens: one button, in the language of the account. */
export function writeLinkPage(
  site: Site,
  { kind, language, action, fields, nonce }: LinkPageContent,
): string {
  const { text: textOf, language: actualLanguage } = mailTexts(language, { site: site.name })
  const html = (id: string) => escape(textOf(id) ?? '')
  const hidden = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${escape(name)}" value="${escape(value)}">`,
  )
  return `<!doctype html>
<html lang="${actualLanguage}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<title>${html(`${kind}-title`)} · ${escape(site.name)}</title>
<style nonce="${escape(nonce)}">${STYLE}</style>
</head>
<body>
<main>
<h1>${html(`${kind}-title`)}</h1>
<form method="post" action="${escape(action)}">${hidden.join('')}<button data-wait="${html('page-wait')}">${html(`${kind}-button`)}</button></form>
<p>${html('page-hint')}</p>
</main>
<script nonce="${escape(nonce)}">${SCRIPT}</script>
</body>
</html>
`
}
