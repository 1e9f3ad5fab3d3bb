import path from 'node:path'
import { type Orientation, paperFor } from '#artist/page/paper.ts'
import { toSvg } from '#artist/page/to-svg.ts'
import { createSqlClient } from '#backend/database/sql-client.ts'
import { createDiskStore } from '#backend/storage/files/disk-store.ts'
import { createS3Store } from '#backend/storage/files/s3-store.ts'
import { storeFiles } from '#backend/storage/store-files.ts'
import { type ServerProcess, databaseOf } from '../site/server-process.ts'

/** A master file as the artist writes it: one house on an empty sheet. */
export function houseSvg(orientation: Orientation = 'portrait'): string {
  const house = 'M200 600L400 400L600 600L600 760L200 760Z'
  const shapes = [{ d: house, fill: 'paper' as const, stroke: 1, level: 1 as const }]
  return toSvg({ paper: paperFor(orientation), pen: 6, shapes })
}

type Files = { thumbnail_url: string; file_url: string | null }

/** Stores a drawing for a page of the sample library: a vector master, or only a picture. */
export async function storeDrawing(
  site: ServerProcess,
  slug: string,
  file: { svg: string } | { png: Uint8Array<ArrayBuffer> },
): Promise<void> {
  const sql = createSqlClient(databaseOf(site), { max: 1 })
  const isVector = 'svg' in file
  const name = `drawn/${slug}.${isVector ? 'svg' : 'png'}`
  const bytes = isVector ? new TextEncoder().encode(file.svg) : file.png
  const type = isVector ? 'image/svg+xml' : 'image/png'
  const files: Files = {
    thumbnail_url: `/storage/v1/object/public/pages/${name}`,
    file_url: isVector ? `/print/${slug}.pdf` : null,
  }
  try {
    const store = site.s3 ? createS3Store(site.s3) : createDiskStore(path.join(site.dataDir, 'files'))
    await storeFiles(sql, store, 'pages', [{ name, bytes, type }])
    await sql`update public.coloring_pages set ${sql(files)} where slug = ${slug}`
  } finally {
    await sql.end({ timeout: 1 })
  }
}
