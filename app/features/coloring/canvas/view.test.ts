import { expect, test } from 'vitest'
import { changedView, fittingView, toPage, viewWith, zoomedView } from './view.ts'

const page = { width: 840, height: 1188 }
const window = { width: 390, height: 500 }

test('the whole page fits into the window, centred', () => {
  const view = fittingView(page, window)
  expect(view.scale * page.height).toBeLessThanOrEqual(window.height)
  expect(view.x * 2 + view.scale * page.width).toBeCloseTo(window.width)
})

test('zooming keeps the point under the fingers and ends at eight times', () => {
  const fit = fittingView(page, window)
  const at = { x: 200, y: 240 }
  const point = toPage(fit, at)
  const near = changedView(fit, { factor: 3, from: at, to: at }, page, window)
  expect(toPage(near, at).x).toBeCloseTo(point.x)
  expect(toPage(near, at).y).toBeCloseTo(point.y)
  expect(changedView(fit, { factor: 100, from: at, to: at }, page, window).scale).toBeCloseTo(fit.scale * 8)
  expect(changedView(near, { factor: 0.01, from: at, to: at }, page, window)).toEqual(fit)
})

test('zooming by a button brings the region of the keyboard into the middle', () => {
  const point = { x: 420, y: 700 }
  const near = zoomedView(fittingView(page, window), 4, page, window, point)
  expect(toPage(near, { x: 195, y: 250 }).x).toBeCloseTo(point.x)
  expect(toPage(near, { x: 195, y: 250 }).y).toBeCloseTo(point.y)
})

test('a zoomed page cannot be lost outside the window', () => {
  const near = changedView(
    fittingView(page, window),
    { factor: 4, from: { x: 0, y: 0 }, to: { x: 0, y: 0 } },
    page,
    window,
  )
  const moved = changedView(
    near,
    { factor: 1, from: { x: 0, y: 0 }, to: { x: 9999, y: -9999 } },
    page,
    window,
  )
  expect(moved.x).toBeLessThanOrEqual(8)
  expect(moved.y + page.height * moved.scale).toBeGreaterThanOrEqual(window.height - 8)
})

test('the view follows the keyboard to regions outside the window', () => {
  const near = changedView(
    fittingView(page, window),
    { factor: 6, from: { x: 0, y: 0 }, to: { x: 0, y: 0 } },
    page,
    window,
  )
  const next = viewWith(near, { x: 800, y: 1100 }, page, window)
  const seen = { x: 800 * next.scale + next.x, y: 1100 * next.scale + next.y }
  expect(seen.x > 0 && seen.x < window.width && seen.y > 0 && seen.y < window.height).toBe(true)
  expect(viewWith(next, { x: 800, y: 1100 }, page, window)).toBe(next)
})
