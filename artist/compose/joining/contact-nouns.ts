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
/** They are built by somebody who kneels. */
export const SAND: ReadonlySet<string> = new Set(['sand-castle'])
export const SELLERS: ReadonlySet<string> = new Set(['shopkeeper', 'baker', 'farmer', 'florist', 'butcher'])
export const BINS: ReadonlySet<string> = new Set(['trash-can'])
export const LARGE_VEHICLES: ReadonlySet<string> = new Set(
  'car truck tractor bus van fire-engine police-car ambulance racing-car taxi'.split(' '),
)
