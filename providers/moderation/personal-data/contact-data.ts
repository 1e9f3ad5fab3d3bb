const SERVICE = String.raw`(?:insta(?:gram)?|snap(?:chat)?|tik\s?tok|discord|whats\s?app|telegram|roblox|facebook|skype|kik)`
const ACCOUNT = String.raw`(?:[\s-]*(?:name|naam|nom|nombre|nome|user(?:name)?|account|konto|id))?`
/** "is" and "is called", also without the apostrophe that children leave out. */
const IS = String.raw`(?<!\p{L})(?:is|is called|ist|c['’\s]?est|est|es|è|heißt|heisst|lautet|heet|s['’\s]?appelle|se llama|si chiama)(?!\p{L})`
/** A user name has a digit, a dot or an underscore, unlike the next word of a sentence. */
const USER_NAME = String.raw`(?=[\p{L}\d_.#-]*[\d_.#][\p{L}\d])\p{L}[\p{L}\d_.#-]{2,}`

/** Kinds of contact data, each with the pattern that finds it in a text in any language. */
export const CONTACT_PATTERNS: { kind: string; pattern: RegExp }[] = [
  {
    kind: 'e-mail address',
    pattern: /[\p{L}\d._%+-]+\s?(?:@|\(at\)|\[at\])\s?[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}/iu,
  },
  {
    kind: 'e-mail address',
    pattern:
      /[\p{L}\d._%+-]+ [([]?(?:at|ät|arroba|chiocciola|arobase|apenstaartje)[)\]]? [\p{L}\d-]+ [([]?(?:dot|punkt|point|punto|punt)[)\]]? \p{L}{2,}/iu,
  },
  { kind: 'web address', pattern: /(?<![\p{L}\d])(?:https?:\/\/|www\.)[\p{L}\d]/iu },
  { kind: 'social media handle', pattern: /(?<![\p{L}\d.])@[\p{L}\d_][\p{L}\d_.]{2,}/iu },
  {
    kind: 'social media handle',
    pattern: new RegExp(
      String.raw`\b${SERVICE}\b${ACCOUNT}\s*(?:[:=]|${IS})\s*@?[\p{L}\d_][\p{L}\d_.#-]{2,}`,
      'iu',
    ),
  },
  {
    kind: 'social media handle',
    pattern: new RegExp(String.raw`\b${SERVICE}\b[\s:]+${USER_NAME}`, 'iu'),
  },
  {
    kind: 'social media handle',
    // "mon snap cest lea_xoxo11", "mijn insta naam is sanne_11": whatever stands between the service and the user name.
    pattern: new RegExp(
      String.raw`(?<!\p{L})(?:my|mein|meine|mon|ma|mi|mio|mia|mijn|m['’]n)\s+${SERVICE}(?:['’]?s)?\b(?:[\s:,]+[\p{L}'’]{1,8}){0,3}[\s:,]+${USER_NAME}`,
      'iu',
    ),
  },
  {
    kind: 'password',
    pattern:
      /\b(?:my password|mein passwort|mon mot de passe|mi contraseña|la mia password|mijn wachtwoord)(?!\p{L})/iu,
  },
]
