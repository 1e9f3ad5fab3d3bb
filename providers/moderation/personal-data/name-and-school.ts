/** A first name and a family name after "my name is"; small letters count as well, because children write so. */
const INTRODUCTION = new RegExp(
  String.raw`(?<!\p{L})(?:my (?:full )?name is|i am called|ich heiße|ich heisse|mein name ist|je m['’]appelle|mon nom est|me llamo|mi nombre es|mi chiamo|il mio nome è|ik heet|mijn naam is)\s+(\p{L}[\p{L}'’-]+)\s+((?:(?:de|van|von|der|del|di|da|le|la)\s+)*\p{L}[\p{L}'’-]+)`,
  'iu',
)
/** After the first name these words continue the sentence and are no family name. */
const NOT_A_FAMILY_NAME = new Set(
  'and und et y e en i ich je io ik und but aber mais pero ma maar who der die qui que che die with mit avec con met from aus de da uit is bin suis soy sono ben'.split(
    ' ',
  ),
)
const SCHOOL =
  /(?<!\p{L})(?:school|elementary|primary|kindergarten|preschool|academy|grade \d|class \d|\p{L}*schule|gymnasium|kita|klasse|école|collège|lycée|maternelle|classe|colegio|escuela|instituto|clase|scuola|elementare|asilo|basisschool|\p{L}*school|groep \d)(?!\p{L})/iu
/** A school by its name alone: "I go to St Mary's", "vado alla Manzoni", "ik zit op de Wegwijzer". */
const GOES_TO =
  /(?<!\p{L})(?:go(?:es)? to|attend|geh[et]* (?:auf|in) (?:die|das|der)|va(?:is)? (?:à|au)(?: la)?|voy a(?:l| la)?|va a(?:l| la)?|vado a(?:l|lla|lle)?|frequento (?:la|il)|zit op(?: de| het)?|ga naar(?: de| het)?)\s+\p{Lu}\p{Ll}/u
