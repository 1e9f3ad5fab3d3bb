import type { Difficulty } from '#domain/pages/creation-options.ts'
import type { Language } from '#domain/text/languages.ts'

/** Relations that a preposition alone can express. */
export type Where =
  | 'on'
  | 'on-shoulder'
  | 'on-shoulders'
  | 'in'
  | 'at'
  | 'under'
  | 'above'
  | 'beside'
  | 'behind'
  | 'around'
  | 'in-front-of'
  | 'with'
  | 'for'
  | 'to'
  | 'from'

/** The types of the lexicon's data files, one entry per line. README.md in this folder explains the codes. */
type InEveryLanguage<T> = Record<Language, T>

export interface NounForms {
  one: string
  many: string
  /** Other words children use for it. */
  also: string[]
  /** Grammatical gender: m f n (de), m f (fr es it), de het (nl); English has none. */
  g?: string
  /** German weak masculines: every singular case but the nominative (den Bären). */
  weak?: string
  /** German nouns with an irregular dative (dem Herzen). */
  dat?: string
  /** Unusual articles: names have none or always "the"; some nouns are unique, known as a group, uncountable or plural. */
  det?: 'none' | 'def' | 'unique' | 'group' | 'mass' | 'plural'
  /** Singular and plural for a woman or a man, where the usual word means the other (Astronautin, meester). */
  she?: [one: string, many: string]
  he?: [one: string, many: string]
  /** Set phrases for a place, where preposition and article are idiomatic ("in the clouds", "en bicicleta"). */
  where?: Partial<Record<Where, string>>
}

export interface Noun extends InEveryLanguage<NounForms> {
  id: string
  topic: string
  /** The age from which children wish for it. */
  age: number
  /** The place it suggests (bed: bedroom) or is a synonym of (train station: station). */
  place?: string
  emoji?: string[]
  /** The larger noun that is drawn in its place: a house for a roof. */
  drawn?: string
}

export interface AdjectiveForms {
  also: string[]
  also_forms?: string[]
  /** en */ a?: string
  /** de */ stem?: string
  pred?: string
  forms?: Record<string, string>
  invariable?: boolean
  /** de, nl: used after the noun ("aus Holz") when `prefer` is set. */
  phrase?: string
  prefer?: 'phrase'
  /** fr, es, it */ ms?: string
  fs?: string
  mp?: string
  fp?: string
  pos?: 'before' | 'after'
  ms_before_vowel?: string
  before_noun_sg?: string
  before_noun_ms?: string
  before_noun_table?: string
  /** nl */ base?: string
  e?: string
  /** Other forms for texts only: a bored child "s'ennuie". */
  in_texts?: Partial<AdjectiveForms>
  /** Other forms for these nouns, for texts only: an old woman is "anziana", an old car "vecchia". */
  for_nouns?: Partial<AdjectiveForms> & { nouns: string[] }
}

export interface Adjective extends InEveryLanguage<AdjectiveForms> {
  id: string
  look: string
  class: string
  avoid_with?: string[]
  noun_clash?: Partial<Record<Language, string[]>>
  ignore_for_line_art?: boolean
}

export interface VerbForms {
  inf: string
  s3: string
  p3: string
  s3fin?: string
  p3fin?: string
  /** en */ ing?: string
  /** fr es it */ ger?: string
  /** de */ part?: string
  /** Singular and plural for animals, where they have their own verb: a bear "frisst". */
  beast?: [s3: string, p3: string]
  /** Other forms for vehicles: a truck "transportiert", a child "trägt". */
  vehicle?: Partial<VerbForms>
  /** nl */ prog?: string
  /** The separable part at the end of the sentence (de, nl), and the Dutch "zich". */
  sep?: string
  refl?: string
  /** How the object is attached; "-" for no object. */
  obj: string
  obj_special?: Record<string, string>
  /** Forms with a participle that agrees with the subject, for texts only: "est assi[s|se]". */
  in_texts?: Partial<VerbForms>
  /** Other forms for these objects, for living ones or for those on seats: "paints" is "bemalt" for an egg, "pushes" is "schubst an" for a swing. */
  for_object?: (Partial<VerbForms> & { nouns?: string[]; animate?: true; seats?: string[] })[]
  /** Other forms in some places: who walks "geht spazieren", but "geht zur Schule". */
  for_place?: (Partial<VerbForms> & { places: string[] })[]
  /** Other forms for some animals: a lion roars, a dog barks. */
  for_subject?: (Partial<VerbForms> & { nouns: string[] })[]
  /** Forms for two subjects without an object, who do it to each other: "Zwei Hasen küssen sich". */
  together?: Partial<VerbForms>
  /** Other forms without an object: "brushes a horse", but "brushes their hair". */
  alone?: Partial<VerbForms>
  also: string[]
}

