// Converts the allowed Noto icons to line art: node scripts/artist/convert.ts [id …]. With ids, only these are
// converted again; the others stay as they are in the data file.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { dataFile, readAllowList, readIcons, readOverrides } from './convert/icon-sources.ts'
import { storedFigure } from './convert/create-stored-figure.ts'

const started = performance.now()
const only = new Set(process.argv.slice(2))
const existingLines = new Map<string, string>()
if (only.size && existsSync(dataFile))
  for (const line of brotliDecompressSync(readFileSync(dataFile)).toString().split('\n'))
    if (line) existingLines.set((JSON.parse(line) as { id: string }).id, line)

const icons = readIcons()
const overrides = readOverrides()
const lines = readAllowList().map((allowed) => {
  const existing = only.has(allowed.id) ? undefined : existingLines.get(allowed.id)
  return existing ?? JSON.stringify(storedFigure(allowed, overrides.get(allowed.id), icons))
})
const text = Buffer.from(`${lines.join('\n')}\n`)
const compressed = brotliCompressSync(text, {
  params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 },
})
writeFileSync(dataFile, compressed)
const seconds = ((performance.now() - started) / 1000).toFixed(1)
console.log(`${lines.length} figures, ${text.length} bytes, ${compressed.length} compressed, ${seconds} s`)
