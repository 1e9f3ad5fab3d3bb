const MODULE_PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g
const ROUTE_IMPORTS = /(?:^import \* as route\d+ from "[^"]+";\n)+/m
const ROUTE_IMPORT = /import \* as (route\d+) from ("[^"]+")/g

/**
 * Resolves after the first paint. A hidden tab is not painted and does not wait; one second is the limit for
 * browsers that report no paint.
 */
const FIRST_PAINT =
  "await new Promise(done=>{if(document.hidden)done();setTimeout(done,1000);new PerformanceObserver(done).observe({type:'paint',buffered:true})})"

/**
 * Changes the HTML that React Router renders, so that its scripts load and run after the first paint: visitors can
 * read a screen and follow its links without scripts, so styles, fonts and the first picture go first. If React
 * Router changes what it renders, the HTML stays as it is and scripts load as usual.
 */
export function deferHydration(html: string): string {
  if (!ROUTE_IMPORTS.test(html)) return html
  const files = [...html.matchAll(MODULE_PRELOAD)].map(([, file]) => file)
  const preload = `for(let href of ${JSON.stringify(files)})document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href}))`
  return html.replaceAll(MODULE_PRELOAD, '').replace(ROUTE_IMPORTS, (imports) => {
    const routes = [...imports.matchAll(ROUTE_IMPORT)]
    const names = routes.map(([, name]) => name)
    return `${FIRST_PAINT};${preload};const [${names}]=await Promise.all([${routes.map(([, , file]) => `import(${file})`)}]);\n`
  })
}
