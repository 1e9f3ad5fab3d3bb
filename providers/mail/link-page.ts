import { escape } from './escape.ts'
import { textsIn } from './texts.ts'
import type { Site } from './write-mail.ts'

export interface LinkPageFacts {
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
 * Presses its own button where a person is looking. What a mail scanner does, a HEAD or a GET, gets no further than
 * this page; and without scripts the button is still there.
 */
const SCRIPT = `
const form=document.forms[0],button=form.querySelector('button');
const looking=()=>document.visibilityState==='visible'&&document.hasFocus();
form.addEventListener('submit',()=>{button.disabled=true;button.textContent=button.dataset.wait});
const press=()=>{if(looking()&&!button.disabled)form.requestSubmit()};
addEventListener('focus',press);document.addEventListener('visibilitychange',press);press()`

/** The page behind a mail's link: one button, in the language of the account. */
export function writeLinkPage(site: Site, { kind, language, action, fields, nonce }: LinkPageFacts): string {
  const { say, language: spoken } = textsIn(language, { site: site.name })
  const words = (id: string) => escape(say(id) ?? '')
  const hidden = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${escape(name)}" value="${escape(value)}">`,
  )
  return `<!doctype html>
<html lang="${spoken}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<title>${words(`${kind}-title`)} · ${escape(site.name)}</title>
<style nonce="${escape(nonce)}">${STYLE}</style>
</head>
<body>
<main>
<h1>${words(`${kind}-title`)}</h1>
<form method="post" action="${escape(action)}">${hidden.join('')}<button data-wait="${words('page-wait')}">${words(`${kind}-button`)}</button></form>
<p>${words('page-hint')}</p>
</main>
<script nonce="${escape(nonce)}">${SCRIPT}</script>
</body>
</html>
`
}
