import type { Artist } from '#artist/artist.ts'
import { figuresIn, placementOf } from '#artist/compose/placement/apply-placements.ts'
import { partBox } from '#artist/compose/figures/cluster.ts'
import { paintCluster } from '#artist/compose/figures/paint-cluster.ts'
import { unionOf } from '#artist/compose/figures/transform.ts'
import type { PlacedCluster } from '#artist/compose/placement/place-cluster.ts'
import type { DrawnPage } from '#artist/draw-page.ts'
import type { Box } from '#artist/drawing.ts'
import type { Paper } from '#artist/page/paper.ts'
import { applyBrush } from '#artist/page/brush.ts'
import { toSvg } from '#artist/page/to-svg.ts'
import type { Scene } from '#artist/scene.ts'
import type { WishFigure } from '#artist/wish.ts'
import type { Language } from '#domain/text/languages.ts'
import type { EditableFigure, EditablePicture, PoseChoice } from './messages.ts'

/** The poses that children ask for, in the order in which they are offered. */
const POSES =
  'stand sit lie sleep walk run jump dance wave cheer eat drink read play swim fly climb sing'.split(' ')

/** Describes the parts of a picture that can be selected and changed, and where they are. */
export function describePicture(
  artist: Artist,
  { composition, seed }: DrawnPage,
  { wish }: Scene,
  language: Language,
): EditablePicture {
  const { placed, page, place } = composition
  const { paper } = page
  const nouns = wish.figures.map(({ noun }) => noun)
  return {
    nouns,
    seed,
    shape: paper.width / paper.height,
    ...(artist.lexicon.places.has(place) && { place }),
    isMandala: wish.mandala === true,
    figures: placed.flatMap((cluster) => {
      const indices = figuresIn(cluster)
      return indices.map((index): EditableFigure => {
        const own = ownPart(cluster, index)
        const isFirst = index === indices[0]
        const wished = wish.figures[index]!
        const { placement: wishedPlacement } = wished
        const mirrored = wishedPlacement?.mirrored
        const placement = {
          ...placementOf(isFirst ? cluster : own, paper),
          ...(isFirst && mirrored && { mirrored }),
        }
        return {
          index,
          group: indices[0]!,
          name: nameOf(artist, wished, language),
          box: toShares(own.box, paper),
          placement,
          ...(wishedPlacement && { wished: wishedPlacement }),
          own: placementOf(own, paper),
          poses: indices.length === 1 ? posesOf(artist, wished, language) : [],
          canFlip: artist.figureFinder.find(wished.noun)?.maker.topic !== 'signs',
          ...(isFirst && { svg: paintAlone(cluster, page.pen, paper, nouns) }),
        }
      })
    }),
  }
}

/** The parts of one figure in a cluster, as if it stood alone. */
function ownPart({ cluster, feet }: PlacedCluster, index: number): PlacedCluster {
  const parts = cluster.parts.filter(({ figureIndex }) => figureIndex === index)
  const box = unionOf(parts.map(partBox))
  return {
    cluster: { ...cluster, parts },
    box,
    feet: parts.length === cluster.parts.length ? feet : box.y + box.h,
  }
}

const toShares = ({ x, y, w, h }: Box, { width, height }: Paper): Box => ({
  x: x / width,
  y: y / height,
  w: w / width,
  h: h / height,
})

/** The path with which `toSvg` paints the sheet. */
const WHITE_SHEET = /<path fill="#fff" d="m0 0[^>]*>/

/** The figures of a cluster on a transparent sheet, shown while they are dragged. */
function paintAlone(cluster: PlacedCluster, pen: number, paper: Paper, nouns: readonly string[]): string {
  const shapes = paintCluster(cluster, { frame: paper.frame, pen }, nouns).flatMap(
    (painted) => painted.shapes,
  )
  const svg = toSvg({ paper, pen, shapes: applyBrush(shapes, pen) })
  return svg.replace(WHITE_SHEET, '')
}

export function nameOf({ lexicon }: Artist, { noun, sex, writes }: WishFigure, language: Language): string {
  const forms = lexicon.nouns.get(noun)?.[language]
  if (!forms || writes) return writes ?? noun
  return (sex === 'female' ? forms.she?.[0] : sex === 'male' ? forms.he?.[0] : undefined) ?? forms.one
}

function posesOf({ figureFinder, lexicon }: Artist, { noun }: WishFigure, language: Language): PoseChoice[] {
  const poses = figureFinder.find(noun)?.maker.poses ?? []
  const choices = POSES.filter((each) => poses.includes(each)).flatMap((each) => {
    const verb =
      lexicon.verbs.get(each) ??
      [...lexicon.verbs.values()].find((entry) => entry.pose === each && !entry.brings)
    return verb?.pose === each ? [{ pose: each, verb: verb.id, name: verb[language].inf }] : []
  })
  return choices.length > 1 ? choices : []
}
