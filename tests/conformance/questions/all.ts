import type { Feature } from './feature.ts'
import { columns, embedding } from './reading.ts'

export const features: Feature[] = [columns, embedding]
