import type { Language } from '#domain/text/languages.ts'

/** Parts of the body that children name first. The safety lexicon's concept `body-part` also has words of injuries. */
export const BODY_WORDS: Record<Language, string[]> = {
  en: 'mouth nose ear ears hair belly knee neck lips tongue back arm leg finger toe cheek chin face eyes hand foot tooth'.split(
    ' ',
  ),
  de: 'Mund Nase Ohr Ohren Haare Bauch Knie Hals Lippen Zunge Rücken Arm Bein Finger Zeh Wange Kinn Gesicht Augen Hand Fuß Zahn'.split(
    ' ',
  ),
  fr: 'bouche nez oreille oreilles cheveux ventre genou cou lèvres langue dos bras jambe doigt orteil joue menton visage yeux main pied dent'.split(
    ' ',
  ),
  es: 'boca nariz oreja orejas pelo barriga rodilla cuello labios lengua espalda brazo pierna dedo mejilla barbilla cara ojos mano pie diente'.split(
    ' ',
  ),
  it: 'bocca naso orecchio orecchie capelli pancia ginocchio collo labbra lingua schiena braccio gamba dito guancia mento faccia viso occhi mano piede dente'.split(
    ' ',
  ),
  nl: 'mond neus oor oren haar buik knie nek lippen tong rug arm been vinger teen wang kin gezicht ogen hand voet tand'.split(
    ' ',
  ),
}
