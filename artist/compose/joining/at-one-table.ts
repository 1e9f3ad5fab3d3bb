import type { TableRequest } from '../../drawing.ts'
import { isAtTable, isInCircle } from '../../figures/people/scenes/pose-kinds.ts'
import { anchorOf, mainPart, transformCluster, type Cluster } from '../figures/cluster.ts'
import { largestCover } from '../layout/covered-faces.ts'
import type { Unit } from './unit.ts'

/** Shares of a person's height: the room at the table to each side, and the table beyond the last ones. */
const ELBOW_ROOM = 0.23
const TABLE_END = 0.17
const CM = 100

/** A person at the table, `tall` in metres. */
interface TablePerson {
  tall: number
  draw(facing: 'left' | 'right', table: TableRequest): Cluster
}

/**
 * Several people behind one table, side by side, turned to what is in the middle of it. The tallest one draws the
 * table; smaller ones sit as high as they need.
 */
export function joinAtTable(people: readonly TablePerson[]): Cluster {
  const [first, ...wider] = ROOMS
  let seated = seatAtTable(people, first)
  for (const room of wider) if (largestCover([seated]) > COVERED) seated = seatAtTable(people, room)
  return seated
}

/**
 * Room for wide hats, hanging ears and large heads, which would cover the neighbour's face if there were only room for
 * elbows.
 */
const ROOMS = [ELBOW_ROOM, ELBOW_ROOM * 1.3, ELBOW_ROOM * 1.6, ELBOW_ROOM * 1.9] as const
/** A brim at the edge of a bird's face already covers its eye. */
const COVERED = 0.01

function seatAtTable(people: readonly TablePerson[], room: number): Cluster {
  const host = people.reduce((best, person, i) => (person.tall > people[best]!.tall ? i : best), 0)
  const places = placesOf(people, room)
  const [first, last] = [people[0]!, people.at(-1)!]
  const middle = people.length === 2 ? places[0]! + first.tall * room : (places[0]! + places.at(-1)!) / 2
  const [left, right] = [places[0]! - first.tall * TABLE_END, places.at(-1)! + last.tall * TABLE_END]
  const drawn = people.map((person, i) => {
    const facing = places[i]! <= middle + NEAR_MIDDLE ? 'right' : 'left'
    const [start, end] = facing === 'right' ? [left, right] : [right, left]
    const direction = facing === 'right' ? 1 : -1
    const table: TableRequest = {
      draws: i === host,
      middle: (middle - places[i]!) * direction,
      ahead: (end - places[i]!) * direction,
      behind: (places[i]! - start) * direction,
    }
    return person.draw(facing, table)
  })
  const height = topOf(drawn[host]!).y
  const seated = drawn.map((cluster, i) => {
    const top = topOf(cluster)
    return transformCluster(cluster, { scale: 1, x: places[i]! * CM - top.x, y: height - top.y })
  })
  return paintTable(seated, host)
}

/** In metres: a person this near to the middle faces right. */
const NEAR_MIDDLE = 0.05

/** Where each one sits, in metres. */
function placesOf(people: readonly TablePerson[], room: number): number[] {
  let x = 0
  return people.map(({ tall }, i) => {
    x += i > 0 ? (people[i - 1]!.tall + tall) * room : 0
    return x
  })
}

const topOf = (cluster: Cluster): { x: number; y: number } =>
  anchorOf(mainPart(cluster), 'table') ?? { x: 0, y: 0 }

/** Paint order: all bodies, the table, the held things of everybody. */
function paintTable(seated: readonly Cluster[], host: number): Cluster {
  const order = [...seated.filter((_, i) => i !== host), seated[host]!]
  const parts = order.flatMap(({ parts: [body, ...rest] }) => [{ ...body!, frontAfter: 0 }, ...rest])
  return {
    ...seated[host]!,
    parts: parts.map((part, i) => ({ ...part, frontAfter: parts.length - 1 - i })),
  }
}

/** Larger groups are arranged in rows, with a table for each person. */
const MOST_AT_TABLE = 5

/** The members of a family have places of their own. */
const MEMBERS: Readonly<Record<string, readonly string[]>> = { family: ['father', 'girl', 'boy', 'mother'] }

/** Everybody at the table, with the noun to draw for each. */
export const peopleAtTable = (unit: Unit): { who: Unit; noun: string; copy: number }[] =>
  [unit, ...unit.joined.filter(({ how }) => how === 'table').map((joined) => joined.unit)].flatMap((who) => {
    const { noun, count } = who.drawable.wished
    const members = MEMBERS[noun] ?? Array.from({ length: count }, () => noun)
    return members.map((member, copy) => ({ who, noun: member, copy: MEMBERS[noun] ? 0 : copy }))
  })

export const isAtSharedTable = (unit: Unit): boolean => isAtTable(unit.drawable.pose) && isCompany(unit)

/** Several people who sit on the ground around the food or the fire. */
export const isCircle = (unit: Unit): boolean => isInCircle(unit.drawable.pose) && isCompany(unit)

function isCompany(unit: Unit): boolean {
  if (unit.drawable.maker.source !== 'people') return false
  // A customer at the hairdresser does not sit at a table.
  if (unit.joined.some(({ how }) => how === 'contact')) return false
  const { length } = peopleAtTable(unit)
  return length > 1 && length <= MOST_AT_TABLE
}
