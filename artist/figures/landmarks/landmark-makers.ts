import { britishAndAmericanLandmarks } from './britain-and-america.ts'
import { farAwayLandmarks } from './far-away.ts'
import { frenchLandmarks } from './france.ts'
import { germanLandmarks } from './germany.ts'
import { italianLandmarks } from './italy.ts'
import { lowCountriesAndAlps } from './low-countries-and-alps.ts'
import { spanishLandmarks } from './spain.ts'

export const landmarkMakers = [
  ...germanLandmarks,
  ...frenchLandmarks,
  ...spanishLandmarks,
  ...italianLandmarks,
  ...lowCountriesAndAlps,
  ...britishAndAmericanLandmarks,
  ...farAwayLandmarks,
]
