import type { ArtistWorkerPool } from '#providers/images/artist/workers/artist-worker-pool.ts'
import type { ImageProvider } from '#providers/images/image-provider.ts'
import type { ModerationProvider } from '#providers/moderation/moderation-provider.ts'
import type { SpeechProvider } from '#providers/speech/speech-provider.ts'
import type { TranslationProvider } from '#providers/translation/translation-provider.ts'
import type { SiteBackups } from './site-backups.ts'
import type { SiteDiagnostics } from './site-status.ts'
import type { TableViewer } from './table-viewer.ts'

/** Sends notices to account owners. The implementation chooses the words from kind and language. */
export interface NoticeMail {
  /** Throws when the mail server does not accept the mail. */
  send(notice: { to: string; kind: string; language: string }): Promise<void>
}

/** The services that functions and jobs use. An optional provider that is undefined is not configured. */
export interface Providers {
  /**
   * Our own drawing workers: pages, titles and renditions. Present even if a hosted model draws the wishes.
   */
  artist: ArtistWorkerPool
  /** Draws the wishes: the artist or a hosted model. */
  images: ImageProvider
  moderation: ModerationProvider
  speech?: SpeechProvider
  translation?: TranslationProvider
  mail: NoticeMail
  diagnostics: SiteDiagnostics
  tables: TableViewer
  /** Undefined with a Supabase project, which makes its own backups. */
  backups?: SiteBackups
}