export interface Verb extends InEveryLanguage<VerbForms> {
  id: string
  /** The subject's relation to the object: a `Relation` of the wish, or `wears`, `dress-up`. */
  relation: string
  pose: string
  /** The thing the action needs if the wish names none: football, sled, kite. */
  brings?: string
  stative?: boolean
}

interface PlaceForms {
  noun: string
  in: string
  into?: string
  /** The form after "above", if it differs from `noun`: "above the mountains". */
  above?: string
  g?: string
  also: string[]
}

export interface Place extends InEveryLanguage<PlaceForms> {
  id: string
  kind: 'place' | 'time' | 'season' | 'weather' | 'feast'
  /** Landscapes are only settings, landmarks can also be figures, things are always figures. */
  as?: 'landscape' | 'landmark' | 'thing'
  /** The name of the place in texts with these nouns or verbs: on a farm a tractor is in the field and a pig in the pigsty. */
  named_for?: (InEveryLanguage<string> & { nouns?: string[]; verbs?: string[] })[]
  /** Narrower names that the same picture shows, with their words: Mars is a planet. */
  names?: (InEveryLanguage<string> & { id: string; words: string[] })[]
  countries?: string[]
  date?: string
}

/** A word for several figures at once ("farm animals"). */
export interface Group extends InEveryLanguage<string[]> {
  id: string
  members: string[]
  setting?: string
  /** The place if the wish names none, unlike `setting`, which the word itself says. */
  usually?: string
  /** Copies of each member: a class is several children. */
  count?: number
  /** The members' verb if the wish names none: a choir sings. */
  verb?: string
}

/** A word without an own drawing: it is drawn as a broader noun (a beagle as a dog) or not at all. */
export interface KnownWord extends InEveryLanguage<string[]> {
  id: string
  as?: string
}

/** The texts of a theme that comes with the site ("Animals"). */
export interface Theme extends InEveryLanguage<{ name: string; description: string }> {
  id: string
}

/** A part of a figure ("wings", "a long tail"): a look if it can be drawn, never a figure. */
export interface Trait extends InEveryLanguage<string[]> {
  id: string
  look?: string
  /** The role that these clothes give: a space suit makes an astronaut. */
  role?: string
  /** What the person wears or uses: a hijab, crutches. It is drawn as part of the figure. */
  wears?: string
}

const ROLES = [
  'definite',
  'indefinite',
  'plural',
  'number',
  'preposition',
  'and',
  'relative',
  'not',
  'remove',
  'instead',
  'hint',
  'filler',
  'request',
  'asker',
  'asks',
] as const
export type Role = (typeof ROLES)[number]

export interface SmallWords {
  language: Language
  role: Role
  means?: string | number
  words: string[]
}

/** Words without an entry that must not be taken for a misspelt one, separated by spaces. */
export interface RealWords {
  language: Language
  words: string
}

export interface Template {
  id: string
  language: Language
  /** A description is one sentence about the picture and one closing sentence. */
  type: 'title' | 'description' | 'closing' | 'seo' | 'fallback'
  text: string
  when?: {
    number?: 'pl'
    difficulty?: Difficulty
    mandala?: boolean
    /** How the second figure relates to the first. */
    bond?: 'where'
    /** Only for a letter beside something whose word in this language begins with it. */
    initial?: boolean
    /** Only for letters, numbers, names and words, which need their article: not "Word LOVE and Lion". */
    written?: boolean
  }
}

export interface Tip {
  id: string
  language: Language
  difficulty: Difficulty
  text: string
}
