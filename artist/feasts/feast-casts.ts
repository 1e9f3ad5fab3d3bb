import type { Relation, Wish, WishFigure } from '../wish.ts'

/**
 * Who and what a feast shows if the wish names nobody. Figures are separated by ` + `; `noun*3` is three of them, `riding>1` the
 * relation to the figure with that index, and `holds=`, `wears=`, `verb=` and `pose=` are fields of a figure.
 */
const CASTS: Readonly<Record<string, string>> = {
  'st-martin': 'st-martin riding>1 + horse + man pose=kneel with>0',
  nikolaus: 'st-nicholas holds=bishops-staff + child holds=gift with>0 + boot with>0',
  sinterklaas: 'st-nicholas riding>1 + horse + sinterklaas-helper holds=gift',
  advent: 'advent-wreath + girl with>0 + boy with>0',
  christmas: 'christmas-tree + child holds=gift with>0 + child holds=candle with>0',
  'three-kings': 'wise-man riding>1 + camel + wise-man*2 holds=gift with>0',
  befana: 'befana riding>1 + magic-broom + gift with>0',
  'king-cake': 'king-cake + girl wears=crown with>0 + boy with>0',
  'new-year': 'child*3 pose=cheer',
  carnival: 'clown pose=dance + pirate with>0 + princess with>0',
  easter: 'easter-bunny holds=easter-basket + child holds=easter-egg with>0',
  'april-fools': 'girl holds=april-fish + boy with>0',
  'may-day': 'maypole + girl pose=dance with>0 + boy pose=dance with>0',
  'mothers-day': 'girl holds=bouquet + mother with>0',
  'fathers-day': 'boy holds=gift + father with>0',
  valentine: 'girl holds=heart + boy holds=heart with>0',
  'school-start': 'girl holds=school-cone + mother with>0',
  'sant-jordi': 'knight holds=rose + dragon with>0 + girl holds=book with>0',
  'san-fermin': 'man*3 pose=run wears=scarf',
  'kings-day': 'girl wears=crown holds=flag + boy wears=crown holds=balloon with>0',
  'july-14': 'girl holds=flag + boy holds=balloon with>0',
  ferragosto: 'girl + boy holds=watermelon with>0 + parasol with>0',
  'san-juan': 'campfire + child pose=cheer with>0',
  harvest: 'girl holds=basket + pumpkin with>0 + wheat with>0',
  halloween: 'trick-or-treater*2 + ghost with>0 + jack-o-lantern with>0',
  'day-of-the-dead': 'ofrenda + girl with>0 + skeleton pose=wave with>0',
  thanksgiving: 'roast-turkey + child with>0',
  'st-patrick': 'leprechaun pose=dance + pot-of-gold with>0',
  'bonfire-night': 'campfire + child pose=cheer with>0',
  ramadan: 'mother + child holds=lantern with>0 + mosque with>0',
  eid: 'girl holds=gift + boy holds=lantern with>0',
  hanukkah: 'menorah + girl with>0 + boy with>0 + dreidel with>0',
  purim: 'queen + clown holds=rattle with>0 + king with>0',
  diwali: 'rangoli + girl holds=diwali-lamp with>0',
  holi: 'child*3 pose=cheer + color-powder with>0',
  'lunar-new-year': 'dragon-dance',
  'moon-festival': 'mother holds=lantern + child holds=lantern with>0 + rabbit with>0',
  'earth-day': 'earth + girl pose=cheer with>0 + boy pose=cheer with>0',
  'book-day': 'child verb=read reading>1 + book + knight with>0',
  birthday: 'birthday-cake + child wears=party-hat with>0 + child wears=party-hat with>0',
  wedding: 'bride holds=bouquet + groom with>0',
  party: 'child*3 pose=dance wears=party-hat',
  'lost-tooth': 'child holds=tooth + tooth-fairy with>0',
  'new-sibling': 'mother verb=hold holding>1 + baby + child with>0',
  'moving-house': 'father holds=box + child holds=box with>0',
}

/** A noun that means its feast: Saint Martin, a wreath with four candles. */
const FEAST_OF_NOUN: Readonly<Record<string, string>> = {
  'st-martin': 'st-martin',
  befana: 'befana',
  'wise-man': 'three-kings',
  'st-nicholas': 'nikolaus',
  'king-cake': 'king-cake',
  'school-cone': 'school-start',
  'advent-wreath': 'advent',
  menorah: 'hanukkah',
  'dragon-dance': 'lunar-new-year',
  ofrenda: 'day-of-the-dead',
  maypole: 'may-day',
  rangoli: 'diwali',
}

/** Adds the people and things of a feast to a wish that names nothing else. */
export function castFeast(wish: Wish): Wish {
  const [only, ...others] = wish.figures
  const feast = (only && FEAST_OF_NOUN[only.noun]) ?? wish.feast
  if (wish.mandala || others.length > 0 || !feast || !Object.hasOwn(CASTS, feast)) return wish
  const figures = parseCast(CASTS[feast]!)
  if (only && (only.noun !== figures[0]!.noun || !isPlain(only))) return wish
  if (only) figures[0] = { ...figures[0]!, looks: only.looks }
  // The cake is eaten at home, not where the three kings ride.
  if (feast === 'king-cake') return { ...wish, feast: undefined, figures, setting: 'kitchen' }
  return { ...wish, figures, feast }
}

/** The wish says nothing about what the figure does. */
export const isPlain = ({ verb, relation, holds, wears, role }: WishFigure): boolean =>
  !verb && !relation && !role && holds.length + wears.length === 0

/** Reads the figures of a cast. */
export function parseCast(text: string): WishFigure[] {
  return text.split(' + ').map((part) => {
    const [name = '', ...rest] = part.split(' ')
    const [noun = '', count = '1'] = name.split('*')
    const figure: WishFigure = { noun, count: Number(count), looks: [], wears: [], holds: [] }
    for (const word of rest) {
      const [kind, to] = word.split('>')
      const [field, value = ''] = word.split('=')
      if (to !== undefined) figure.relation = { kind: kind as Relation, to: Number(to) }
      else if (field === 'holds' || field === 'wears') figure[field] = [value]
      else if (field === 'verb' || field === 'pose') figure[field] = value
    }
    return figure
  })
}
