import type { Wish, WishFigure } from '../wish.ts'

const list = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** What a word means on a feast: the tree with the presents is a Christmas tree, and the Easter bunny paints Easter eggs. */
const MEANT_AT: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  christmas: { tree: 'christmas-tree', 'fir-tree': 'christmas-tree' },
  advent: { tree: 'christmas-tree' },
  easter: { egg: 'easter-egg', rabbit: 'easter-bunny' },
  'lunar-new-year': { dragon: 'dragon-dance', 'chinese-dragon': 'dragon-dance' },
  thanksgiving: { turkey: 'roast-turkey' },
}

const MOUNTS = list('camel dromedary horse donkey pony')
const PARTS_OF_CLOAK = list('jacket cape blanket sword man horse')
const ROOFS = list('house roof')
const ON_ROOFS = list('st-nicholas santa-claus befana horse reindeer')

/** Reads the figures of a wish as its feast means them. */
export function stageFeast(wish: Wish): Wish {
  const feast = wish.feast ?? feastOf(wish)
  const staged = withMeaning(feast ? { ...wish, feast } : wish, MEANT_AT[feast ?? ''] ?? {})
  return onRoof(
    withTinyChild(withSnowballs(withChildren(withCloak(withStaff(withMounts(withReindeer(staged))))))),
  )
}

/** A dragon that dances is people under a dragon, and the Easter bunny comes at Easter. */
function feastOf({ figures }: Wish): string | undefined {
  const isDancing = ({ noun, verb }: WishFigure) => noun === 'chinese-dragon' && verb === 'dance'
  if (figures.some(isDancing)) return 'lunar-new-year'
  return figures.some(({ noun }) => noun === 'easter-bunny') ? 'easter' : undefined
}

function withMeaning(wish: Wish, meant: Readonly<Record<string, string>>): Wish {
  const has = (noun: string) => wish.figures.some((figure) => figure.noun === noun)
  const twice = wish.figures.findIndex(({ noun }) => meant[noun] !== undefined && has(meant[noun]))
  if (twice > 0 && meant[wish.figures[twice]!.noun] !== 'easter-egg')
    return withMeaning(without(wish, twice, wish.figures.findIndex(({ noun }) => noun === meant[wish.figures[twice]!.noun])), meant) // prettier-ignore
  const figures = wish.figures.map((figure) => {
    const noun = meant[figure.noun]
    if (!noun) return figure
    if (noun !== 'dragon-dance') return { ...figure, noun }
    const { verb: _, pose: __, ...still } = figure
    return { ...still, noun }
  })
  const words = wish.words?.map((word) => (meant[word.id] ? { ...word, id: meant[word.id]! } : word))
  return { ...wish, figures, ...(words && { words }) }
}

/** The wish without a figure; what referred to it refers to the other one. */
export function without(wish: Wish, gone: number, other: number): Wish {
  const index = (old: number) => (old === gone ? other : old)
  const shifted = (old: number) => index(old) - (index(old) > gone ? 1 : 0)
  const link = (old: WishFigure['relation']) => old && { ...old, to: shifted(old.to) }
  const figures = wish.figures.flatMap(({ relation, where, ...figure }, i) =>
    i === gone
      ? []
      : [
          {
            ...figure,
            ...(relation && shifted(relation.to) !== shifted(i) && { relation: link(relation) }),
            ...(where && shifted(where.to) !== shifted(i) && { where: link(where) }),
          } as WishFigure,
        ],
  )
  const words = wish.words?.map((word) =>
    word.figure === undefined ? word : { ...word, figure: shifted(word.figure) },
  )
  return { ...wish, figures, ...(words && { words }) }
}

const change = (wish: Wish, each: (figure: WishFigure, index: number) => WishFigure): Wish => ({
  ...wish,
  figures: wish.figures.map(each),
})

/** Three kings ride on three camels. */
function withMounts(wish: Wish): Wish {
  return change(wish, (mount, i) => {
    const rider = wish.figures.find(({ relation }) => relation?.kind === 'riding' && relation.to === i)
    const isShared = rider?.noun === 'wise-man' && mount.count === 1 && MOUNTS.has(mount.noun)
    return isShared ? { ...mount, count: rider.count } : mount
  })
}

