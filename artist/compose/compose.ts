import { thingsInScene } from '../figures/people/scenes/scene-poses.ts'
import type { Shape } from '../drawing.ts'
import { seedOf } from '../geometry/random.ts'
import { frameShapes } from '../page/frame.ts'
import { applyBrush } from '../page/brush.ts'
import type { Paper } from '../page/paper.ts'
import type { Page } from '../page/to-svg.ts'
import type { Scene } from '../scene.ts'
import { createRng } from '../geometry/rng.ts'
import { settingOf } from '../scenery/setting-of-place.ts'
import { soilOf } from '../scenery/setting.ts'
import { drawScenery } from '../scenery/scenery.ts'
import { lookOf, type Look } from '../style/look.ts'
import { magicBorder } from '../style/magic.ts'
import { ornamentThemeOf, type OrnamentTheme } from '../style/ornament-themes.ts'
import { findDrawableFigures, type FigureFinder } from './figures/drawable-figures.ts'
import { checkLayout } from './layout/check-layout.ts'
import type { Composition } from './composition.ts'
import { bodiesOf, facesOf, regionsOf } from './figures/cluster.ts'
import { drawFeastDecorations } from './decoration/feast-decorations.ts'
import { measureLayout } from './layout/measure-layout.ts'
import { diagramOf } from '../diagrams/diagram-of-wish.ts'
import { composeDiagram } from './compose-diagram.ts'
import { composeMandala } from './compose-mandala.ts'
import { paintCluster, type FigureShapes } from './figures/paint-cluster.ts'
import { skylineBoxes } from './figures/skyline-boxes.ts'
import { createSheet } from './sheet.ts'
import { showing } from './showing.ts'
import { clothesForWeather } from './figures/weather-clothes.ts'
import { chooseSetting } from './setting/choose-setting.ts'
import type { PlacedCluster } from './placement/place-cluster.ts'
import { chooseOrientation } from './placement/choose-orientation.ts'
import { drawUnits, placeUnits } from './placement/place-units.ts'
import type { Unit } from './joining/unit.ts'
import { describePicture } from './describe-picture.ts'
import { unitsOf } from './picture.ts'
import { supportThings } from './decoration/supports.ts'
import { drawGroundContact } from './decoration/ground-contact.ts'
import { aboveWater, drawRipples } from './decoration/water-ripples.ts'
import { drawFantasyDecorations } from './decoration/fantasy-decorations.ts'

/**
 * Composes the page of a scene: figures, setting, sizes and scenery. The same scene gives the same page. `onFigures` is
 * called with a page that has only the figures, as soon as they are placed.
 */
