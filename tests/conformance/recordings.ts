import { readFileSync, writeFileSync } from 'node:fs'
import { caseTitle, type ApiCase, type ApiResponse } from './api-case.ts'

/** The versions that produced a recording. */
interface RecordedVersions {
  postgrest: string
  postgresql: number
}

export interface Recording {
  versions: RecordedVersions
  /** Normalised responses by the title of their case. */
  responses: ReadonlyMap<string, ApiResponse>
}

type RecordedCase = ApiCase & { response: ApiResponse }

const fileOf = (feature: string) => new URL(`recorded/${feature}.jsonl`, import.meta.url)

/** Reads PostgREST's responses: the first line contains the versions, each other line one case with its response. */
export function readRecording(feature: string): Recording {
  const [head, ...lines] = readFileSync(fileOf(feature), 'utf8').trimEnd().split('\n')
  return {
    versions: JSON.parse(head!) as RecordedVersions,
    responses: new Map(
      lines.map((line) => {
        const recorded = JSON.parse(line) as RecordedCase
        return [caseTitle(recorded), recorded.response]
      }),
    ),
  }
}

export function writeRecording(feature: string, versions: RecordedVersions, cases: readonly RecordedCase[]) {
  const lines = [versions, ...cases].map((line) => JSON.stringify(line))
  writeFileSync(fileOf(feature), `${lines.join('\n')}\n`)
}
