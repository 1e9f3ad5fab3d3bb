import { smooth, poly, rect, oval } from '../../canvas/outlines.ts'
import type { Thing } from '../../canvas/thing.ts'

export const STREET_THINGS = {
  lamp(pen) {
    pen.add(rect(-2.5, -76, 5, 76))
    pen.add(rect(-7, -6, 14, 6))
    pen.add(poly('-7,-76 7,-76 11,-94 -11,-94'))
    pen.add(poly('-14,-94 0,-104 14,-94'))
  },
  traffic(pen) {
    pen.add(rect(-2.5, -56, 5, 56))
    pen.add(rect(-11, -104, 22, 50, 4))
    ;[-94, -79, -64].forEach((y) => pen.add(oval(0, y, 5.5)))
  },
  car(pen) {
    pen.add(smooth('-80,-18! -76,-46 -46,-52 -26,-84 22,-84 44,-52 76,-44 82,-18!'))
    pen.add(smooth('-36,-52! -22,-76 -2,-76! -2,-52!'))
    pen.add(smooth('6,-52! 6,-76! 20,-76 34,-52!'))
    ;[-46, 46].forEach((x) => {
      pen.add(oval(x, -18, 20))
      pen.add(oval(x, -18, 9))
    })
  },
  sign(pen) {
    pen.add(rect(-4, -60, 8, 60))
    pen.add(poly('-44,-92 30,-92 48,-75 30,-58 -44,-58'))
  },
  bench(pen) {
    ;[-46, 40].forEach((x) => pen.add(rect(x, -30, 8, 30)))
    pen.add(rect(-56, -38, 112, 9))
    ;[-72, -58].forEach((y) => pen.add(rect(-56, y, 112, 9)))
  },
} satisfies Record<string, Thing>
