import type { Language } from '#domain/text/languages.ts'
import type { Part } from '../drawing.ts'

type Words = readonly [string, string, string, string, string, string]

/** The parts of things, in the languages of the product: en, de, fr, es, it, nl. */
const WORDS = {
  face: ['face', 'Gesicht', 'visage', 'cara', 'viso', 'gezicht'],
  hair: ['hair', 'Haare', 'cheveux', 'pelo', 'capelli', 'haar'],
  hat: ['hat', 'Hut', 'chapeau', 'sombrero', 'cappello', 'hoed'],
  beard: ['beard', 'Bart', 'barbe', 'barba', 'barba', 'baard'],
  mouth: ['mouth', 'Mund', 'bouche', 'boca', 'bocca', 'mond'],
  cheek: ['cheek', 'Wange', 'joue', 'mejilla', 'guancia', 'wang'],
  neck: ['neck', 'Hals', 'cou', 'cuello', 'collo', 'nek'],
  clothes: ['clothes', 'Kleidung', 'vêtements', 'ropa', 'vestiti', 'kleren'],
  sleeve: ['sleeve', 'Ärmel', 'manche', 'manga', 'manica', 'mouw'],
  trousers: ['trousers', 'Hose', 'pantalon', 'pantalón', 'pantaloni', 'broek'],
  pattern: ['pattern', 'Muster', 'motif', 'dibujo', 'decorazione', 'patroon'],
  prop: ['thing', 'Gegenstand', 'objet', 'objeto', 'oggetto', 'voorwerp'],
  arm: ['arm', 'Arm', 'bras', 'brazo', 'braccio', 'arm'],
  hand: ['hand', 'Hand', 'main', 'mano', 'mano', 'hand'],
  legs: ['legs', 'Beine', 'jambes', 'piernas', 'gambe', 'benen'],
  shoe: ['shoe', 'Schuh', 'chaussure', 'zapato', 'scarpa', 'schoen'],
  eye: ['eye', 'Auge', 'œil', 'ojo', 'occhio', 'oog'],
  ear: ['ear', 'Ohr', 'oreille', 'oreja', 'orecchio', 'oor'],
  'inner-ear': [
    'inside of the ear',
    'Ohr innen',
    "intérieur de l'oreille",
    'interior de la oreja',
    "interno dell'orecchio",
    'binnenkant van het oor',
  ],
  muzzle: ['muzzle', 'Schnauze', 'museau', 'hocico', 'muso', 'snuit'],
  marking: ['marking', 'Fellzeichnung', 'tache', 'mancha', 'macchia', 'vlek'],
  mane: ['mane', 'Mähne', 'crinière', 'melena', 'criniera', 'manen'],
  horn: ['horn', 'Horn', 'corne', 'cuerno', 'corno', 'hoorn'],
  beak: ['beak', 'Schnabel', 'bec', 'pico', 'becco', 'snavel'],
  shell: ['shell', 'Panzer', 'carapace', 'caparazón', 'guscio', 'schild'],
  head: ['head', 'Kopf', 'tête', 'cabeza', 'testa', 'kop'],
  body: ['body', 'Körper', 'corps', 'cuerpo', 'corpo', 'lijf'],
  belly: ['belly', 'Bauch', 'ventre', 'barriga', 'pancia', 'buik'],
  leg: ['leg', 'Bein', 'patte', 'pata', 'zampa', 'poot'],
  tail: ['tail', 'Schwanz', 'queue', 'cola', 'coda', 'staart'],
  'tail-tip': [
    'tail tip',
    'Schwanzspitze',
    'bout de la queue',
    'punta de la cola',
    'punta della coda',
    'puntje van de staart',
  ],
  wing: ['wing', 'Flügel', 'aile', 'ala', 'ala', 'vleugel'],
  fin: ['fin', 'Flosse', 'nageoire', 'aleta', 'pinna', 'vin'],
  wheel: ['wheel', 'Rad', 'roue', 'rueda', 'ruota', 'wiel'],
  window: ['window', 'Fenster', 'fenêtre', 'ventana', 'finestra', 'raam'],
  roof: ['roof', 'Dach', 'toit', 'tejado', 'tetto', 'dak'],
  door: ['door', 'Tür', 'porte', 'puerta', 'porta', 'deur'],
  wall: ['wall', 'Mauer', 'mur', 'muro', 'muro', 'muur'],
  leaves: ['leaves', 'Blätter', 'feuillage', 'hojas', 'foglie', 'bladeren'],
  trunk: ['trunk', 'Stamm', 'tronc', 'tronco', 'tronco', 'stam'],
  petal: ['petal', 'Blütenblatt', 'pétale', 'pétalo', 'petalo', 'bloemblad'],
  stem: ['stem', 'Stängel', 'tige', 'tallo', 'gambo', 'steel'],
  top: ['top', 'oben', 'en haut', 'arriba', 'in alto', 'boven'],
  middle: ['middle', 'Mitte', 'au milieu', 'en medio', 'al centro', 'midden'],
  bottom: ['bottom', 'unten', 'en bas', 'abajo', 'in basso', 'onder'],
} as const satisfies Record<Part, Words> & Record<string, Words>

export type PartId = keyof typeof WORDS

export const partWords = (part: PartId): Record<Language, string> => {
  const [en, de, fr, es, it, nl] = WORDS[part]
  return { en, de, fr, es, it, nl }
}