export function compose(
  scene: Scene,
  finder: FigureFinder,
  look = lookOf(scene.style, scene.difficulty),
  onFigures?: (page: Page) => void,
): Composition {
  if (scene.wish.mandala) return composeMandala(scene, finder, look)
  const diagram = diagramOf(scene.wish)
  if (diagram) return composeDiagram(diagram, scene, finder, look)

  // The figures of the wish and the setting they are in.
  const rng = createRng(seedOf(scene.seed, 'layout'))
  const { drawables, undrawn } = findDrawableFigures(scene.wish, finder)
  const place = chooseSetting(scene.wish, drawables, finder)
  const setting = settingOf(place)
  const ornaments = ornamentThemeOf({ place, setting, time: scene.wish.time, season: scene.wish.season })
  const units = unitsOf(drawables, place, scene.wish)
  const immersed = units.length > 0 && units.every(isInDeepWater)
  const land = {
    groundStart: setting.groundStart,
    floating: setting.floating ?? false,
    waterline: immersed ? WADING_LINE : setting.waterline,
  }

  // Draws the figures, chooses the orientation of the sheet that suits them, and draws them again if they have too many
  // regions.
  const clothesFor = clothesForWeather(scene.wish, place, setting)
  const drawnAt = (figures: Look['figures']) => {
    const rng = createRng(seedOf(scene.seed, 'layout'))
    return { rng, units: drawUnits(units, { look: { ...look, figures }, scene, finder, rng, clothesFor }) }
  }
  const drawn = drawnAt(look.figures)
  const orientation =
    scene.orientation ??
    chooseOrientation(drawn.units, (each) => ({
      ...land,
      frame: createSheet(scene, look, each).picture.frame,
      mainHeightShare: look.mainHeightShare,
      mainFacing: drawn.units.mainFacing,
    }))
  const { paper: sheet, title, belowTitle, picture: paper } = createSheet(scene, look, orientation)
  const placedOn = ({ rng, units }: typeof drawn) => placeUnits(units, { ...land, paper, look, scene, rng })
  const detailed = placedOn(drawn)
  const withFewRegions =
    look.figures === 1 && regionsIn(detailed) > MANY_REGIONS ? placedOn(drawnAt(0)) : detailed
  const supported = supportThings(withFewRegions, drawables, {
    frame: paper.frame,
    topicOf: finder.topicOf,
    main: units[0]?.drawable.index,
  })

  // The shapes of the figures, which a preview shows first.
  const placed = supported.map((each) => each.placed)
  const boxes = placed.map(({ box }) => box)
  const faces = placed.flatMap(({ cluster }) => facesOf(cluster))
  const nouns = scene.wish.figures.map(({ noun }) => noun)
  const figureShapes: FigureShapes[] = supported.flatMap(({ placed: placedCluster, support }) => [
    { shapes: support },
    ...asPlane(placedCluster, paintCluster(placedCluster, { frame: paper.frame, pen: look.pen }, nouns)),
    ...(placedCluster.cluster.zone === 'water'
      ? [{ shapes: drawRipples(placedCluster, rng), isWater: true }]
      : []),
  ])
  const brushed = applyBrush(
    figureShapes.flatMap(({ shapes }) => shapes),
    look.pen,
  )
  if (brushed.length > 0) onFigures?.({ paper: sheet, pen: look.pen, shapes: brushed })

  // Draws scenery and feast decorations around the placed figures.
  const scenery = drawScenery({
    place,
    seed: scene.seed,
    detail: look.scenery,
    sparse: look.sparse,
    natural: look.natural,
    isPlaceNamed: scene.wish.setting !== undefined,
    frame: paper.frame,
    time: scene.wish.time,
    fullMoon: scene.wish.fullMoon,
    weather: scene.wish.weather,
    season: scene.wish.season,
    version: scene.version,
    figures: placed.flatMap((each) => skylineBoxes(each, aboveWater(each))),
    standing: placed.filter(({ cluster }) => cluster.zone !== 'air').map(({ box }) => box),
    immersed,
    shown: [
      ...nouns,
      ...placed.flatMap(({ cluster }) =>
        cluster.parts.flatMap(({ figure }) => [figure.id, ...thingsInScene(figure.pose)]),
      ),
      ...supported.flatMap(({ support }) => support.flatMap(({ of }) => of ?? [])),
    ],
    faces,
    figureRegions: regionsIn(placed),
    fixedHorizon: placed.some(({ cluster }) => cluster.zone === 'behind'),
  })
  const hasGrass = soilOf(setting) === 'grass' && (scene.wish.season ?? setting.season) !== 'winter'
  const feast = drawFeastDecorations(place === 'party-room' ? undefined : scene.wish.feast, {
    frame: paper.frame,
    taken: boxes,
    behind: [...scenery.lights, ...scenery.landmarks],
    detail: look.scenery,
    seed: scene.seed,
    finder,
    rng,
  })
  const front = [
    ...scenery.front
      .filter((item) => feast.front.length === 0 || item.box.w < NARROW_PLANT)
      .flatMap((item) => item.shapes),
    ...feast.front,
  ]
  const layout = measureLayout(
    paper,
    placed,
    // Shapes of water that cover an immersed figure do not count as hiding it.
    immersed ? figureShapes.filter(({ isWater }) => !isWater) : figureShapes,
    front,
    drawables,
    units[0]?.drawable.index,
  )

  // Puts everything on the page in paint order: behind the figures, the figures, in front of them.
  const behind: Shape[] = [
    ...scenery.back,
    ...(look.magic
      ? showing(
          'ornament',
          drawFantasyDecorations(paper.frame, boxes, scenery, {
            rng,
            theme: ornaments,
            difficulty: scene.difficulty,
            sparse: look.sparse,
          }),
        )
      : []),
    ...feast.back,
    ...(look.sparse < 2 && !setting.floating
      ? placed.flatMap((each) => drawGroundContact(each, hasGrass, rng))
      : []),
  ]
  const inFront: Shape[] = [
    ...front,
    ...frameShapes(paper, scene.frame),
    ...(paper === belowTitle ? [] : showing('ornament', border(belowTitle, ornaments, look.sparse > 1))),
    ...showing('title', title.shapes),
  ]
  return {
    page: {
      paper: sheet,
      pen: look.pen,
      shapes: [...applyBrush(behind, look.pen), ...brushed, ...applyBrush(inFront, look.pen)],
    },
    layout,
    placed,
    // If the user has placed figures by hand, it is the user who decides what may be hidden.
    findings: drawables.some(({ wished }) => wished.placement)
      ? []
      : checkLayout(layout, paper.frame, passengers(units), scene.style),
    place,
    faces: title.box ? [...faces, title.box] : faces,
    bodies: placed.flatMap(({ cluster }) => bodiesOf(cluster)),
    undrawn,
    picture: describePicture({
      drawables,
      units,
      placed,
      place,
      // Under water or in space, the whole page shows where it is.
      landmarks: setting.floating ? [] : scenery.landmarks,
      layout,
      shapes: [...behind, ...figureShapes.flatMap(({ shapes }) => shapes), ...inFront],
    }),
  }
}

