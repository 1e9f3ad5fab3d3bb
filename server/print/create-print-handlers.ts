import type { PostgrestClient } from '@supabase/postgrest-js'
import { createClientTurns } from '#backend/fairness/client-turns.ts'
import type { Fetch } from '#backend/identity.ts'
import type { FileStore } from '#backend/storage/files/file-store.ts'
import type { ArtistJob } from '#providers/images/artist/workers/artist-jobs.ts'
import type { ArtistWorkerPool } from '#providers/images/artist/workers/artist-worker-pool.ts'
import type { NumberPdfOptions, NumberPage } from '#artist/print/color-by-number-pdf.ts'
import type { Scene } from '#artist/scene.ts'
import type { Database } from '#supabase/database.types.ts'
import { VISITOR_HASH_HEADER } from '../http/middleware/visitor-headers.ts'
import { classPacks } from './class-packs.ts'
import { coloredPictures } from './colored-pictures.ts'
import { createRegionMapReader, regionMaps } from './coloring/region-maps.ts'
import { numberPrints } from './coloring/number-prints.ts'
import { findPrintablePage } from './find-printable-page.ts'
import { createLevelDrawings } from './levels/level-drawings.ts'
import { levelPictures } from './levels/level-pictures.ts'
import { levelPrints } from './levels/level-prints.ts'
import { pagePrints } from './page-prints.ts'
import { createSceneHandler } from './page-scenes.ts'
import { createMasterReader } from './read-master.ts'
import { createRenditionCache } from './rendition-cache.ts'
import { createRenditionHandler } from './rendition-handler.ts'
import { sharePictures } from './share-pictures.ts'

interface Options {
  siteUrl: string
  /** Reads with the rights of an anonymous visitor. */
  db: PostgrestClient<Database>
  /** Reads what the artist drew a page from, which visitors may not read. */
  findScene(slug: string): Promise<Scene | undefined>
  storage: Fetch
  files: FileStore
  /** Called with the size of every file that is stored. */
  onStored(bytes: number): void
  artist: ArtistWorkerPool
  log: { warn(fields: object, message: string): void }
}

export interface PrintHandlers {
  pagePrint: Fetch
  classPack: Fetch
  sharePicture: Fetch
  coloredPicture: Fetch
  regionMap: Fetch
  levelPicture: Fetch
  levelPrint: Fetch
  numberPrint: Fetch
  pageScene: Fetch
}

/** A whole class behind one address can print at once; a flood gets 429 and leaves the artist to others. */
const TURN_LIMITS = { maxActive: 1, maxWaiting: 40, maxWaitMs: 20_000 }
/** Each takes one connection of the database at a time. */
const LOOKUP_LIMITS = { maxActive: 3, maxWaiting: 100, maxWaitMs: 20_000 }

/** Creates the handlers of all files that are rendered from the masters of pages. */
export function createPrintHandlers({
  siteUrl,
  db,
  findScene,
  storage,
  files,
  onStored,
  artist,
  log,
}: Options): PrintHandlers {
  const render = <J extends ArtistJob>(job: J) => artist.run(job, 'download')
  /** A call of the database counts the new files of a visitor. */
  const withinLimit = (claim: 'claim_pack' | 'claim_print') => async (request: Request) => {
    const { error } = await db
      .rpc(claim)
      .setHeader(VISITOR_HASH_HEADER, request.headers.get(VISITOR_HASH_HEADER) ?? '')
    return error?.message !== 'too_many_requests'
  }
  const dependencies = {
    findPage: (slug: string) => findPrintablePage(db, slug),
    masters: createMasterReader(storage, siteUrl),
    cache: createRenditionCache({ files, log, onStored }),
    turns: createClientTurns(TURN_LIMITS),
    lookups: createClientTurns(LOOKUP_LIMITS),
    mayCreate: withinLimit('claim_print'),
    log,
  }
  // Packs and levels are more work than a print.
  const packDependencies = { ...dependencies, mayCreate: withinLimit('claim_pack') }
  const drawLevel = createLevelDrawings({
    findScene,
    draw: async (scene) => (await render({ kind: 'redraw', scene })).svg,
    cache: dependencies.cache,
  })
  const levels = levelPrints({
    siteUrl,
    drawLevel,
    createPdf: (pages, options) => render({ kind: 'pack', pages, options }),
  })
  const previews = levelPictures({
    drawLevel,
    createPicture: (svg, width) => render({ kind: 'webp', svg, width }),
  })
  const prints = pagePrints({
    siteUrl,
    createPdf: (svg, options) => render({ kind: 'pdf', svg, options }),
  })
  const pictures = sharePictures({
    createPicture: (svg, title) => render({ kind: 'share', svg, title }),
  })
  const colored = coloredPictures({
    createPicture: (svg, width) => render({ kind: 'colored', svg, width }),
  })
  const regionMapOptions = {
    findScene,
    createRegionMap: (svg: string, scene: Scene | undefined) => render({ kind: 'region-map', svg, scene }),
  }
  const numberOptions = {
    siteUrl,
    readRegionMap: createRegionMapReader(regionMapOptions, dependencies.cache),
    createNumberPdf: (pages: NumberPage[], options: NumberPdfOptions) =>
      render({ kind: 'color-by-number', pages, options }),
  }
  const packs = classPacks({
    ...numberOptions,
    createPdf: (pages, options) => render({ kind: 'pack', pages, options }),
  })
  return {
    pagePrint: createRenditionHandler(prints, dependencies),
    classPack: createRenditionHandler(packs, packDependencies),
    sharePicture: createRenditionHandler(pictures, dependencies),
    coloredPicture: createRenditionHandler(colored, dependencies),
    regionMap: createRenditionHandler(regionMaps(regionMapOptions), dependencies),
    levelPicture: createRenditionHandler(previews, packDependencies),
    numberPrint: createRenditionHandler(numberPrints(numberOptions), packDependencies),
    levelPrint: createRenditionHandler(levels, packDependencies),
    pageScene: createSceneHandler({ findPage: dependencies.findPage, findScene }),
  }
}
