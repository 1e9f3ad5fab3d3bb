import type { FigureMaker, FigureRequest } from '../../drawing.ts'
import { personWithFace } from '../animals/in-clothes.ts'
import type { FrontFace } from '../animals/sitters/face-parts.ts'
import type { OutfitName } from '../people/clothes/outfits.ts'
import { ROLES } from '../people/person-roles.ts'
import { FRIENDS } from '../things/detailed/fantasy-friends.ts'
import { thingMaker } from '../things/detailed/thing.ts'
import { alienFace, monsterFace, ogreFace, robotFace, trollFace } from './character-faces.ts'

/** Figures of stories that can do everything people do: their own head on a person's body. */
const CHARACTERS: Readonly<Record<string, { face: FrontFace; outfit: OutfitName }>> = {
  robot: { face: robotFace, outfit: 'robot' },
  alien: { face: alienFace, outfit: 'jumpsuit' },
  monster: { face: monsterFace, outfit: 'dungarees' },
  troll: { face: trollFace, outfit: 'dungarees' },
}

const STILL_POSES = ['stand', 'fly', 'float']

/** A figure that does nothing special is drawn as a whole figure of its own. */
const isStill = ({ pose, wears = [], holds = [], touch }: FigureRequest): boolean =>
  !touch && wears.length + holds.length === 0 && (!pose || STILL_POSES.includes(pose))

function characterMaker(id: string, { face, outfit }: (typeof CHARACTERS)[string]): FigureMaker {
  const still = thingMaker(id, FRIENDS[id]!)
  const acting = personWithFace(id, { age: 'toddler', outfit, belly: 4, metres: still.height }, face)
  return {
    ...acting,
    draw: (request) => (isStill(request) ? still : acting).draw(request),
    dressedAs: (role) =>
      Object.hasOwn(ROLES, role)
        ? personWithFace(id, { ...ROLES[role]!, age: 'toddler', metres: still.height }, face)
        : undefined,
  }
}

export const characterMakers: FigureMaker[] = [
  ...Object.entries(CHARACTERS).map(([id, character]) => characterMaker(id, character)),
  personWithFace('ogre', { age: 'adult', sex: 'm', outfit: 'caveman', belly: 16, metres: 3.2 }, ogreFace),
]
