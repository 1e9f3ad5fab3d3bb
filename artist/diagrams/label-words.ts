import { LANGUAGES, type Language } from '#domain/text/languages.ts'

/** The words of labels: English, German, French, Spanish, Italian, Dutch. */
const WORDS: Readonly<Record<string, string>> = {
  sun: 'sun|Sonne|soleil|sol|sole|zon',
  sea: 'sea|Meer|mer|mar|mare|zee',
  evaporation: 'evaporation|Verdunstung|évaporation|evaporación|evaporazione|verdamping',
  cloud: 'cloud|Wolke|nuage|nube|nuvola|wolk',
  rain: 'rain|Regen|pluie|lluvia|pioggia|regen',
  mountain: 'mountain|Berg|montagne|montaña|montagna|berg',
  river: 'river|Fluss|rivière|río|fiume|rivier',
  groundwater: 'groundwater|Grundwasser|eau souterraine|agua subterránea|acqua sotterranea|grondwater',
  egg: 'egg|Ei|œuf|huevo|uovo|ei',
  caterpillar: 'caterpillar|Raupe|chenille|oruga|bruco|rups',
  chrysalis: 'chrysalis|Puppe|chrysalide|crisálida|crisalide|pop',
  butterfly: 'butterfly|Schmetterling|papillon|mariposa|farfalla|vlinder',
  mercury: 'Mercury|Merkur|Mercure|Mercurio|Mercurio|Mercurius',
  venus: 'Venus|Venus|Vénus|Venus|Venere|Venus',
  earth: 'Earth|Erde|Terre|Tierra|Terra|Aarde',
  mars: 'Mars|Mars|Mars|Marte|Marte|Mars',
  jupiter: 'Jupiter|Jupiter|Jupiter|Júpiter|Giove|Jupiter',
  saturn: 'Saturn|Saturn|Saturne|Saturno|Saturno|Saturnus',
  uranus: 'Uranus|Uranus|Uranus|Urano|Urano|Uranus',
  neptune: 'Neptune|Neptun|Neptune|Neptuno|Nettuno|Neptunus',
}

/** A label in a language; digits and letters stand for themselves. */
export const labelWord = (key: string, language: Language): string =>
  WORDS[key]?.split('|')[LANGUAGES.indexOf(language)] ?? key
