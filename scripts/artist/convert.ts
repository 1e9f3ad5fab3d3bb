// Turns the allowed Noto icons into line art: node scripts/artist/convert.ts [id …]
// With ids only these are converted anew; the others stay as they are in the data file.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { dataFile, readAllowList, readIcons, readOverrides } from './convert/source.ts'
import { storedFigure } from './convert/store.ts'

const started = performance.now()
const only = new Set(process.argv.slice(2))
const before = new Map<string, string>()
if (only.size && existsSync(dataFile))
  for (const line of brotliDecompressSync(readFileSync(dataFile)).toString().split('\n'))
    if (line) before.set((JSON.parse(line) as { id: string }).id, line)

const icons = readIcons()
const overrides = readOverrides()
const lines = readAllowList().map((allowed) => {
  const kept = only.has(allowed.id) ? undefined : before.get(allowed.id)
  return kept ?? JSON.stringify(storedFigure(allowed, overrides.get(allowed.id), icons))
})
const text = Buffer.from(`${lines.join('\n')}\n`)
const packed = brotliCompressSync(text, {
  params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 },
})
writeFileSync(dataFile, packed)
const seconds = ((performance.now() - started) / 1000).toFixed(1)
console.log(`${lines.length} figures, ${text.length} bytes, ${packed.length} compressed, ${seconds} s`)
