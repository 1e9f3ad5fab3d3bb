// Trucks: a friendly cab in front of what they carry.
// Outlines are lists of `x,y` points, `!` marks a sharp corner; thing.ts explains the pen.
import { ellipse } from '../../../geometry/round-shapes.ts'
import { star } from '../../people/clothes/clothes-motifs.ts'
import { driven, truckCab, WHEEL } from './truck-cab.ts'
import type { ThingPen } from './thing.ts'

/** Under what the truck carries, from the back to the bumper. */
const chassis = (pen: ThingPen, left: number, right = 150): void => {
  pen.box(left, -38, right - left, 18, 5)
}

const rearWheels = (pen: ThingPen, at: readonly number[]): void => {
  for (const x of at) pen.wheel(x, 0, WHEEL)
}

const truck = driven(3.4, {}, (pen) => {
  pen.box(-176, -178, 212, 142, 10)
  pen.box(-164, -166, 188, 116, 8, { lines: pen.lines('-176,-122 36,-122', '-176,-94 36,-94') })
  pen.circle(-70, -108, 46)
  pen.put(star([-70, -108], 34))
  if (pen.detail > 0) {
    pen.put(star([-140, -144], 11))
    pen.put(star([0, -144], 11))
  }
  chassis(pen, -180)
  truckCab(pen, 46)
  rearWheels(pen, [-136, -64])
})

const garbageTruck = driven(3.4, {}, (pen) => {
  pen.bar(-178, -64, -222, -70, 5)
  pen.shape('-248,-92! -202,-92! -208,-28 -212,-24 -238,-24 -242,-28')
  pen.box(-254, -104, 58, 14, 5)
  pen.shape('-190,-32! -196,-96 -178,-150 -164,-160! -130,-160! -130,-32!', {
    lines: pen.lines('-200,-84 -126,-84', '-200,-70 -126,-70'),
  })
  pen.shape('-140,-34! -140,-152 -128,-170 20,-170 34,-160! 34,-34!', {
    lines: pen.lines('-100,-180 -100,-30', '-4,-180 -4,-30'),
  })
  pen.circle(-52, -104, 42)
  pen.shape('-72,-114! -32,-114! -37,-74 -40,-72 -64,-72 -67,-74', {
    lines: pen.lines('-59,-108 -57,-78', '-45,-108 -47,-78'),
  })
  pen.box(-78, -126, 52, 12, 4)
  pen.box(-60, -135, 16, 10, 3)
  chassis(pen, -192)
  truckCab(pen, 44, { light: true })
  rearWheels(pen, [-136, -66])
})

const fireEngine = driven(3.4, { hat: 'helmet' }, (pen) => {
  const isEasy = pen.detail === 0
  if (!isEasy) for (const x of [-160, -20]) pen.box(x, -160, 16, 34)
  pen.bar(-212, -164, 40, -164, 4.5)
  pen.bar(-212, -190, 40, -190, 4.5)
  const rungs = isEasy ? [1, 5] : [0, 1, 2, 3, 4, 5, 6]
  for (const x of rungs.map((i) => -194 + i * 36)) pen.bar(x, -164, x, -190, 3.4)
  pen.box(-180, -134, 216, 100, 8)
  const slats = (...lines: string[]) => (isEasy ? {} : { lines: pen.lines(...lines) })
  pen.box(-168, -122, 60, 56, 5, slats('-172,-104 -104,-104', '-172,-86 -104,-86'))
  if (!isEasy) pen.box(-100, -122, 60, 56, 5, slats('-104,-104 -36,-104', '-104,-86 -36,-86'))
  pen.circle(0, -94, 27)
  if (!isEasy) pen.circle(0, -94, 14)
  if (!isEasy) pen.box(-180, -58, 216, 16, 3)
  chassis(pen, -186)
  truckCab(pen, 44, { light: true })
  rearWheels(pen, [-120])
})

const towTruck = driven(3, {}, (pen) => {
  smallCarOnBed(pen)
  pen.shape('-190,-36! -184,-56! 34,-56! 34,-36!')
  pen.box(14, -120, 18, 70, 4)
  pen.shape('30,-118! 18,-132! -6,-124 -14,-108! -4,-106! 4,-114 20,-110!')
  chassis(pen, -186)
  truckCab(pen, 44, { light: true })
  rearWheels(pen, [-120])
})

