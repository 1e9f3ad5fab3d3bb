import { expect, test } from 'vitest'
import { createPdfLayout, MAX_PDF_PAGE_UNITS, clampPageSize, PDF_MARGIN_POINTS } from './pdf-layout.ts'

const rounded = ({ x, y, width, height }: ReturnType<typeof createPdfLayout>['picture']) =>
  [x, y, width, height].map((value) => Math.round(value * 100) / 100)

test.each([
  [
    'a tall picture fills the height between the margins',
    [1000, 2000],
    'portrait',
    [107.17, 40, 380.95, 761.89],
  ],
  ['a wide picture is printed in landscape', [2000, 1000], 'landscape', [40, 107.17, 761.89, 380.95]],
  ['a square picture is printed in portrait', [1000, 1000], 'portrait', [40, 163.31, 515.28, 515.28]],
  ['a small picture is centred in its own size', [100, 200], 'portrait', [247.64, 320.95, 100, 200]],
] as const)('%s', (_, [width, height], orientation, picture) => {
  const layout = createPdfLayout({ width, height })
  expect(layout.orientation).toBe(orientation)
  expect(rounded(layout.picture)).toEqual(picture)
})

test('on Letter the sheet is 612 x 792 points', () => {
  expect(createPdfLayout({ width: 10, height: 20 }, 'letter').page).toEqual({ width: 612, height: 792 })
  expect(createPdfLayout({ width: 20, height: 10 }, 'letter').page).toEqual({ width: 792, height: 612 })
})

test.each([
  [1, 50_000],
  [50_000, 1],
  [3000, 2999],
  [2480, 3508],
])('a picture of %d x %d stays within the margins', (width, height) => {
  const { page, picture } = createPdfLayout({ width, height })
  expect(picture.x).toBeGreaterThanOrEqual(PDF_MARGIN_POINTS - 1e-9)
  expect(picture.y).toBeGreaterThanOrEqual(PDF_MARGIN_POINTS - 1e-9)
  expect(picture.x * 2 + picture.width).toBeCloseTo(page.width)
  expect(picture.width / picture.height).toBeCloseTo(width / height)
})

test('no page is larger than readers accept', () => {
  expect(clampPageSize(20_000, 500)).toEqual({ width: MAX_PDF_PAGE_UNITS, height: 500 })
})

test('a picture without a size throws instead of giving a broken file', () => {
  expect(() => createPdfLayout({ width: 0, height: 10 })).toThrow(RangeError)
  expect(() => createPdfLayout({ width: Number.NaN, height: 10 })).toThrow(RangeError)
})
