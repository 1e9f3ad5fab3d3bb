export type Rgb = readonly [number, number, number]
export type Lab = readonly [number, number, number]

export function readColor(text: string): Rgb {
  if (!text.startsWith('#')) return text === 'white' ? [255, 255, 255] : [0, 0, 0]
  const hex = text.length === 4 ? text.slice(1).replace(/./g, '$&$&') : text.slice(1, 7)
  const n = Number.parseInt(hex, 16)
  return [n >> 16, (n >> 8) & 255, n & 255]
}

const linear = (v: number) => (v > 10 ? ((v / 255 + 0.055) / 1.055) ** 2.4 : v / 3294.6)
const root = (v: number) => (v > 0.008856 ? Math.cbrt(v) : 7.787 * v + 16 / 116)

/** CIE L*a*b*, in which distances are close to perceived differences. */
export function toLab([red, green, blue]: Rgb): Lab {
  const [r, g, b] = [linear(red), linear(green), linear(blue)]
  const x = root((r * 0.4124 + g * 0.3576 + b * 0.1805) / 0.95047)
  const y = root(r * 0.2126 + g * 0.7152 + b * 0.0722)
  const z = root((r * 0.0193 + g * 0.1192 + b * 0.9505) / 1.08883)
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

export const difference = (a: Lab, b: Lab) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
