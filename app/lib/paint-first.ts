const PRELOADED = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g
const SCREENS = /(?:^import \* as route\d+ from "[^"]+";\n)+/m
const SCREEN = /import \* as (route\d+) from ("[^"]+")/g

/** Until something has been painted. Nobody waits for that where nothing is shown, nor for long where the browser does not tell. */
const SEEN =
  "await new Promise(go=>{if(document.hidden)go();setTimeout(go,1000);new PerformanceObserver(go).observe({type:'paint',buffered:true})})"

/**
 * What React Router starts a document with, but after the first frame: a screen is seen, read and followed without any script, so scripts
 * give way to styles, letters and the first picture, and never run before anything is painted.
 */
export function paintFirst(html: string): string {
  const files = [...html.matchAll(PRELOADED)].map(([, file]) => file)
  const fetched = `for(let href of ${JSON.stringify(files)})document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href}))`
  return html.replaceAll(PRELOADED, '').replace(SCREENS, (imports) => {
    const screens = [...imports.matchAll(SCREEN)]
    const names = screens.map(([, name]) => name)
    return `${SEEN};${fetched};const [${names}]=await Promise.all([${screens.map(([, , file]) => `import(${file})`)}]);\n`
  })
}
