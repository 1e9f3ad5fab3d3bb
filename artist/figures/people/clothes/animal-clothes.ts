import type { AnimalBody } from '../body/paws.ts'
import type { Outfit } from './outfits.ts'

const UNCOVERED = { bare: true, sleeve: 0, leg: 0, skirt: 0, shoes: 'bare', gloves: false, mittens: false, bib: false, hood: false } as const // prettier-ignore
/** Parts of an outfit that are enough to recognise a role. */
const SIGNS = ['cape', 'apron', 'vest', 'safetyVest', 'badge', 'stethoscope', 'wings', 'hat'] as const

/** What an animal wears of an outfit: one or two pieces that leave its own body visible. */
export function animalCut(cut: Outfit, { foot }: AnimalBody): Outfit {
  const worn = piecesOf(cut)
  return foot === 'fin' ? { ...worn, tail: true, leg: 0, skirt: 0 } : worn
}

function piecesOf(cut: Outfit): Outfit {
  if (cut.space || cut.armour) return { ...cut, shoes: 'bare' }
  if (cut.gown || cut.tutu || (cut.skirt ?? 0) > 0.8) return { ...cut, leg: 0, shoes: 'bare', socks: false }
  const own: Outfit = { ...cut, ...UNCOVERED }
  const isJacket = cut.coat || cut.wrap || (cut.fur && cut.sleeve > 0.5 && !cut.cape)
  if (isJacket) {
    const boots = cut.mittens || cut.bands || cut.fur ? cut.shoes : 'bare'
    return { ...cut, leg: 0, skirt: Math.min(cut.skirt ?? 0, 0.2), shoes: boots, gloves: false }
  }
  if (cut.bib) return { ...own, bib: true }
  if (cut.emblem) return { ...own, trunks: true, badge: true }
  if (cut.number) return { ...own, bare: false, sleeve: 0.42, number: true, grow: 1, belt: undefined }
  const isSign = SIGNS.some((sign) => cut[sign])
  return isSign ? own : { ...own, belt: undefined, ...everyday(cut) }
}

/** Something around the neck, a waistcoat or a short shirt. */
function everyday(cut: Outfit): Partial<Outfit> {
  if (cut.stripes) return { scarf: true }
  if (cut.hood) return { vest: true }
  if (cut.motif && !cut.skirt) return { bare: false, sleeve: cut.sleeve, motif: true }
  if (cut.collar && cut.collar !== 'plain') return { collar: cut.collar }
  return { collar: cut.puff || cut.pleats ? 'bow' : 'kerchief' }
}