/** Two names, then a school by name: "Emma Johnson from Lincoln Elementary". */
const NAMES_AND_NAMED_SCHOOL =
  /\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+,? (?:from|at|of|(?:who )?(?:goes|go) to|attends|von der|aus der|geht auf die|geht in die|de l['’]|del|della|van) (?:the )?(?!Hogwarts)\p{Lu}\p{Ll}+ (?:School|Elementary|Primary|Academy|High|Schule|Grundschule|Gymnasium)/u
/** "Freundin Lena" is no full name. */
const RELATION = String.raw`(?:Freund(?:in)?|Schwester|Bruder|Cousin[e]?|Kusine|Tante|Onkel|Lehrerin|Lehrer|Klasse|Kind(?:er)?|Mädchen|Junge)\s`
/** Words between a name and a class: "Léa Petit qui est en CE2", "Tim Wagner aus der Klasse 2a". */
const LINK = String.raw`(?:(?:aus|der|die|geht|in|ist|from|goes|is|to|who|à|dans|de|en|est|la|qui|va|al|alla|che|del|della|frequenta|que|op|uit|van|zit)\s+)`
const CLASS = String.raw`(?:(?:Klasse|class|groep|grade|classe|clase)\s\d|\d[a-f](?!\p{L})|C[EPM]\d|(?:scuola (?:primaria|elementare|media)|école|colegio|escuela|basisschool)\s\p{Lu})`
/** Without a comma or a word between them, two German nouns with a class are a topic of a lesson: "Wetter Sachkunde Klasse 3". */
const NAMES_AND_CLASS = new RegExp(
  String.raw`(?<!\p{L})(?!${RELATION})\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+){1,2}(?:, ${LINK}{0,5}| ${LINK}{1,5})(?:l['’])?${CLASS}`,
  'u',
)

/** Teachers greet a class in capital letters, too: "Frohe Weihnachten Klasse 2a Lindenschule". */
const GREETING_OR_CLASS = String.raw`(?:Klasse|Class|Year|Grade|Groep|Classe|Clase|Curso|School|Schule|Grundschule|École|Scuola|Colegio|Escuela|Basisschool|Frohe|Fröhliche|Weihnachten|Ostern|Sommerfest|Herzlich(?:en)?|Willkommen|Welcome|Happy|Merry|Birthday|Christmas|Easter|Bonne|Joyeux|Joyeuses|Bienvenue|Fête|Buon[ao]?|Benvenuti|Festa|Feliz|Felices|Bienvenidos|Fiesta|Vrolijke?|Fijne|Welkom|Feest|Thank|Danke|Merci|Grazie|Gracias|Bedankt)(?!\p{L})`
/** A first name and a family name with hyphens and particles: "Mathis Delacroix-Perrin", "Daan van Rijswijk". */
const NAME = String.raw`(?!${GREETING_OR_CLASS})\p{Lu}[\p{L}'’]*\p{Ll}(?:-\p{Lu}\p{Ll}+)*`
const FULL_NAME = String.raw`(?<![\p{L}-])(?!${RELATION})${NAME}(?:\s(?:(?:van|de|der|den|het|ter|ten|von|zu|di|da|del|della|dei|dos|du|des|la|le|los|las|el|y)\s)*(?:[dl]['’])?${NAME}){1,3}`
/** "3º B" and "3ª" arrive as "3o B" and "3a", because the text is normalized. */
const CLASS_LABEL = String.raw`(?:(?:(?:[Kk]lasse|[Cc]lass|[Gg]rade|[Yy]ear|[Gg]roep|[Kk]las|[Cc]lasse|[Cc]lase|[Cc]urso)\s)?\d{1,2}\s?(?:[A-Fa-f](?!\p{L})|°|o|th|rd|nd|st|e|ème)?(?:\s(?:[Kk]lasse|[Gg]rade|[A-F](?!\p{L})|de [Pp]rimaria))?|CP|C[EM]\d|(?:[Cc]lasse )?(?:prima|seconda|terza|quarta|quinta)(?: [A-F](?!\p{L}))?|(?:primero|segundo|tercero|cuarto|quinto|sexto)(?: [A-F](?!\p{L})| de [Pp]rimaria)?)`
/** A kind of school before its name: "école Jules Ferry", "basisschool De Vlinder". */
const SCHOOL_WITH_NAME = String.raw`(?:(?:[Éé]cole|[Cc]ollège|[Ss]cuola|[Cc]olegio|[Ee]scuela|CEIP|[Bb]asisschool|Grundschule|Schule)\s(?:(?:primaria|elementare|media|primaire|maternelle|de|du|des|la|le|am|an|der|San|St)\s)*\p{Lu}\p{Ll})`
/** A name before the kind of school: "Oakfield Primary", "Lindenschule"; a "Grundschule" alone has no name. */
const NAMED_SCHOOL = String.raw`(?:(?:St\.?\s)?(?!Hogwarts)\p{Lu}[\p{L}'’]+\s(?:School|Elementary|Primary|Academy)(?!\p{L})|(?!(?:Grund|Volks|Haupt|Real|Förder|Vor|Gesamt|Mittel|Musik|Tanz|Wald|Zauber|Basis)-?s)\p{Lu}[\p{L}-]+-?(?:[Ss]chule|[Ss]chool)(?!\p{L}))`
const SEPARATOR = String.raw`(?:,\s*|\s)${LINK}{0,5}(?:l['’])?`
/** A full name beside a school with a name, often with a class between them: "Daan van Rijswijk groep 6 basisschool De Vlinder". */
const NAMES_CLASS_AND_SCHOOL = new RegExp(
  String.raw`${FULL_NAME}(?:${SEPARATOR}(?:${CLASS_LABEL}${SEPARATOR})?${SCHOOL_WITH_NAME}|${SEPARATOR}${CLASS_LABEL}${SEPARATOR}${NAMED_SCHOOL}|,\s*${NAMED_SCHOOL})`,
  'u',
)

/** Finds a full name together with a school. */
export function findNameAndSchool(text: string): string | undefined {
  const introduction = INTRODUCTION.exec(text)
  const isFullName = introduction && !NOT_A_FAMILY_NAME.has(introduction[2]!.toLowerCase())
  if (isFullName && (SCHOOL.test(text) || GOES_TO.test(text))) return introduction[0]
  return [NAMES_AND_NAMED_SCHOOL, NAMES_AND_CLASS, NAMES_CLASS_AND_SCHOOL]
    .map((pattern) => pattern.exec(text)?.[0])
    .find(Boolean)
}
