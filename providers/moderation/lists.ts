import { readFileSync } from 'node:fs'

export const readList = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8')
