/** The crayons of the coloring screen and of color by number: from red to white, as in a box. Texts: `coloring.crayon-<id>`. */
export const CRAYONS = [
  { id: 'red', color: '#e5383b' },
  { id: 'dark-red', color: '#9b2335' },
  { id: 'orange', color: '#f78c1f' },
  { id: 'peach', color: '#f8c9a0' },
  { id: 'yellow', color: '#ffd93b' },
  { id: 'cream', color: '#fff3c4' },
  { id: 'lime', color: '#b5d94c' },
  { id: 'green', color: '#4caf50' },
  { id: 'dark-green', color: '#1f6f3f' },
  { id: 'turquoise', color: '#2fc1b8' },
  { id: 'sky-blue', color: '#9bd7f5' },
  { id: 'blue', color: '#2f80d8' },
  { id: 'dark-blue', color: '#23408e' },
  { id: 'lavender', color: '#c3b1e8' },
  { id: 'purple', color: '#8146a8' },
  { id: 'magenta', color: '#d63384' },
  { id: 'pink', color: '#f8a5c5' },
  { id: 'beige', color: '#e6cfa7' },
  { id: 'light-brown', color: '#c08a4e' },
  { id: 'brown', color: '#7a4a24' },
  { id: 'light-gray', color: '#cfd4d9' },
  { id: 'gray', color: '#868e96' },
  { id: 'black', color: '#3a3a3f' },
  { id: 'white', color: '#ffffff' },
] as const satisfies readonly { id: string; color: string }[]

export type CrayonId = (typeof CRAYONS)[number]['id']

/** The parts of a color such as `#e5383b`, each from 0 to 255. */
export function rgbOf(color: string): [red: number, green: number, blue: number] {
  const value = Number.parseInt(color.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}
