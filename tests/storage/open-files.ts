import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import type { Fetch } from '#backend/identity.ts'
import type { Sql } from 'postgres'
import { type Mock, vi } from 'vitest'
import type { StorageLimits } from '#backend/storage/context.ts'
import { createStorage, type Storage } from '#backend/storage/create-storage.ts'
import { createDiskStore } from '#backend/storage/files/disk.ts'
import type { FileStore } from '#backend/storage/files/file-store.ts'
import { WireError } from '#backend/wire-error.ts'
import { platformDatabase } from '../support/database.ts'

export const ANNA = '00000000-0000-4000-8000-00000000000a'
export const BEN = '00000000-0000-4000-8000-00000000000b'

export const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 210 297"><path d="M10 10h190v277H10z" fill="#fff" stroke="#000" stroke-width="3"/></svg>'

export interface Files {
  fetch: Fetch
  /** The unmodified client, speaking as somebody. */
  as(who: 'service' | 'anna' | 'ben' | 'key'): SupabaseClient
  sql: Sql
  folder: string
  files: FileStore
  log: { warn: Mock; error: Mock }
  sweep: Storage['sweep']
  close(): Promise<void>
}

/** Tokens of these tests are plain words: what is tested is what files do with an identity, not how it is proven. */
async function identify(request: Request) {
  const bearer = request.headers.get('authorization')?.replace('Bearer ', '')
  if (bearer === 'service') return { role: 'service_role', claims: { role: 'service_role' } }
  if (bearer === 'anna' || bearer === 'ben')
    return { role: 'authenticated', claims: { role: 'authenticated', sub: bearer === 'anna' ? ANNA : BEN } }
  if (bearer === 'key') return { role: 'anon', claims: { role: 'anon' } }
  throw new WireError(401, 'bad_jwt', 'Invalid JWT')
}

/** A bucket everybody may read, and one in which everybody signed in has a folder of their own. */
export async function openFiles(limits?: Partial<StorageLimits>): Promise<Files> {
  const database = await platformDatabase()
  const folder = mkdtempSync(path.join(tmpdir(), 'colorami-files-'))
  const files = createDiskStore(folder)
  const log = { warn: vi.fn(), error: vi.fn() }
  const storage = createStorage({ sql: database.sql, files, identify, log, limits })
  const { fetch } = storage
  const as: Files['as'] = (who) =>
    createClient('http://localhost:9', 'key', {
      accessToken: async () => who,
      global: { fetch: (input, init) => fetch(new Request(input as string, init)) },
    })
  await as('service').storage.createBucket('open', { public: true })
  await as('service').storage.createBucket('private', {
    public: false,
    fileSizeLimit: 1000,
    allowedMimeTypes: ['text/plain', 'image/*'],
  })
  await database.sql.unsafe(`
    create policy "own folder" on storage.objects for all to authenticated
      using (bucket_id = 'private' and (storage.foldername(name))[1] = auth.uid()::text)
      with check (bucket_id = 'private' and (storage.foldername(name))[1] = auth.uid()::text)`)
  return {
    fetch,
    as,
    sql: database.sql,
    folder,
    files,
    log,
    sweep: storage.sweep,
    async close() {
      await storage.close()
      await database.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
