// `npm run prove` kills fifty times each.
import { testSurvivalOfKills } from './support/survive-kills.ts'

testSurvivalOfKills(2)
