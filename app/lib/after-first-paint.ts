/** How React Router writes what starts the scripts of a page; it has no setting for when. */
const PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g
const START = 'type="module" async=""'
const WAITING = 'type="text/plain" data-after-paint=""'

/**
 * The page with its scripts left for after the first paint: it is seen, read and followed without any, so they give way to styles, letters and
 * the first picture. `more` are scripts that will be asked for as well.
 */
export function afterFirstPaint(html: string, nonce: string, ...more: readonly string[]): string {
  const scripts = [...html.matchAll(PRELOAD)].map(([, address = '']) => address)
  const starter = `<script nonce="${nonce}">(${STARTER})(${JSON.stringify([...scripts, ...more])})</script>`
  return html
    .replaceAll(PRELOAD, '')
    .replace(START, WAITING)
    .replace('</body>', () => `${starter}</body>`)
}

/**
 * Runs in the browser at the end of the page. Whatever holds up the first frame holds this up, too; a tab in the background has no frames and does
 * not wait. It takes itself out of the document before React looks.
 */
const STARTER = `scripts => {
const own = document.currentScript
const waiting = document.querySelector('[data-after-paint]')
const add = (tag, values) =>
  document.head.append(Object.assign(document.createElement(tag), values, { nonce: own.nonce }))
const start = () => {
  for (const href of scripts) add('link', { rel: 'modulepreload', href })
  add('script', { type: 'module', text: waiting.text })
}
own.remove()
document.hidden ? start() : requestAnimationFrame(() => setTimeout(start))
}`
