import type { Wish, WishFigure } from '../wish.ts'
import { withHearth } from './stage-chimney.ts'
import { wordSet } from '../word-set.ts'

/** Nouns that mean something else at a feast: at Christmas a tree is a Christmas tree, and at Easter an egg is an Easter egg. */
const NOUNS_AT_FEAST: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  christmas: { tree: 'christmas-tree', 'fir-tree': 'christmas-tree' },
  advent: { tree: 'christmas-tree' },
  easter: { egg: 'easter-egg', rabbit: 'easter-bunny' },
  'lunar-new-year': { dragon: 'dragon-dance', 'chinese-dragon': 'dragon-dance' },
  thanksgiving: { turkey: 'roast-turkey' },
}

const MOUNTS = wordSet('camel dromedary horse donkey pony')
const PARTS_OF_CLOAK = wordSet('jacket cape blanket sword man horse')
const ROOFS = wordSet('house roof')
const ON_ROOFS = wordSet('st-nicholas santa-claus befana horse reindeer')

/** Replaces and adds figures where a feast gives the words of a wish another meaning. */
export function stageFeast(wish: Wish): Wish {
  const feast = wish.feast ?? feastOf(wish)
  const staged = renameFigures(feast ? { ...wish, feast } : wish, NOUNS_AT_FEAST[feast ?? ''] ?? {})
  return withRooftops(
    withHearth(
      withTinyChild(withSnowballs(withChildren(withCloak(withStaff(withMounts(withReindeer(staged))))))),
    ),
  )
}

/** A dragon that dances is people under a dragon, and the Easter bunny comes at Easter. */
function feastOf({ figures }: Wish): string | undefined {
  const isDancing = ({ noun, verb }: WishFigure) => noun === 'chinese-dragon' && verb === 'dance'
  if (figures.some(isDancing)) return 'lunar-new-year'
  if (figures.some(({ noun }) => noun === 'trick-or-treater')) return 'halloween'
  return figures.some(({ noun }) => noun === 'easter-bunny') ? 'easter' : undefined
}

function renameFigures(wish: Wish, nouns: Readonly<Record<string, string>>): Wish {
  const has = (noun: string) => wish.figures.some((figure) => figure.noun === noun)
  const duplicate = wish.figures.findIndex(({ noun }) => nouns[noun] !== undefined && has(nouns[noun]))
  if (duplicate > 0 && nouns[wish.figures[duplicate]!.noun] !== 'easter-egg')
    return renameFigures(removeAndRelink(wish, duplicate, wish.figures.findIndex(({ noun }) => noun === nouns[wish.figures[duplicate]!.noun])), nouns) // prettier-ignore
  const figures = wish.figures.map((figure) => {
    const noun = nouns[figure.noun]
    if (!noun) return figure
    if (noun !== 'dragon-dance') return { ...figure, noun }
    const { verb: _, pose: __, ...still } = figure
    return { ...still, noun }
  })
  const words = wish.words?.map((word) => (nouns[word.id] ? { ...word, id: nouns[word.id]! } : word))
  return { ...wish, figures, ...(words && { words }) }
}

/** The wish without a figure. Relations and words that referred to it refer to the replacement. */
export function removeAndRelink(wish: Wish, removed: number, replacement: number): Wish {
  const replaced = (old: number) => (old === removed ? replacement : old)
  const newIndex = (old: number) => replaced(old) - (replaced(old) > removed ? 1 : 0)
  const relink = (old: WishFigure['relation']) => old && { ...old, to: newIndex(old.to) }
  const figures = wish.figures.flatMap(({ relation, where, ...figure }, i) =>
    i === removed
      ? []
      : [
          {
            ...figure,
            ...(relation && newIndex(relation.to) !== newIndex(i) && { relation: relink(relation) }),
            ...(where && newIndex(where.to) !== newIndex(i) && { where: relink(where) }),
          } as WishFigure,
        ],
  )
  const words = wish.words?.map((word) =>
    word.figure === undefined ? word : { ...word, figure: newIndex(word.figure) },
  )
  return { ...wish, figures, ...(words && { words }) }
}

const mapFigures = (wish: Wish, each: (figure: WishFigure, index: number) => WishFigure): Wish => ({
  ...wish,
  figures: wish.figures.map(each),
})

/** Three kings ride on three camels. */
function withMounts(wish: Wish): Wish {
  return mapFigures(wish, (mount, i) => {
    const rider = wish.figures.find(({ relation, where }) =>
      [relation, where].some((seat) => seat?.kind === 'riding' && seat.to === i),
    )
    const isShared = rider?.noun === 'wise-man' && mount.count === 1 && MOUNTS.has(mount.noun)
    return isShared ? { ...mount, count: rider.count } : mount
  })
}

/** A sleigh needs reindeer that pull it, also if the wish names only Santa. */
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

/** Saint Nicholas holds his staff if his hands are free. */
function withStaff(wish: Wish): Wish {
  // For Saint Nicholas alone the cast of his feast is drawn, which has the staff.
  if (wish.figures.length === 1) return wish
  return mapFigures(wish, (figure) =>
    figure.noun === 'st-nicholas' && figure.holds.length === 0 && !figure.relation
      ? { ...figure, holds: ['bishops-staff'] }
      : figure,
  )
}

/** The feast's cast shows the story of the cloak, so a wish for this story keeps only Saint Martin, and the cast adds the rest. */
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
  return mapFigures(wish, (figure) =>
    figure.noun === 'st-martin' && figure.looks.includes('young')
      ? { ...figure, noun: 'child', count: 2, looks: figure.looks.filter((look) => look !== 'young') }
      : figure,
  )
}

/** A giant only looks huge beside a tiny figure. */
function withTinyChild(wish: Wish): Wish {
  const [only, ...others] = wish.figures
  if (only?.noun !== 'giant' || others.length > 0) return wish
  const child: WishFigure = { noun: 'child', count: 1, looks: ['tiny'], wears: [], holds: [], pose: 'look-up', relation: { kind: 'with', to: 0 } } // prettier-ignore
  return { ...wish, figures: [only, child] }
}

/** A wish for nothing but a snowball fight shows two children throwing. */
function withSnowballs(wish: Wish): Wish {
  const [only, ...others] = wish.figures
  if (only?.noun !== 'snowball' || only.verb !== 'fight' || others.length > 0) return wish
  const children: WishFigure = { noun: 'child', count: 2, looks: [], wears: [], holds: [], verb: 'snowball-fight', pose: 'throw-snowball' } // prettier-ignore
  const words = wish.words?.map((word) => (word.id === 'fight' ? { ...word, id: 'snowball-fight' } : word))
  return { ...wish, figures: [children], ...(words && { words }) }
}

/** A roof becomes the setting, because a house as a figure would hide its guest. */
function withRooftops(wish: Wish): Wish {
  const isOn = ({ relation, where }: WishFigure) =>
    [relation, where].some((place) => place?.kind === 'on' && ROOFS.has(wish.figures[place.to]?.noun ?? ''))
  const guest = wish.figures.findIndex((figure) => isOn(figure) && ON_ROOFS.has(figure.noun))
  const roof = wish.figures.findIndex(({ noun }) => ROOFS.has(noun))
  const isElsewhere = wish.setting !== undefined && wish.setting !== 'house'
  if (guest < 0 || isElsewhere || !wish.figures.some(({ noun }) => ROOF_GUESTS.has(noun))) return wish
  return { ...removeAndRelink(wish, roof, guest), setting: 'rooftops', time: wish.time ?? 'night' }
}
const ROOF_GUESTS = wordSet('st-nicholas santa-claus befana')
