import { expect, test } from 'vitest'
import { colorByNumber } from './color-by-number.ts'
import type { RegionMap, MapRegion } from './region-map.ts'
import { CRAYONS } from './crayons.ts'
import { ANSWERS, createTask, SUM_LEVELS } from './sums.ts'

const crayon = (id: string) => CRAYONS.findIndex((one) => one.id === id)
/** The coordinates only seed the sums, so the area serves as both. */
const region = (color: string, mm2: number, room = 20): MapRegion => [
  '',
  mm2,
  mm2,
  room,
  mm2,
  0,
  crayon(color),
]
const pageOf = (...regions: MapRegion[]) => ({ regions }) as unknown as RegionMap

const PAGE = pageOf(
  region('sky-blue', 900),
  region('green', 800),
  region('orange', 700),
  region('brown', 600),
  region('dark-green', 5),
  region('orange', 3, 3),
)

test('the colors of the largest areas are numbered in the order of the box, and others get the most similar one', () => {
  const { legend, regions } = colorByNumber(PAGE, { colors: 4 })
  expect(legend.map(({ number, crayon: index }) => `${number} ${CRAYONS[index]!.id}`)).toEqual([
    '1 orange',
    '2 green',
    '3 sky-blue',
    '4 brown',
  ])
  expect(regions.map(({ number }) => number)).toEqual([3, 2, 1, 4, 2, 1])
})

test('a number is as large as its region allows, and a region that is too small gets none', () => {
  const { regions } = colorByNumber(PAGE, { colors: 4 })
  expect(regions[0]).toMatchObject({ text: '3', size: 26 })
  expect(regions[5]).toMatchObject({ size: 0, number: 1 })
})

test('there are at least four and at most eight colors if the page has them', () => {
  const colorful = pageOf(...CRAYONS.map(({ id }) => region(id, 100)))
  expect(colorByNumber(colorful, { colors: 99 }).legend).toHaveLength(8)
  const withoutWhite = pageOf(...CRAYONS.slice(0, -1).map(({ id }) => region(id, 100)))
  expect(colorByNumber(withoutWhite, { colors: 1 }).legend).toHaveLength(4)
})

const crayonsOf = (page: RegionMap, colors: number) =>
  colorByNumber(page, { colors }).regions.map((numbered) => CRAYONS[numbered.crayon]!.id)

test('eyes stay white, and white is not counted among the four colors', () => {
  const page = pageOf(region('white', 5), region('green', 90), region('red', 80), region('brown', 70))
  const blue = pageOf(...page.regions, region('sky-blue', 60))
  expect(crayonsOf(blue, 4)).toEqual(['white', 'green', 'red', 'brown', 'sky-blue'])
})

test('the sky and a face never become gray, even on a page with many gray regions', () => {
  const grays = Array.from({ length: 200 }, () => region('gray', 10))
  const page = pageOf(
    region('sky-blue', 9000),
    region('peach', 300),
    ...['green', 'light-gray', 'dark-red', 'lime', 'blue', 'brown'].map((id) => region(id, 900)),
    ...grays,
  )
  expect(crayonsOf(page, 6).slice(0, 2)).toEqual(['sky-blue', 'peach'])
})

test('a page of one natural color gets four colors', () => {
  const gray = pageOf(...Array.from({ length: 20 }, () => region('gray', 100)))
  expect(colorByNumber(gray, { colors: 6 }).legend).toHaveLength(4)
})

test('a page whose regions have no natural colors can be colored by number, too', () => {
  const plain = pageOf(...Array.from({ length: 30 }, (_, i): MapRegion => ['', i * 9, i * 31, 9, 50]))
  expect(colorByNumber(plain, { colors: 6 }).legend).toHaveLength(6)
})

test.each(SUM_LEVELS)('every answer of %s is the number of its color', (level) => {
  const { legend, regions } = colorByNumber(PAGE, { colors: 4, sums: level })
  for (const { text, number } of regions) {
    const [a, b] = text.split(/[+×]/).map(Number) as [number, number?]
    expect(b === undefined ? a : text.includes('+') ? a + b : a * b).toBe(number)
    expect(legend.map((entry) => entry.number)).toContain(number)
  }
})

test.each(SUM_LEVELS)('%s has several tasks for each answer, all within its limits', (level) => {
  const max = { 'add-10': 10, 'add-20': 20, 'add-100': 100, times: 10 }[level]
  for (const answer of ANSWERS[level]) {
    const tasks = new Set(Array.from({ length: 200 }, (_, seed) => createTask(level, answer, seed)))
    expect(tasks.size).toBeGreaterThan(1)
    for (const task of tasks)
      for (const part of task.split(/[+×]/)) expect(Number(part)).toBeLessThanOrEqual(max)
  }
})
