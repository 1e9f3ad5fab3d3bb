/** Nouns that are planted as a small plant or a seed. */
export const PLANTED =
  'tomato flower tulip rose daisy sunflower tree seed carrot strawberry vegetable lettuce cabbage pumpkin potato cucumber pepper herb plant sapling'
export const PLATED =
  'pancake waffle pizza spaghetti noodle potato salad rice sausage meatball egg fried-egg fish vegetable cake birthday-cake pie roast-chicken roast-turkey french-fry sandwich toast king-cake'
/** Small pastry, which comes out of the oven on a tray. */
export const SMALL_PASTRY: ReadonlySet<string> = new Set([
  'cookie',
  'gingerbread-man',
  'muffin',
  'cupcake',
  'spice-cookie',
])
