import type { Box, Shape } from '../drawing.ts'
import type { RejectionReason } from '../gate/gate.ts'
import type { Page } from '../page/to-svg.ts'
import type { Picture } from './picture.ts'
import type { PlacedCluster } from './placement/place-cluster.ts'
import type { Layout } from './layout/check-layout.ts'

/** A composed page with what the gate and the later drawing steps need. */
export interface Composition {
  page: Page
  layout: Layout
  /** The figures in paint order, each with what is joined to it. */
  placed: PlacedCluster[]
  /** Why the gate has to reject the layout; empty if it is good. */
  findings: RejectionReason[]
  /** The setting, as the id of a place in the lexicon. */
  place: string
  /** Areas without textures. */
  faces: Box[]
  /** Outlines of living figures as path data: their fur and skin get no textures. */
  bodies?: string[]
  /** Black letters, which are drawn last: they are not regions to color. */
  lettering?: readonly Shape[]
  /** Nouns of the wish without a figure. */
  undrawn: string[]
  /** What can be seen on the page. */
  picture: Picture
}
