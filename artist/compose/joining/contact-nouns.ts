/** They listen with a stethoscope. */
export const MEDICAL: ReadonlySet<string> = new Set(['doctor', 'nurse', 'vet'])
/** They fight with swords; others only push each other. */
export const ARMED: ReadonlySet<string> = new Set(
  'knight pirate musketeer samurai ninja viking prince king gladiator superhero superheroine queen princess'.split(
    ' ',
  ),
)
/** They look into the mouth with a small mirror. */
export const DENTISTS: ReadonlySet<string> = new Set(['dentist'])
/** Things that are built on one's knees. */
export const SAND: ReadonlySet<string> = new Set(['sand-castle'])
export const SELLERS: ReadonlySet<string> = new Set(['shopkeeper', 'baker', 'farmer', 'florist', 'butcher'])
export const BINS: ReadonlySet<string> = new Set(['trash-can'])
export const LARGE_VEHICLES: ReadonlySet<string> = new Set(
  'car truck tractor bus van fire-engine police-car ambulance racing-car taxi'.split(' '),
)
/** They are combed or repaired on a table. */
export const TOYS: ReadonlySet<string> = new Set(
  'doll teddy-bear toy-train toy-car robot clock alarm-clock radio toaster watch computer toy'.split(' '),
)
export const SHELTERS: ReadonlySet<string> = new Set(['umbrella', 'parasol'])
export const UNDER_VERBS: ReadonlySet<string> = new Set(['share', 'hold', 'walk'])
export const SIDE_BY_SIDE: ReadonlySet<string> = new Set(['wash', 'carry', 'lift', 'pull', 'push'])
export const POTS: ReadonlySet<string> = new Set(['cooking-pot', 'pot', 'cauldron'])
export const FIRES = new Set(['fire', 'campfire'])
/** Trees that are decorated with baubles. */
export const DECORATED = new Set(['christmas-tree', 'fir-tree', 'tree'])
export const BARROWS: ReadonlySet<string> = new Set(['wheelbarrow', 'handcart'])
