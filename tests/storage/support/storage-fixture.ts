import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import type { Fetch } from '#backend/identity.ts'
import type { Sql } from 'postgres'
import { type Mock, vi } from 'vitest'
import type { StorageLimits } from '#backend/storage/storage-context.ts'
import { createStorage, type Storage } from '#backend/storage/create-storage.ts'
import { createDiskStore } from '#backend/storage/files/disk-store.ts'
import type { FileStore } from '#backend/storage/files/file-store.ts'
import { ApiError } from '#backend/api-error.ts'
import { platformDatabase } from '../../support/database/test-database.ts'

export const ANNA = '00000000-0000-4000-8000-00000000000a'
export const BEN = '00000000-0000-4000-8000-00000000000b'

export const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 210 297"><path d="M10 10h190v277H10z" fill="#fff" stroke="#000" stroke-width="3"/></svg>'

export interface StorageFixture {
  fetch: Fetch
  /** An unmodified supabase-js client of this caller; `anon` is not signed in. */
  as(caller: 'service' | 'anna' | 'ben' | 'anon'): SupabaseClient
  sql: Sql
  folder: string
  files: FileStore
  log: { warn: Mock; error: Mock }
  cleanUp: Storage['cleanUp']
  close(): Promise<void>
}

/** The tokens of these tests are the callers' names, because the tests do not cover token verification. */
async function identify(request: Request) {
  const bearer = request.headers.get('authorization')?.replace('Bearer ', '')
  if (bearer === 'service') return { role: 'service_role', claims: { role: 'service_role' } }
  if (bearer === 'anna' || bearer === 'ben')
    return { role: 'authenticated', claims: { role: 'authenticated', sub: bearer === 'anna' ? ANNA : BEN } }
  if (bearer === 'anon') return { role: 'anon', claims: { role: 'anon' } }
  throw new ApiError(401, 'bad_jwt', 'Invalid JWT')
}

/** Creates a public bucket `open`, and a bucket `private` in which each user may access only their own folder. */
export async function createStorageFixture(limits?: Partial<StorageLimits>): Promise<StorageFixture> {
  const database = await platformDatabase()
  const folder = mkdtempSync(path.join(tmpdir(), 'colorami-files-'))
  const files = createDiskStore(folder)
  const log = { warn: vi.fn(), error: vi.fn() }
  const clientKeyOf = (request: Request) => request.headers.get('x-client') ?? 'client'
  const storage = createStorage({
    sql: database.sql,
    files,
    identify,
    clientKeyOf,
    log,
    limits,
    // Tests decide themselves when files are cleaned up, however long they take.
    firstCleanupMs: 3_600_000,
  })
  const { fetch } = storage
  const as: StorageFixture['as'] = (caller) =>
    createClient('http://localhost:9', 'key', {
      accessToken: async () => caller,
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
    cleanUp: storage.cleanUp,
    async close() {
      await storage.close()
      await database.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
