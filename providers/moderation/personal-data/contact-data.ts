/** Kinds of contact data, each with the pattern that finds it in a text in any language. */
export const CONTACT_PATTERNS: { kind: string; pattern: RegExp }[] = [
  {
    kind: 'e-mail address',
    pattern: /[\p{L}\d._%+-]+\s?(?:@|\(at\)|\[at\])\s?[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}/iu,
  },
  {
    kind: 'e-mail address',
    pattern:
      /[\p{L}\d._%+-]+ (?:at|ät|arroba|chiocciola|arobase|apenstaartje) [\p{L}\d-]+ (?:dot|punkt|point|punto|punt) \p{L}{2,}/iu,
  },
  { kind: 'social media handle', pattern: /(?<![\p{L}\d.])@[\p{L}\d_][\p{L}\d_.]{2,}/iu },
  {
    kind: 'social media handle',
    pattern:
      /\b(?:insta(?:gram)?|snap(?:chat)?|tik\s?tok|discord|whats\s?app|telegram|roblox|facebook|skype|kik)\b(?:\s*(?:name|user(?:name)?|account|konto|id))?\s*(?:[:=]|(?<!\p{L})(?:is|ist|c['’]est|est|es|è|heißt|heet)(?!\p{L}))\s*@?[\p{L}\d_][\p{L}\d_.#-]{2,}/iu,
  },
  {
    kind: 'social media handle',
    // A user name has a digit, a dot or an underscore, unlike the next word of a sentence.
    pattern:
      /\b(?:insta(?:gram)?|snap(?:chat)?|tik\s?tok|discord|whats\s?app|telegram|roblox|facebook|skype|kik)\b[\s:]+(?=[\p{L}\d_.#-]*[\d_.#][\p{L}\d])[\p{L}][\p{L}\d_.#-]{2,}/iu,
  },
  {
    kind: 'password',
    pattern:
      /\b(?:my password|mein passwort|mon mot de passe|mi contraseña|la mia password|mijn wachtwoord)(?!\p{L})/iu,
  },
]
