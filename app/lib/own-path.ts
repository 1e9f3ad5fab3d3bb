/** An address somebody asks to be led to, if it is a path of this site; anybody can write a link that asks for another. */
export function ownPath(wanted: string | null, otherwise: string): string {
  if (!wanted?.startsWith('/') || wanted.length > 500) return otherwise
  // Resolved as a browser would: `//elsewhere.example` and `/\elsewhere.example` are foreign.
  const home = 'https://own.invalid'
  const target = URL.parse(wanted, home)
  return target?.origin === home ? target.pathname + target.search + target.hash : otherwise
}
