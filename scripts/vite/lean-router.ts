import { parseAst, type Plugin } from 'vite'

/** Who ends something with a sentence for developers, and where among the arguments it stands. */
const ENDINGS: Readonly<Record<string, number>> = { invariant: 1, Error: 0 }
/** Who only warns them. */
const WARNINGS = new Set(['warning', 'warnOnce', 'warningOnce'])
/** What the bundler may leave out when nobody uses the result, and a name that only tools for developers read. */
const PURE = /= (React\$1\.(?:forwardRef|createContext)\()/g
const NAMES = /^\w+\.displayName = ".*";$/gm

/** An option nobody here sets. Where it is known to be missing, the bundler leaves out what it alone would need. */
const UNSET = 'init.instrumentations'

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
      // A new version may have moved it: better to hear of it here than from the budget.
      if (id.endsWith('/lib/router/router.js') && !code.includes(UNSET))
        throw new Error(`react-router no longer has ${UNSET}`)
      return { code: withoutMessages(code).replaceAll(UNSET, '(void 0)'), map: null }
    },
  }
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
