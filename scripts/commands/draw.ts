// `npm run draw -- "a cat on the moon" --style cartoon --out page.pdf`: draws one wish, or with --batch a file of wishes.
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { DIFFICULTIES, STYLES, type Difficulty, type Style } from '#domain/pages/creation-options.ts'
import { FALLBACK_LANGUAGE, isLanguage, type Language } from '#domain/text/languages.ts'
import type { Artist, SceneRequest } from '#artist/artist.ts'
import { ORIENTATIONS, type Orientation } from '#artist/page/paper.ts'
import type { Picture } from '#artist/compose/picture.ts'
import type { Scene } from '#artist/scene.ts'
import { createLocalArtist } from '#providers/images/artist/create-local-artist.ts'
import { pagePdf } from '#providers/images/artist/output/page-pdf.ts'
import { pagePng, pageWebp } from '#providers/images/artist/output/page-images.ts'
import { readOptions } from '../command-line/read-options.ts'

const USAGE = `npm run draw -- "a cat on the moon" [--lang en] [--style cartoon] [--difficulty easy] [--seed 1]
                [--orientation portrait|landscape] [--banner "A title of my own"] [--out page.svg|png|pdf|webp] [--json]
npm run draw -- --batch wishes.jsonl --json      one { prompt, lang, style } a line, one result a line`

const { values, positionals } = readOptions(
  {
    allowPositionals: true,
    options: {
      lang: { type: 'string', default: FALLBACK_LANGUAGE },
      style: { type: 'string', default: 'cartoon' },
      difficulty: { type: 'string' },
      seed: { type: 'string', default: '1' },
      orientation: { type: 'string' },
      banner: { type: 'string' },
      out: { type: 'string' },
      json: { type: 'boolean', default: false },
      batch: { type: 'string' },
    },
  },
  USAGE,
)

function fail(message: string): never {
  console.error(`${message}\n\n${USAGE}`)
  process.exit(2)
}

const oneOf = <T extends string>(name: string, value: string, known: readonly T[]): T =>
  (known as readonly string[]).includes(value)
    ? (value as T)
    : fail(`--${name} must be one of ${known.join(', ')}`)

interface Line {
  prompt?: string
  lang?: string
  style?: string
  difficulty?: string
  seed?: number
}

function createRequest(line: Line): SceneRequest {
  const lang = line.lang ?? values.lang
  const difficulty = line.difficulty ?? values.difficulty
  const seed = line.seed ?? Number(values.seed)
  return {
    prompt: String(line.prompt ?? ''),
    language: isLanguage(lang) ? (lang as Language) : fail(`unknown language: ${lang}`),
    style: oneOf<Style>('style', line.style ?? values.style, STYLES),
    difficulty:
      difficulty === undefined ? undefined : oneOf<Difficulty>('difficulty', difficulty, DIFFICULTIES),
    seed: Number.isSafeInteger(seed) ? seed : fail('--seed must be a whole number'),
    orientation:
      values.orientation === undefined
        ? undefined
        : oneOf<Orientation>('orientation', values.orientation, ORIENTATIONS),
    banner: values.banner,
  }
}

async function drawWish(artist: Artist, request: SceneRequest, out?: string) {
  const started = performance.now()
  const scene = artist.createScene(request)
  const drawn = artist.draw(scene)
  if (out) await writeFile(out, await renderFile(out, drawn.svg, drawn.page))
  const { figures, setting, unknown } = scene.wish
  const otherIds = figures.flatMap((figure, i) => [
    ...(i === 0 ? [] : [figure.noun]),
    ...(figure.role ? [figure.role] : []),
    ...figure.holds,
    ...figure.wears,
  ])
  return {
    subjects: [
      ...figures.slice(0, 1).map(({ noun }) => ({ id: noun, role: 'main' })),
      ...[...new Set(otherIds)].map((id) => ({ id, role: 'other' })),
    ],
    setting: setting ?? drawn.composition.place,
    place: drawn.composition.place,
    unknown,
    undrawn: drawn.outcome.notDrawn,
    drawn: drawn.outcome.drawn,
    drawnAs: drawn.outcome.drawnAs,
    toColor: drawn.outcome.toColor,
    titles: titlesByLanguage(artist, scene, drawn.composition.picture),
    difficulty: drawn.difficulty,
    gate: drawn.verdict,
    ms: Math.round(performance.now() - started),
  }
}

const titlesByLanguage = (artist: Artist, scene: Scene, picture: Picture) =>
  Object.fromEntries(
    Object.entries(artist.writeTexts(scene, picture)).map(([language, { title }]) => [language, title]),
  )

async function renderFile(
  out: string,
  svg: string,
  page: Parameters<typeof pagePdf>[0],
): Promise<Uint8Array | string> {
  switch (path.extname(out)) {
    case '.svg':
      return svg
    case '.png':
      return pagePng(page)
    case '.pdf':
      return pagePdf(page, { paperSize: 'a4' })
    case '.webp':
      return pageWebp(svg, 800)
    default:
      return fail('--out must end in .svg, .png, .pdf or .webp')
  }
}

const artist = await createLocalArtist()
if (values.batch) {
  const lines = (await readFile(values.batch, 'utf8')).split('\n').filter((line) => line.trim())
  for (const line of lines)
    console.log(JSON.stringify(await drawWish(artist, createRequest(JSON.parse(line) as Line))))
} else {
  const prompt = positionals.join(' ')
  if (!prompt) fail('Which wish?')
  const result = await drawWish(
    artist,
    createRequest({ prompt }),
    values.out ?? (values.json ? undefined : 'page.svg'),
  )
  if (values.json) console.log(JSON.stringify(result, null, 2))
  else console.log(`${values.out ?? 'page.svg'}: ${result.titles.en}, ${result.difficulty}, ${result.ms} ms`)
}
