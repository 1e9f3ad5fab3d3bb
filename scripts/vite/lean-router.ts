import { parseAst, type Plugin } from 'vite'

/** Who ends something with a sentence for developers, and where among the arguments it stands. */
const ENDINGS: Readonly<Record<string, number>> = { invariant: 1, Error: 0 }
/** Who only warns them. */
const WARNINGS = new Set(['warning', 'warnOnce', 'warningOnce'])
/** What the bundler may leave out when nobody uses the result, and a name that only tools for developers read. */
const PURE = /= (React\$1\.(?:forwardRef|createContext)\()/g
const NAMES = /^\w+\.displayName = ".*";$/gm

/**
 * What is known here, by file. The bundler then leaves out what would be needed only if it were otherwise. And one thing that is to
 * happen otherwise.
 */
const KNOWN: Readonly<Record<string, readonly (readonly [code: string, known: string])[]>> = {
  // An option nobody sets.
  'router/router.js': [
    ['init.instrumentations', '(void 0)'],
    // See routeModules.js.
    [
      'cache[key] = propertyPromise;',
      'cache[key] = propertyPromise;\n\tpropertyPromise.catch(() => cache[key] = void 0);',
    ],
  ],
  // All routes come at once (react-router.config.ts), so none are asked for later.
  'dom/ssr/fog-of-war.js': [
    ['if (!isFogOfWarEnabled(routeDiscovery, ssr)) return;', 'return;'],
    [
      'if (!isFogOfWarEnabled(routeDiscovery, ssr) || window.navigator?.connection?.saveData === true) return;',
      'return;',
    ],
  ],
  // A screen whose script is gone, because there is a newer build, is there after a reload. Without a connection the reload would end on the
  // browser's own page; asking once more tells the two apart, and what fails then is shown where the screen would be.
  'dom/ssr/routeModules.js': [
    ['console.error(`Error loading route module \\`${route.module}\\`, reloading page...`);', ''],
    ['console.error(error);', 'await fetch(route.module, { cache: "no-store" });'],
  ],
  // What failed then is not remembered, so that the next press tries again.
  'dom/ssr/routes.js': [
    [
      'return await routeModulePromise;',
      'return await routeModulePromise.finally(() => lazyRoutePromise = void 0);',
    ],
  ],
  // The scripts that start everything are written and announced by the server (app/lib/paint-first.ts).
  'dom/ssr/components.js': [
    ['let enableFogOfWar = isFogOfWarEnabled(routeDiscovery, ssr);', 'let enableFogOfWar = false;'],
    ['let contextScript = staticContext', 'let contextScript = false'],
    ['let routeModulesScript = !isStatic', 'let routeModulesScript = true'],
    ['}) : null, !enableFogOfWar ? ', '}) : null, false ? '],
    ['let preloads = isHydrated || isRSCRouterContext ? []', 'let preloads = true ? []'],
  ],
}

/**
 * React Router as a browser needs it. Its production build still carries every sentence it could say to a developer, four kilobytes of
 * each first visit; as in React's own build, they stay behind. In development and on the server it is as it was published.
 */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!id.includes('/react-router/dist/')) return undefined
      return { code: withoutMessages(withWhatIsKnown(code, id)), map: null }
    },
  }
}

function withWhatIsKnown(code: string, id: string): string {
  const [, known = []] = Object.entries(KNOWN).find(([file]) => id.endsWith(`/lib/${file}`)) ?? []
  return known.reduce((rest, [was, is]) => {
    // A new version may have moved it: better to hear of it here than from the budget.
    if (!rest.includes(was)) throw new Error(`react-router no longer has ${was}`)
    return rest.replaceAll(was, is)
  }, code)
}

export function withoutMessages(code: string): string {
  return messagesIn(parseAst(code) as unknown as Node)
    .toSorted((a, b) => b.start - a.start)
    .reduce((rest, { start, end }) => `${rest.slice(0, start)}''${rest.slice(end)}`, code)
    .replaceAll(PURE, '= /* @__PURE__ */ $1')
    .replaceAll(NAMES, '')
}

interface Node {
  type: string
  start: number
  end: number
  callee?: { type: string; name?: string }
  arguments?: Node[]
  value?: unknown
  operator?: string
}

function messagesIn(node: Node): Node[] {
  const called = (node.callee?.type === 'Identifier' && node.callee.name) || ''
  if (WARNINGS.has(called)) return [node]
  const place = ENDINGS[called]
  const message = place === undefined ? undefined : node.arguments?.[place]
  if (message && isText(message)) return [message]
  return Object.values(node)
    .flat()
    .filter((child): child is Node => typeof child?.type === 'string')
    .flatMap(messagesIn)
}

const isText = ({ type, value, operator }: Node) =>
  type === 'TemplateLiteral' ||
  (type === 'Literal' && typeof value === 'string') ||
  (type === 'BinaryExpression' && operator === '+')