/** In page units. Wider plants in the foreground would hide the things of a feast that stand on the ground. */
const NARROW_PLANT = 60

/** Figures of a medium page with more regions than this are drawn with less detail, so that young children can finish it. */
const MANY_REGIONS = 32

const regionsIn = (placed: readonly PlacedCluster[]): number =>
  placed.reduce((sum, { cluster }) => sum + regionsOf(cluster), 0)

/** A figure that wades or swims has water all around; boats and ducks have a bank in front of them. */
const isInDeepWater = ({ wades, zone, drawable }: Unit): boolean =>
  wades === true || (zone === 'water' && drawable.pose === 'swim' && drawable.maker.source !== 'converted')

/** Where animals stand in the water, as a share of the height. */
const WADING_LINE = 0.86

/** Castles and volcanoes in the background have thinner lines than the figures in front of them. */
const BACKGROUND_LINE = 0.7
const asPlane = ({ cluster }: PlacedCluster, painted: FigureShapes[]): FigureShapes[] =>
  cluster.zone === 'behind'
    ? painted.map((each) => ({
        ...each,
        shapes: each.shapes.map((shape) => ({ ...shape, stroke: shape.stroke * BACKGROUND_LINE })),
      }))
    : painted

/** The magic border around the picture's frame, with a line around it. */
function border(sheet: Paper, ornaments: OrnamentTheme, plain: boolean): Shape[] {
  const { x, y, w, h } = sheet.frame
  const line: Shape = {
    d: `M${x} ${y}L${x + w} ${y}L${x + w} ${y + h}L${x} ${y + h}Z`,
    fill: 'none',
    stroke: 1.3,
    level: 0,
  }
  return [line, ...magicBorder(sheet, ornaments, plain)]
}

/** Indices of figures that sit in or on another figure, or carry one. */
function passengers(units: readonly Unit[]): Set<number> {
  const indices = new Set<number>()
  const visit = (unit: Unit) => {
    for (const { unit: inner, how } of unit.joined) {
      if (how === 'drive' || how === 'inside' || how === 'drawn-by-outer') indices.add(inner.drawable.index)
      if (how === 'look-out' || how === 'mount' || how === 'drive' || how === 'atop' || how === 'beneath')
        indices.add(unit.drawable.index)
      visit(inner)
    }
  }
  for (const unit of units) visit(unit)
  return indices
}
