/** How a feast decorates the page, whoever is on it. */
export interface Decoration {
  /** Nouns of the things on the ground. */
  things: readonly string[]
  /** Ornaments in the upper part of the picture. */
  above?:
    | 'pennants'
    | 'lights'
    | 'balloons'
    | 'hearts'
    | 'lanterns'
    | 'fireworks'
    | 'confetti'
    | 'cut-paper'
    | 'crescents'
    | 'splashes'
}

const DECORATIONS: Readonly<Record<string, Decoration>> = {
  christmas: { things: ['gift', 'christmas-tree', 'gift', 'candy-cane'], above: 'lights' },
  advent: { things: ['gift', 'cookie', 'christmas-tree'], above: 'lights' },
  nikolaus: { things: ['boot', 'gift', 'candy-cane'], above: 'lights' },
  sinterklaas: { things: ['gift', 'boot', 'carrot'], above: 'lights' },
  'three-kings': { things: ['gift', 'star', 'crown'], above: 'lights' },
  befana: { things: ['christmas-stocking', 'gift', 'candy'], above: 'lights' },
  easter: { things: ['easter-egg', 'easter-basket', 'easter-egg', 'easter-egg', 'tulip'] },
  halloween: { things: ['jack-o-lantern', 'pumpkin', 'candle', 'jack-o-lantern'] },
  birthday: { things: ['gift', 'birthday-cake', 'gift'], above: 'pennants' },
  party: { things: ['gift', 'cupcake', 'party-hat'], above: 'balloons' },
  carnival: { things: ['carnival-mask', 'party-hat'], above: 'confetti' },
  valentine: { things: ['heart', 'rose', 'heart'], above: 'hearts' },
  'mothers-day': { things: ['bouquet', 'heart', 'gift'], above: 'hearts' },
  'fathers-day': { things: ['gift', 'heart'], above: 'hearts' },
  wedding: { things: ['bouquet', 'wedding-cake', 'heart'], above: 'hearts' },
  'new-year': { things: ['gift'], above: 'fireworks' },
  'july-14': { things: ['flag'], above: 'fireworks' },
  'san-juan': { things: ['campfire'], above: 'fireworks' },
  'st-martin': { things: ['lantern', 'lantern'], above: 'lanterns' },
  eid: { things: ['eid-lantern', 'gift', 'candy'], above: 'crescents' },
  hanukkah: { things: ['dreidel', 'gift'], above: 'lights' },
  harvest: { things: ['pumpkin', 'corn', 'apple', 'basket'] },
  'school-start': { things: ['school-cone', 'backpack', 'pencil'], above: 'pennants' },
  'kings-day': { things: ['orange-crown'], above: 'pennants' },
  'may-day': { things: ['tulip', 'flower'], above: 'pennants' },
  'sant-jordi': { things: ['rose', 'book', 'rose'], above: 'pennants' },
  'san-fermin': { things: [], above: 'pennants' },
  'day-of-the-dead': { things: ['sugar-skull', 'candle', 'sugar-skull'], above: 'cut-paper' },
  thanksgiving: { things: ['pumpkin', 'pie', 'corn'] },
  'st-patrick': { things: ['shamrock', 'shamrock', 'shamrock'] },
  'bonfire-night': { things: [], above: 'fireworks' },
  ramadan: { things: ['eid-lantern', 'teapot'], above: 'crescents' },
  purim: { things: ['carnival-mask', 'cookie'], above: 'confetti' },
  diwali: { things: ['diwali-lamp', 'diwali-lamp', 'diwali-lamp'], above: 'fireworks' },
  holi: { things: ['balloon', 'bucket'], above: 'splashes' },
  'lunar-new-year': { things: ['gift', 'lantern'], above: 'lanterns' },
  'moon-festival': { things: ['mooncake'], above: 'lanterns' },
  'earth-day': { things: ['flower', 'recycling-bin', 'flower'] },
  'book-day': { things: ['book', 'book'], above: 'pennants' },
  'lost-tooth': { things: ['toothbrush', 'coin'] },
  'new-sibling': { things: ['rattle', 'teddy-bear', 'baby-bottle'], above: 'hearts' },
  'moving-house': { things: ['box', 'teddy-bear', 'box'] },
  ferragosto: { things: ['watermelon', 'bucket'] },
  'april-fools': { things: ['fish'], above: 'confetti' },
}

export const decorationOf = (feast: string | undefined): Decoration | undefined =>
  feast && Object.hasOwn(DECORATIONS, feast) ? DECORATIONS[feast] : undefined
