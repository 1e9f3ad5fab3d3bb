/** An address somebody asks to be led to, if it is a path of this site; anybody can write a link that asks for another. */
export function ownPath(wanted: string | null, otherwise: string): string {
  if (!wanted?.startsWith('/') || wanted.length > 500) return otherwise
  // Resolved as a browser would: `//elsewhere.example` and `/\elsewhere.example` are foreign, and so is what `/..//elsewhere.example` becomes.
  const target = URL.parse(wanted, HOME)
  if (target?.origin !== HOME || target.pathname.startsWith('//')) return otherwise
  return target.pathname + target.search + target.hash
}

const HOME = 'https://own.invalid'
