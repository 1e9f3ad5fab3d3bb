import { testSurvivalOfKills } from '#tests/faults/support/survive-kills.ts'

testSurvivalOfKills(50)
