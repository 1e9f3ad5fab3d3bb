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
    String.raw`\b(?:my (?:home )?address|meine adresse|mon adresse|mi dirección|il mio indirizzo|mijn adres)[\s:]+\p{L}.{0,40}\d`,
  ].join('|'),
  'iu',
)

/** Words after which a number is no house number: "I live in a house with 3", "im Zimmer 12", "on planet 9". */
const NO_STREET = String.raw`(?:an?|with|and|mit|und|eine?|eine[mnr]|avec|et|une?|con|y|e|una|uno|met|en|een|house|haus|maison|casa|huis|room|zimmer|chambre|habitación|stanza|kamer|floor|level|stock|etage|étage|piso|piano|verdieping|planet\p{L}*|planète|pianeta|planeet|world|welt|monde|mundo|mondo|wereld|district|distrito|age|klasse|class|classe|clase|groep|grade|for|seit|depuis|desde|da|sinds|over|about|fast|almost)(?!\p{L})`
const LIVING = String.raw`(?<!\p{L})(?:(?:i|we) live (?:at|on|in)|ich wohne (?:im|in|am|an|auf|beim?)|wir wohnen (?:im|in|am|an|auf|beim?)|(?:j['’\s]?|on )habite|nous habitons|viv(?:o|imos) en|(?:abit(?:o|iamo)|viv(?:o|iamo)) (?:in|a|al|alla|nel|nella)|ik woon (?:in|aan|op)|w(?:e|ij) wonen (?:in|aan|op))\s+`
/** "I live in … 12 (in TOWN)", whatever the street is called; a number of four digits may be a year. */
const LIVING_AT_NUMBER = new RegExp(
  [
    String.raw`${LIVING}(?:(?!${NO_STREET})${NAME},?\s+){1,5}(?:n[º°.]?\s*|number\s+|número\s+|numero\s+)?\d{1,3}\s?[a-h]?(?=\s*(?:$|[,.;!]|(?:in|en|a|à|de|di|bei|te)\s))`,
    // j'habite au 12 clos des Lilas: no distance and no floor
    String.raw`(?<!\p{L})(?:j['’\s]?|on )habite (?:au )?(?:numéro )?\d{1,4}\s?(?:bis|ter)?,?\s+(?!(?:minutes?|heures?|km|kilom\p{L}*|mètres?|pas|étages?|ans|mois|jours?|maisons?|rues?)(?!\p{L}))\p{L}{3,}`,
  ].join('|'),
  'iu',
)

/** A postal code with a town: "10115 Berlin", "1012 AB Amsterdam". */
const POSTAL_CODE = /(?<![\d\p{L}])(?:[0-9]{5}|[1-9][0-9]{3}\s?[A-Z]{2})\s+\p{Lu}\p{Ll}{2,}/u

export const findAddress = (text: string): string | undefined =>
  [STREET, ENGLISH_STREET, LIVING_IN_STREET, LIVING_AT_NUMBER, POSTAL_CODE]
    .map((pattern) => pattern.exec(text)?.[0].trim())
    .find(Boolean)
