const HOUSE_NUMBER = String.raw`\d{1,4}\s?[a-h]?`
/** A word of a street name: a capital letter or not, because children write in small letters. */
const NAME = String.raw`\p{L}[\p{L}'’.-]*`

/** After the house number the address ends or goes on with the town: "Spielplatz 2 Kinder" is no address. */
const AFTER_NUMBER = String.raw`(?=\s*(?:$|[,.;]|(?:in|en|a|de|di)\s))`

const STREET_PATTERNS = [
  // Gartenstraße 17, Lindenallee 4, Kerkstraat 12
  String.raw`\b\p{L}{3,}(?:straße|strasse|str\.|gasse|allee|weg|platz|ring|damm|ufer|straat|laan|plein|gracht|kade|dreef)\s*${HOUSE_NUMBER}${AFTER_NUMBER}`,
  String.raw`\b(?:${NAME}\s+){1,2}(?:straße|strasse|str\.|allee|platz|straat|laan|plein)\s+${HOUSE_NUMBER}${AFTER_NUMBER}`,
  // 12 rue Victor Hugo, 3 bis avenue de la Gare
  String.raw`\b\d{1,4}\s?(?:bis|ter)?,?\s+(?:rue|avenue|boulevard|impasse|allée|chemin|quai)\s+(?:d[eu]s?\s+|de la\s+|de l['’]|d['’])?${NAME}`,
  // calle Mayor 15, via Roma 22, piazza Dante 3
  String.raw`\b(?:calle|c/|avenida|avda|plaza|paseo|via|viale|piazza|corso|vicolo)\s+(?:${NAME}\s+){0,3}${NAME},?\s*(?:n[º°.]?\s*|número\s+|numero\s+)?${HOUSE_NUMBER}${AFTER_NUMBER}`,
]
const STREET = new RegExp(STREET_PATTERNS.join('|'), 'iu')
/** 14 Maple Street: capital letters are required, because "3 boys on the road" has the same form. */
const ENGLISH_STREET =
  /\b\p{Lu}\p{Ll}+ (?:Street|Road|Avenue|Lane|Drive|Close) \d{1,4}(?=\s*(?:$|[,.;]|in\s))|\b\d{1,4}\s?[a-h]?,?\s+(?:\p{Lu}[\p{L}'’.-]*\s+){1,3}(?:[Ss]treet|St|[Rr]oad|Rd|[Aa]venue|Ave|[Ll]ane|Ln|[Dd]rive|[Bb]oulevard|Blvd)\b/u

/** "I live in … street" is an address even without a house number. */
const LIVING_IN_STREET = new RegExp(
  [
    String.raw`\bi live at \d{1,4}\b`,
    String.raw`\bi live (?:at|on|in)\b.{0,30}\b(?:street|road|avenue|lane|drive)\b`,
    String.raw`\bich wohne (?:in der|im|am|auf der)\b.{0,30}(?:straße|strasse|weg|allee|gasse|platz)\b`,
    String.raw`\bj['’]habite\b.{0,20}\b(?:rue|avenue|boulevard|impasse|allée)\s+\p{L}`,
    String.raw`\bvivo en (?:la |el )?(?:calle|avenida|plaza|paseo)\s+\p{L}`,
    String.raw`\b(?:abito|vivo) in (?:via|viale|piazza|corso)\s+\p{L}`,
    String.raw`\bik woon (?:in|aan|op) de\b.{0,25}(?:straat|laan|weg|plein|gracht)\b`,
    String.raw`\b(?:my (?:home )?address is|meine adresse (?:ist|lautet)|mon adresse (?:est|c['’]est)|mi dirección es|il mio indirizzo è|mijn adres is)(?!\p{L})`,
  ].join('|'),
  'iu',
)

/** A postal code with a town: "10115 Berlin", "1012 AB Amsterdam". */
const POSTAL_CODE = /(?<![\d\p{L}])(?:[0-9]{5}|[1-9][0-9]{3}\s?[A-Z]{2})\s+\p{Lu}\p{Ll}{2,}/u

export const findAddress = (text: string): string | undefined =>
  [STREET, ENGLISH_STREET, LIVING_IN_STREET, POSTAL_CODE]
    .map((pattern) => pattern.exec(text)?.[0].trim())
    .find(Boolean)
