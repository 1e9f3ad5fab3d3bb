import type { PostgrestClient } from '@supabase/postgrest-js'
import type { Fetch } from '#backend/identity.ts'
import type { FileStore } from '#backend/storage/files/file-store.ts'
import type { ArtistWorkerPool } from '#providers/images/artist/workers/artist-worker-pool.ts'
import type { Database } from '#supabase/database.types.ts'
import { VISITOR_HASH_HEADER } from '../http/middleware/visitor-headers.ts'
import { classPacks } from './class-packs.ts'
import { findPrintablePage } from './find-printable-page.ts'
import { pagePrints } from './page-prints.ts'
import { createMasterReader } from './read-master.ts'
import { createRenditionCache } from './rendition-cache.ts'
import { createRenditionHandler } from './rendition-handler.ts'
import { sharePictures } from './share-pictures.ts'

interface Options {
  siteUrl: string
  /** Reads with the rights of an anonymous visitor. */
  db: PostgrestClient<Database>
  storage: Fetch
  files: FileStore
  artist: ArtistWorkerPool
  log: { warn(fields: object, message: string): void }
}

export interface PrintHandlers {
  pagePrint: Fetch
  classPack: Fetch
  sharePicture: Fetch
}

/** Creates the handlers of all files that are rendered from the masters of pages. */
export function createPrintHandlers({ siteUrl, db, storage, files, artist, log }: Options): PrintHandlers {
  const dependencies = {
    findPage: (slug: string) => findPrintablePage(db, slug),
    masters: createMasterReader(storage, siteUrl),
    cache: createRenditionCache({ files, log }),
    log,
  }
  const prints = pagePrints({
    siteUrl,
    createPdf: (svg, options) => artist.run({ kind: 'pdf', svg, options }),
  })
  const packs = classPacks({
    siteUrl,
    createPdf: (sheets, options) => artist.run({ kind: 'pack', sheets, options }),
    async mayCreate(request) {
      const { error } = await db
        .rpc('claim_pack')
        .setHeader(VISITOR_HASH_HEADER, request.headers.get(VISITOR_HASH_HEADER) ?? '')
      return error?.message !== 'too_many_requests'
    },
  })
  const pictures = sharePictures({
    createPicture: (svg, title) => artist.run({ kind: 'share', svg, title }),
  })
  return {
    pagePrint: createRenditionHandler(prints, dependencies),
    classPack: createRenditionHandler(packs, dependencies),
    sharePicture: createRenditionHandler(pictures, dependencies),
  }
}
