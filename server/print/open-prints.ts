import type { PostgrestClient } from '@supabase/postgrest-js'
import type { Fetch } from '#backend/identity.ts'
import type { FileStore } from '#backend/storage/files/file-store.ts'
import type { ArtistWorkers } from '#providers/images/artist/workers.ts'
import type { Database } from '#supabase/database.types.ts'
import { VISITOR_HASH } from '../http/visitor.ts'
import { createPacks } from './create-packs.ts'
import { createPrints } from './create-prints.ts'
import { createShares } from './create-shares.ts'
import { createKeptFiles } from './kept-files.ts'
import { createMasters } from './masters.ts'
import { printablePage } from './printable-page.ts'

interface Options {
  siteUrl: string
  /** Reads as a visitor. */
  db: PostgrestClient<Database>
  storage: Fetch
  files: FileStore
  artist: ArtistWorkers
  log: { warn(facts: object, message: string): void }
}

/** Everything that is made from the masters of pages: sheets and packs to print, pictures to share. */
export function openPrints({ siteUrl, db, storage, files, artist, log }: Options) {
  const shared = {
    siteUrl,
    findPage: (slug: string) => printablePage(db, slug),
    masters: createMasters(storage, siteUrl),
    kept: createKeptFiles({ files, log }),
    log,
  }
  return {
    sheet: createPrints({
      ...shared,
      makePdf: (svg, options) => artist.run({ kind: 'pdf', svg, options }),
    }),
    pack: createPacks({
      ...shared,
      makePack: (sheets, options) => artist.run({ kind: 'pack', sheets, options }),
      async mayAsk(request) {
        const { error } = await db
          .rpc('claim_pack')
          .setHeader(VISITOR_HASH, request.headers.get(VISITOR_HASH) ?? '')
        return error?.message !== 'too_many_requests'
      },
    }),
    share: createShares({
      ...shared,
      makePicture: (svg, title) => artist.run({ kind: 'share', svg, title }),
    }),
  }
}
