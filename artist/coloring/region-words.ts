import type { Language } from '#domain/text/languages.ts'

type Words = Record<Language, string>

const words = (en: string, de: string, fr: string, es: string, it: string, nl: string): Words => ({
  en,
  de,
  fr,
  es,
  it,
  nl,
})

/** Things of the scenery that nobody wishes for, so that the lexicon does not know them. */
export const REGION_WORDS: Readonly<Record<string, Words>> = {
  sky: words('sky', 'Himmel', 'ciel', 'cielo', 'cielo', 'lucht'),
  water: words('water', 'Wasser', 'eau', 'agua', 'acqua', 'water'),
  ground: words('ground', 'Boden', 'sol', 'suelo', 'terreno', 'grond'),
  path: words('path', 'Weg', 'chemin', 'camino', 'sentiero', 'pad'),
  wall: words('wall', 'Wand', 'mur', 'pared', 'parete', 'muur'),
  floor: words('floor', 'Fußboden', 'plancher', 'suelo', 'pavimento', 'vloer'),
  curtain: words('curtain', 'Vorhang', 'rideau', 'cortina', 'tenda', 'gordijn'),
  rug: words('rug', 'Teppich', 'tapis', 'alfombra', 'tappeto', 'vloerkleed'),
  bush: words('bush', 'Busch', 'buisson', 'arbusto', 'cespuglio', 'struik'),
  log: words('log', 'Baumstamm', 'bûche', 'tronco', 'tronco', 'boomstam'),
  hay: words('hay', 'Heu', 'foin', 'heno', 'fieno', 'hooi'),
  shelf: words('shelf', 'Regal', 'étagère', 'estante', 'scaffale', 'plank'),
  cupboard: words('cupboard', 'Schrank', 'placard', 'armario', 'armadio', 'kast'),
  stove: words('stove', 'Herd', 'cuisinière', 'cocina', 'fornello', 'fornuis'),
  sink: words('sink', 'Waschbecken', 'lavabo', 'lavabo', 'lavandino', 'wastafel'),
  picture: words('picture', 'Bild', 'tableau', 'cuadro', 'quadro', 'schilderij'),
  ornament: words('ornament', 'Verzierung', 'ornement', 'adorno', 'decorazione', 'versiering'),
  title: words('lettering', 'Schrift', 'titre', 'letras', 'scritta', 'letters'),
  arrow: words('arrow', 'Pfeil', 'flèche', 'flecha', 'freccia', 'pijl'),
  label: words('label', 'Schild', 'étiquette', 'etiqueta', 'etichetta', 'label'),
  background: words('background', 'Hintergrund', 'fond', 'fondo', 'sfondo', 'achtergrond'),
}