/** The broken car on the bed of a tow truck. */
function smallCarOnBed(pen: ThingPen): void {
  pen.shape(
    '-176,-74! -178,-98 -172,-108 -148,-112 -130,-142 -112,-150 -70,-150 -52,-142 -32,-114 -8,-108 0,-96 0,-74!',
  )
  pen.shape('-138,-112! -124,-138 -114,-142 -96,-142! -96,-112!')
  pen.shape('-86,-112! -86,-142! -72,-142 -60,-136 -44,-112!')
  pen.circle(-8, -96, 7)
  for (const x of [-140, -36]) {
    pen.circle(x, -74, 19)
    pen.circle(x, -74, 9)
  }
}

const tankerTruck = driven(3.4, {}, (pen) => {
  for (const x of [-128, -30]) pen.box(x - 16, -176, 32, 18, 5)
  pen.shape('-182,-108 -174,-150 -146,-164 10,-164 34,-150 42,-108 34,-66 10,-52 -146,-52 -174,-66')
  pen.shape('-146,-164! -158,-108 -146,-52! -132,-52! -142,-108 -132,-164!')
  pen.shape('-4,-164! 4,-108 -4,-52! 10,-52! 18,-108 10,-164!')
  pen.shape('-70,-146 -52,-114 -48,-94 -56,-76 -70,-70 -84,-76 -92,-94 -88,-114')
  for (const x of [-120, -10]) pen.box(x - 12, -56, 24, 22)
  chassis(pen, -186)
  truckCab(pen, 46)
  rearWheels(pen, [-136, -64])
})

const snowplow = driven(3.4, {}, (pen) => {
  pen.put(
    [[-150, -150, 34], [-104, -164, 42], [-52, -158, 38], [-8, -146, 30]].map(([x, y, r]) => ellipse([x!, y!], r!)), // prettier-ignore
  )
  pen.shape('-184,-140! 34,-140! 28,-36! -172,-36!', {
    lines: pen.lines('-124,-150 -120,-30', '-70,-150 -70,-30', '-16,-150 -20,-30'),
  })
  pen.box(-192, -152, 234, 16, 5)
  chassis(pen, -182)
  truckCab(pen, 44, { light: true })
  rearWheels(pen, [-136, -64])
  pen.bar(150, -26, 186, -26, 7)
  pen.shape('182,-84! 206,-92 216,-82 200,-52 206,-14 232,18 230,32! 196,32 184,4 180,-30', {
    lines: pen.lines('176,-56 208,-60', '176,-12 210,-14'),
  })
  pen.put([[222, 18, 16], [246, 8, 20], [268, 20, 14]].map(([x, y, r]) => ellipse([x!, y!], r!))) // prettier-ignore
})

const concreteMixer = driven(3.8, {}, (pen) => {
  pen.shape('-196,-126! -168,-156 -150,-140! -168,-118 -198,-62! -214,-70!')
  pen.shape('-172,-150! -160,-166! -96,-196 -40,-196 10,-168 30,-118! 6,-72 -40,-60 -104,-78 -150,-122!')
  pen.shape('-120,-185! -96,-196! -40,-196! -62,-180 -84,-130 -80,-72! -104,-78! -118,-90 -138,-130')
  pen.shape('-20,-186! 10,-168! 22,-140! 2,-124 -10,-100 -8,-66! -40,-60! -44,-100 -38,-150')
  pen.shape('14,-134 34,-136 40,-116 36,-98 18,-98')
  pen.shape('-140,-38! -124,-92! -92,-76! -92,-38!')
  pen.shape('-2,-38! 0,-76! 32,-92! 36,-38!')
  chassis(pen, -182)
  truckCab(pen, 46)
  rearWheels(pen, [-136, -64])
})

export const TRUCKS = {
  truck,
  'garbage-truck': garbageTruck,
  'fire-engine': fireEngine,
  'tow-truck': towTruck,
  'tanker-truck': tankerTruck,
  snowplow,
  'concrete-mixer': concreteMixer,
}
