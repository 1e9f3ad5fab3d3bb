import { type SplineKnot } from '../../../geometry/spline.ts'
import { add, degreesOf, frame, lerp, mul, sub, unit, type Vec } from '../../../geometry/vector.ts'
import { ball, drawnOn, flat, limb, line, oval, seam, shape, type Piece } from '../../engine/piece.ts'
import type { Prop } from '../body/prop-names.ts'
import { bar, BEHIND_BODY, grip, HELD, rod, size, soleY, type DrawProp } from '../prop-parts.ts'

const quad = (...corners: Vec[]): Piece =>
  shape(
    flat,
    corners.map((corner): [number, number, number] => [...corner, 0]),
  )

const drop = (at: Vec, r: number): Piece => shape(frame(at, 0, r), '0,-1.9! 0.75,-0.3 0.8,0.5 0,1.1 -0.8,0.5 -0.75,-0.3') // prettier-ignore

/** Things to play on or with, drawn at the size of the player. */
export const PLAY_SCENES: Partial<Record<Prop, DrawProp>> = {
  'swing-seat'(clothes, bones) {
    const scale = size(bones)
    const [near, far] = [bones.arms.near.hand, bones.arms.far.hand]
    const seat = bones.at(0, -0.16)
    const top = bones.face([0, -50])[1] - 46 * scale
    const [left, right] = [seat[0] - 96 * scale, seat[0] + 118 * scale]
    const ground = seat[1] + 96 * scale
    for (const side of [left, right]) {
      const out = side === left ? -1 : 1
      clothes.put(BEHIND_BODY - 2, rod([[side, top], [side + out * 26 * scale, ground]], 6 * scale)) // prettier-ignore
      clothes.put(BEHIND_BODY - 3, rod([[side, top], [side - out * 16 * scale, ground - 10 * scale]], 5 * scale)) // prettier-ignore
    }
    clothes.put(BEHIND_BODY - 1, rod([[left - 10 * scale, top], [right + 10 * scale, top]], 7.5 * scale)) // prettier-ignore
    const [back, front] = [seat[0] - 20 * scale, seat[0] + 34 * scale]
    clothes.put(BEHIND_BODY, rod([[far[0], top], far, [front, seat[1] + 7 * scale]], 2.4 * scale))
    clothes.put(21, rod([[near[0], top], near, [back + 10 * scale, seat[1] + 7 * scale]], 2.4 * scale))
    clothes.put(16, quad([back, seat[1] + 5 * scale], [front, seat[1] + 5 * scale], [front, seat[1] + 14 * scale], [back, seat[1] + 14 * scale])) // prettier-ignore
    grip(clothes, bones.arms.near)
  },
  chute(clothes, bones) {
    const scale = size(bones)
    const seat = bones.at(0, -0.2)
    const down = unit([0.8, 0.6])
    const [top, end] = [add(seat, mul(down, -104 * scale)), add(seat, mul(down, 112 * scale))]
    const platform: Vec = [top[0] - 46 * scale, top[1]]
    const ground = end[1] + 26 * scale
    const low: Vec = [end[0] + 44 * scale, ground - 16 * scale]
    for (const dx of [0, 40]) clothes.put(BEHIND_BODY - 3, rod([[platform[0] + dx * scale, platform[1] - 40 * scale], [platform[0] + dx * scale, ground]], 5 * scale)) // prettier-ignore
    for (let y = platform[1] + 22 * scale; y < ground - 8 * scale; y += 28 * scale)
      clothes.put(BEHIND_BODY - 4, rod([[platform[0], y], [platform[0] + 40 * scale, y]], 4 * scale)) // prettier-ignore
    clothes.put(
      BEHIND_BODY - 2,
      rod([add(end, mul(down, -60 * scale)), [end[0] - 48 * scale, ground]], 5 * scale),
    )
    const edge = (by: number): Vec[] => [[platform[0] - 4 * scale, platform[1] + by], add(top, [0, by]), add(end, [0, by]), [low[0], low[1] + by]] // prettier-ignore
    const band = (from: number, to: number) => shape(flat, [...edge(from), ...edge(to).reverse()].map(([a, b], i): [number, number, number?] => i === 0 || i === 3 || i === 4 || i === 7 ? [a, b, 0] : [a, b])) // prettier-ignore
    clothes.put(BEHIND_BODY, band(-10 * scale, 8 * scale))
    clothes.put(HELD + 2, band(6 * scale, 24 * scale))
  },
  racket(clothes, bones) {
    const scale = size(bones)
    const { hand, wrist } = bones.arms.far
    const place = frame(hand, degreesOf(sub(hand, wrist)) - 24, scale)
    const strings = [-14, -5, 5, 14]
    clothes.put(HELD - 1, shape(place, '-12,-3! 34,-3! 34,3! -12,3!'))
    clothes.put(HELD - 0.9, {
      masses: [ball(place, 62, 0, 31, 24)],
      details: [oval(place, 62, 0, 26, 19, 'paper')],
    })
    clothes.put(HELD - 0.8, drawnOn([...strings.map((v) => line(place, `40,${v} 84,${v}`, 0.9, [0, 0], 1)), ...[48, 62, 76].map((v) => line(place, `${v},-17 ${v},17`, 0.9, [0, 0]))])) // prettier-ignore
    const at = add(hand, [78 * scale, -30 * scale])
    clothes.put(HELD, { masses: [ball(flat, at[0], at[1], 11 * scale)], details: [line(frame(at, 0, scale), '-9,-5 0,0 -2,10', 1)] }) // prettier-ignore
    for (const [dx, dy] of [
      [18, -14],
      [24, -4],
    ] as const)
      // prettier-ignore
      clothes.put(HELD, drawnOn([line(frame(at, 0, scale), `${dx},${dy} ${dx + 16},${dy - 8}`, 1.1, [0.2, 0.5])]))
    grip(clothes, bones.arms.far)
  },
  'hockey-stick'(clothes, bones) {
    const scale = size(bones)
    const [near, far] = [bones.arms.near.hand, bones.arms.far.hand]
    const way = unit(sub(far, near))
    const sole = soleY(bones)
    const long = (sole - 8 * scale - far[1]) / Math.max(0.3, way[1])
    const heel = add(far, mul(way, long))
    clothes.put(HELD - 2, bar(sub(near, mul(way, 16 * scale)), heel, 3.2 * scale))
    clothes.put(HELD - 1.9, shape(frame(heel, 0, scale), '-4,-4! 8,-6! 44,0 44,8! 0,8 -8,2'))
    clothes.put(HELD - 1.9, shape(frame([heel[0] + 70 * scale, sole - 5 * scale], 0, scale), '-15,-5! 15,-5! 15,5! -15,5!', [seam(frame([heel[0] + 70 * scale, sole - 5 * scale], 0, scale), '-20,-1 20,-1', 1, 1)])) // prettier-ignore
    grip(clothes, bones.arms.near)
    grip(clothes, bones.arms.far)
  },
  beam(clothes, bones) {
    const scale = size(bones)
    const foot = bones.legs.near.foot([0, 4])
    const beam = frame([foot[0] + 20 * scale, foot[1]], 0, scale)
    for (const at of [-92, 76])
      clothes.put(BEHIND_BODY, shape(beam, `${at - 4},10! ${at + 20},10! ${at + 28},36! ${at - 12},36!`))
    clothes.put(
      BEHIND_BODY + 1,
      shape(beam, '-124,0! 132,0! 132,13! -124,13!', [seam(beam, '-130,7 140,7', 0.85, 1)]),
    )
  },
  'hanging-rope'(clothes, bones) {
    const scale = size(bones)
    const [near, far] = [bones.arms.near.hand, bones.arms.far.hand]
    const low = Math.max(bones.legs.near.foot([20, 4])[1], bones.legs.far.foot([20, 4])[1])
    const top = Math.min(near[1], far[1]) - 90 * scale
    const middle = (near[0] + far[0]) / 2
    clothes.put(16, rod([[middle, top], [middle, low + 34 * scale]], 4.4 * scale)) // prettier-ignore
    clothes.put(16.1, { masses: [ball(flat, middle, low + 38 * scale, 9 * scale, 8 * scale)], details: [] })
    grip(clothes, bones.arms.near)
    grip(clothes, bones.arms.far)
  },
  bush(clothes, bones) {
    const scale = size(bones)
    const top = bones.at(0, 0.86)
    const bush = frame([top[0] + 14 * scale, 0], 0, scale)
    const h = -top[1] / scale
    clothes.put(HELD, shape(bush, `-96,0! -110,${-h * 0.3} -98,${-h * 0.56} -78,${-h * 0.6}! -76,${-h * 0.86} -44,${-h * 1.02} -22,${-h * 0.86}! -2,${-h * 1.08} 34,${-h * 1.02} 40,${-h * 0.8}! 72,${-h * 0.9} 92,${-h * 0.62} 84,${-h * 0.46}! 112,${-h * 0.34} 104,0!`, [line(bush, `-60,${-h * 0.4} -44,${-h * 0.52} -28,${-h * 0.4}`, 1), line(bush, `14,${-h * 0.5} 30,${-h * 0.64} 48,${-h * 0.5}`, 1), line(bush, `-6,${-h * 0.2} 8,${-h * 0.32} 24,${-h * 0.2}`, 1)])) // prettier-ignore
  },
  hoop(clothes, bones) {
    const scale = size(bones)
    const [near, far] = [bones.arms.near.hand, bones.arms.far.hand]
    const at = add(lerp(near, far, 0.5), [6 * scale, -20 * scale])
    const basketball = frame(at, 0, scale)
    clothes.put(HELD - 1, { masses: [ball(basketball, 0, 0, 23)], details: [line(basketball, '-22,-4 0,2 22,-4', 1, [0, 0]), line(basketball, '-6,-22 0,0 -4,22', 1, [0, 0])] }) // prettier-ignore
    const sole = soleY(bones)
    const hoop = frame([at[0] + 92 * scale, at[1] - 16 * scale], 0, scale)
    clothes.put(BEHIND_BODY, rod([hoop([26, 0]), [hoop([26, 0])[0], sole + 20 * scale]], 5 * scale)) // prettier-ignore
    clothes.put(
      BEHIND_BODY + 1,
      shape(hoop, '-6,-52! 60,-52! 60,6! -6,6!', [seam(hoop, '14,-60 14,0 40,0 40,-60', 1, 1)]),
    )
    clothes.put(BEHIND_BODY + 2, shape(hoop, '-30,4 -6,0 18,4 -6,9'))
    clothes.put(BEHIND_BODY + 1.5, shape(hoop, '-30,5! 18,5! 8,38! -20,38!', [line(hoop, '-22,6 2,36', 1, [0, 0]), line(hoop, '10,6 -14,36', 1, [0, 0])])) // prettier-ignore
    grip(clothes, bones.arms.near)
    grip(clothes, bones.arms.far)
  },
  scooter(clothes, bones) {
    const scale = size(bones)
    const [near, far] = [bones.arms.near.hand, bones.arms.far.hand]
    const sole = bones.legs.near.foot([0, 4])[1]
    const deck = sole + 4 * scale
    const bars = lerp(near, far, 0.5)
    const [rear, front] = [bones.legs.far.foot([0, 0])[0] - 40 * scale, bars[0] + 22 * scale]
    const wheel = deck + 6 * scale
    for (const cx of [rear, front]) {
      clothes.put(-8, { masses: [ball(flat, cx, wheel, 14 * scale)], details: [oval(flat, cx, wheel, 5 * scale, 5 * scale, 'paper')] }) // prettier-ignore
    }
    clothes.put(-9, quad([rear + 6 * scale, deck], [front - 26 * scale, deck], [front - 26 * scale, deck + 8 * scale], [rear + 6 * scale, deck + 8 * scale])) // prettier-ignore
    clothes.put(HELD - 3, rod([[front - 28 * scale, deck + 4 * scale], [front - 12 * scale, deck - 4 * scale]], 4 * scale)) // prettier-ignore
    clothes.put(HELD - 3, rod([bars, [front, wheel - 8 * scale]], 4 * scale))
    clothes.put(HELD - 2, rod([add(near, [-10 * scale, 0]), add(far, [10 * scale, 0])], 4 * scale))
    grip(clothes, bones.arms.near)
    grip(clothes, bones.arms.far)
  },
  sledge(clothes, bones) {
    const scale = size(bones)
    const seat = bones.at(0, -0.18)
    const place = frame([seat[0] + 26 * scale, seat[1] + 8 * scale], 0, scale)
    const put: typeof clothes.put = (z, ...pieces) => clothes.put(z, ...pieces)
    for (const dx of [-40, 6, 52])
      put(-21, shape(place, `${dx - 5},6! ${dx + 5},6! ${dx + 5},28! ${dx - 5},28!`))
    put(HELD - 4, shape(place, '-62,-4! 84,-4! 84,8! -62,8!'))
    put(HELD - 4.1, limb(place, '-70,32 40,32 84,28 104,10 100,-10 88,-14', [5, 5, 5, 5, 5, 5]))
    put(HELD - 3, rod([place([96, -8]), lerp(place([96, -8]), bones.arms.near.hand, 0.5), bones.arms.near.hand], 1.8 * scale)) // prettier-ignore
    grip(clothes, bones.arms.near)
    grip(clothes, bones.arms.far)
    // The scarf flies behind.
    const neck = frame(bones.neckTop, 0, scale)
    put(BEHIND_BODY, shape(neck, '0,-2! -26,-12 -46,-2 -74,-16! -78,2! -48,16 -26,6 -2,12!', [seam(neck, '-66,-30 -66,20', 0.9, 1)])) // prettier-ignore
    for (const [dx, dy, r] of [
      [-86, 24, 8],
      [-102, 12, 6],
      [-98, 30, 6],
    ] as const)
      // prettier-ignore
      put(BEHIND_BODY, { masses: [ball(place, dx, dy, r)], details: [] })
  },
  puddle(clothes, bones) {
    const scale = size(bones)
    const sole = soleY(bones)
    const place = frame([bones.at(0, 0)[0], sole + 10 * scale], 0, scale)
    // Flat and uneven with rings on it, or it would look like a board.
    const rings = ['-62,2 -30,-7 10,-8', '-20,9 24,11 60,4', '40,-7 62,-4 74,2'].map((text) => line(place, text, 0.85, [0.4, 0.4])) // prettier-ignore
    clothes.put(
      BEHIND_BODY,
      shape(
        place,
        '-104,3 -84,-7 -56,-6 -38,-13 0,-10 34,-15 62,-8 96,-6 106,4 78,9 58,17 16,14 -20,19 -54,12 -92,12',
        rings,
      ),
    )
    for (const [dx, dy, r] of [
      [-56, -26, 5],
      [-76, -44, 6],
      [-92, -20, 4.4],
      [58, -28, 5],
      [78, -48, 6],
      [96, -22, 4.4],
      [-34, -40, 4.4],
      [38, -46, 4.4],
    ] as const)
      // prettier-ignore
      clothes.put(HELD, drop(place([dx, dy]), r * scale))
  },
  hopscotch(clothes, bones) {
    const scale = size(bones)
    const [cx] = bones.at(0, 0)
    const sole = soleY(bones)
    const row = (y: number, h: number, cells: number, top: number) => {
      for (let i = 0; i < cells; i++) {
        const [a, b] = [(-cells / 2 + i) * 62, (-cells / 2 + i + 1) * 62]
        const far = top * 0.86
        const corners = [[a * top, h], [b * top, h], [b * far, 0], [a * far, 0], [a * top, h]].map(([dx, dy]): SplineKnot => [cx + dx! * scale, y + dy!, 0]) // prettier-ignore
        clothes.put(BEHIND_BODY, drawnOn([line(flat, corners, 1.3, [0, 0])]))
      }
    }
    let y = sole + 40 * scale
    for (const [i, cells] of [1, 2, 1, 2, 1].entries()) {
      const smaller = 1.5 * 0.84 ** i
      const h = 25 * scale * 0.86 ** i
      row(y - h, h, cells, smaller)
      y -= h
    }
  },
  snowballs(clothes, bones) {
    const scale = size(bones)
    const { hand } = bones.arms.near
    const sole = soleY(bones)
    const at = add(hand, [-2 * scale, -9 * scale])
    clothes.put(HELD - 1, { masses: [ball(flat, at[0], at[1], 14 * scale)], details: [line(frame(at, 0, scale), '-8,-2 -5,-7 1,-9', 1)] }) // prettier-ignore
    const pile = frame([bones.at(0, 0)[0] - 78 * scale, sole], 0, scale)
    for (const [dx, dy] of [[-26, -13], [2, -13], [-12, -33]] as const) // prettier-ignore
      clothes.put(BEHIND_BODY, { masses: [ball(pile, dx, dy, 14)], details: [line(pile, `${dx - 8},${dy - 2} ${dx - 5},${dy - 7} ${dx + 1},${dy - 9}`, 1)] }) // prettier-ignore
    const flying = add(bones.arms.far.hand, [52 * scale, -34 * scale])
    clothes.put(HELD, { masses: [ball(flat, flying[0], flying[1], 13 * scale)], details: [] })
    for (const dy of [-6, 2, 10]) clothes.put(HELD, drawnOn([line(frame(flying, 0, scale), `-20,${dy} -38,${dy + 3}`, 1.1, [0.2, 0.5])])) // prettier-ignore
    grip(clothes, bones.arms.near)
  },
  'raised-pillow'(clothes, bones) {
    const scale = size(bones)
    const [near, far] = [bones.arms.near.hand, bones.arms.far.hand]
    // Behind the head, as it swings.
    const place = frame(add(mul(add(near, far), 0.5), [-16 * scale, -16 * scale]), -16, scale)
    clothes.put(BEHIND_BODY, shape(place, '-40,-22! -16,-32 16,-32 40,-22! 44,0 40,22! 16,30 -16,30 -40,22! -44,0', [seam(place, '-24,-40 -28,0 -24,40', 0.9, 1)])) // prettier-ignore
    grip(clothes, bones.arms.near)
    grip(clothes, bones.arms.far)
  },
  blocks(clothes, bones) {
    const scale = size(bones)
    const { hand } = bones.arms.far
    const b = 17 * scale
    const [cx] = add(hand, [12 * scale, 0])
    const sole = soleY(bones)
    const count = Math.max(2, Math.round((sole - hand[1] - 8 * scale) / (2 * b)))
    const high = (sole - hand[1] - 6 * scale) / count
    for (let i = 0; i < count; i++) {
      const y = sole - (i + 0.5) * high
      const at = frame([cx + (i % 2 ? 3 : -2) * scale, y], 0, 1)
      const [w, h] = [b * 1.06, high / 2]
      clothes.put(HELD - 3, shape(at, `${-w},${-h}! ${w},${-h}! ${w},${h}! ${-w},${h}!`, [i % 2 ? oval(at, 0, 0, h * 0.5, h * 0.5, 'paper') : line(at, `${-h * 0.5},${h * 0.45} 0,${-h * 0.5} ${h * 0.5},${h * 0.45} ${-h * 0.5},${h * 0.45}`, 1, [0, 0])])) // prettier-ignore
    }
    const top = frame(add(hand, [12 * scale, -10 * scale]), 6, 1)
    clothes.put(HELD - 2, shape(top, `${-b},${-b}! ${b},${-b}! ${b},${b}! ${-b},${b}!`, [oval(top, 0, 0, b * 0.5, b * 0.5, 'paper')])) // prettier-ignore
    const side = frame([cx + 48 * scale, sole - b], 0, 1)
    clothes.put(HELD - 3, shape(side, `${-b},${-b}! ${b},${-b}! ${b},${b}! ${-b},${b}!`, [line(side, `${-b * 0.5},0 ${b * 0.5},0`, 1, [0, 0])])) // prettier-ignore
    grip(clothes, bones.arms.near)
    grip(clothes, bones.arms.far)
  },
  ladder(clothes, bones) {
    const scale = size(bones)
    const sole = soleY(bones)
    const mid = (bones.arms.near.hand[0] + bones.arms.far.hand[0]) / 2
    const top = Math.min(bones.arms.near.hand[1], bones.arms.far.hand[1]) - 46 * scale
    for (let y = top + 16 * scale; y < sole + 50 * scale; y += 27 * scale) clothes.put(BEHIND_BODY, rod([[mid - 38 * scale, y], [mid + 38 * scale, y]], 4 * scale)) // prettier-ignore
    for (const dx of [-40, 40]) clothes.put(BEHIND_BODY - 1, rod([[mid + dx * scale, top], [mid + dx * scale, sole + 60 * scale]], 5 * scale)) // prettier-ignore
    grip(clothes, bones.arms.near)
    grip(clothes, bones.arms.far)
  },
}
