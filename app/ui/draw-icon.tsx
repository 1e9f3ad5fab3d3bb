import { createElement, type SVGProps } from 'react'

interface IconData {
  node: readonly (readonly [tag: string, attributes: Record<string, string>])[]
}

/**
 * Stands in for the icon library's own component (`scripts/vite/light-icons.ts`): ours are never recoloured, renamed or sized by a context,
 * so that nobody has to load what would be needed for it.
 */
export default function drawIcon({ node }: IconData) {
  return function Icon(props: SVGProps<SVGSVGElement>) {
    return (
      <svg
        viewBox="0 0 24 24"
        width="24"
        height="24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        {...props}
      >
        {node.map(([tag, attributes], key) => createElement(tag, { key, ...attributes }))}
      </svg>
    )
  }
}