/** Reindeer are in front of the sleigh, even if the wish names only Santa. */
function withReindeer(wish: Wish): Wish {
  const { figures } = wish
  const sleigh = figures.findIndex(({ noun }) => noun === 'santa-sleigh')
  if (sleigh < 0 || figures.length > 2 || figures.some(({ noun }) => noun === 'reindeer')) return wish
  const reindeer: WishFigure = {
    noun: 'reindeer',
    count: 1,
    looks: [],
    wears: [],
    holds: [],
    verb: 'pull',
    pose: 'walk',
    relation: { kind: 'holding', to: sleigh },
  }
  return { ...wish, figures: [...figures, reindeer] }
}

/** Saint Nicholas has his staff in the hand that is free. */
function withStaff(wish: Wish): Wish {
  // Alone, he is part of the cast of his feast.
  if (wish.figures.length === 1) return wish
  return change(wish, (figure) =>
    figure.noun === 'st-nicholas' && figure.holds.length === 0 && !figure.relation
      ? { ...figure, holds: ['bishops-staff'] }
      : figure,
  )
}

/** The story of the cloak is the cast of the feast: the rider and the man on his knees. */
function withCloak(wish: Wish): Wish {
  const [main, ...others] = wish.figures
  const isStory =
    main?.noun === 'st-martin' &&
    (main.verb === 'share' || others.length > 0) &&
    others.every(({ noun }) => PARTS_OF_CLOAK.has(noun)) &&
    !others.some(({ relation }) => relation?.kind === 'riding')
  if (!isStory || main.relation?.kind === 'riding') return wish
  const { verb: _, pose: __, relation: ___, ...plain } = main
  return { ...wish, figures: [plain] }
}

/** "Saint Martin children" are children at the feast. */
function withChildren(wish: Wish): Wish {
  return change(wish, (figure) =>
    figure.noun === 'st-martin' && figure.looks.includes('young')
      ? { ...figure, noun: 'child', count: 2, looks: figure.looks.filter((look) => look !== 'young') }
      : figure,
  )
}

/** A giant is huge only beside somebody tiny. */
function withTinyChild(wish: Wish): Wish {
  const [only, ...others] = wish.figures
  if (only?.noun !== 'giant' || others.length > 0) return wish
  const child: WishFigure = { noun: 'child', count: 1, looks: ['tiny'], wears: [], holds: [], pose: 'look-up', relation: { kind: 'with', to: 0 } } // prettier-ignore
  return { ...wish, figures: [only, child] }
}

/** A wish for a snowball fight alone is about those who throw. */
function withSnowballs(wish: Wish): Wish {
  const [only, ...others] = wish.figures
  if (only?.noun !== 'snowball' || only.verb !== 'fight' || others.length > 0) return wish
  const children: WishFigure = { noun: 'child', count: 2, looks: [], wears: [], holds: [], verb: 'snowball-fight', pose: 'throw-snowball' } // prettier-ignore
  const words = wish.words?.map((word) => (word.id === 'fight' ? { ...word, id: 'snowball-fight' } : word))
  return { ...wish, figures: [children], ...(words && { words }) }
}

/** A figure that is on a roof is above all roofs: the house itself would hide the rider. */
function onRoof(wish: Wish): Wish {
  const isOn = ({ relation, where }: WishFigure) =>
    [relation, where].some((place) => place?.kind === 'on' && ROOFS.has(wish.figures[place.to]?.noun ?? ''))
  const guest = wish.figures.findIndex((figure) => isOn(figure) && ON_ROOFS.has(figure.noun))
  const roof = wish.figures.findIndex(({ noun }) => ROOFS.has(noun))
  const isElsewhere = wish.setting !== undefined && wish.setting !== 'house'
  if (guest < 0 || isElsewhere || !wish.figures.some(({ noun }) => FESTIVE.has(noun))) return wish
  return { ...without(wish, roof, guest), setting: 'rooftops' }
}
const FESTIVE = list('st-nicholas santa-claus befana')
