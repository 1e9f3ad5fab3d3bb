import type { FigureMaker, FigureRequest } from '../../drawing.ts'
import { finish } from '../../geometry/finish-figure.ts'
import { boundsOf, createSketch, placed } from '../../geometry/sketch.ts'
import { sketchPerson, type DrawnPerson } from './person.ts'
import { ROLES, type Role } from './person-roles.ts'

const GROUPS: Readonly<Record<string, readonly string[]>> = {
  family: ['father', 'boy', 'mother', 'girl'],
  twin: ['girl', 'girl'],
}

/** People side by side who hold hands, in one scale and on one ground line. */
function groupMaker(id: string, members: readonly string[]): FigureMaker {
  return {
    id,
    source: 'people',
    height: 1.8,
    poses: ['hold-hands', 'wave', 'cheer', 'stand'],
    draw(request) {
      const pose = request.pose && this.poses.includes(request.pose) ? request.pose : 'hold-hands'
      const drawn = members.map((name) => sketchPerson(name, ROLES[name] as Role, { ...request, pose }))
      return joined(id, drawn, request)
    },
  }
}

function joined(id: string, drawn: readonly DrawnPerson[], request: FigureRequest) {
  const all = createSketch()
  const perMetre = Math.min(...drawn.map((d) => d.perMetre))
  let x = 0
  for (const [i, one] of drawn.entries()) {
    const k = perMetre / one.perMetre
    const b = boundsOf(one.sketch)
    const at = placed(one.sketch, (v) => [(v[0] - b.x) * k + x, (v[1] - b.y - b.h) * k])
    all.parts.push(...at.parts.map((p) => ({ ...p, z: p.z + i * 1000 })))
    if (i === 0) Object.assign(all.anchors, at.anchors)
    // Hands overlap a little, as if they were held.
    x += b.w * k - 13
  }
  return finish(all, { id, facing: 'front', wanted: request.facing, perMetre })
}

export const groupMakers: FigureMaker[] = Object.entries(GROUPS).map(([id, members]) =>
  groupMaker(id, members),
)
