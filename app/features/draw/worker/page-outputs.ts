// What becomes of a finished drawing. Not needed for drawing, so it is loaded later.
import { createRegionMap } from '#artist/coloring/create-region-map.ts'
import { readMaster } from '#artist/page/parse-master.ts'
import type { Deflate } from '#artist/print/bytes.ts'
import * as print from '#artist/print/page-pdf.ts'
import * as picture from '#artist/print/page-png.ts'
import { compress } from '#app/lib/browser/compress.ts'
import type { WorkerCalls } from './messages.ts'

export { createRegionMap }

const deflate: Deflate = (bytes) => compress(bytes)

export const pagePdf = ({ svg, options }: WorkerCalls['pdf'][0]) =>
  print.pagePdf(readMaster(svg), options, deflate)

export const pagePng = ({ svg }: WorkerCalls['png'][0]) => picture.pagePng(readMaster(svg), deflate)
