/** A feeling with the preposition of what it is about: "bang voor", "a peur du". */
const ABOUT = / (?:of|vor|voor|de|du|des|a|al|di|del|della|dei)$/i
/** A feeling that is said with a verb: "hat Angst", "sich fürchtet", « a froid ». */
const WITH_VERB =
  /^(?:(?:hat|haben|a|ont|tiene|tienen|ha|hanno) \p{L}+|(?:sich )?fürcht\p{L}+(?: sich)?|friert|frieren)$/iu

export const isFeelingAbout = (typed: string): boolean => ABOUT.test(typed)
export const isFeelingWithVerb = (typed: string): boolean => WITH_VERB.test(typed)
