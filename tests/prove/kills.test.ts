import { KILLS, testSurvivalOfKills } from '#tests/faults/support/survive-kills.ts'
import { useServerProcesses } from '#tests/process/support/site-process.ts'

const ROUNDS = 50

useServerProcesses()
for (const [victim, kill] of Object.entries(KILLS))
  testSurvivalOfKills(`${ROUNDS} kills: ${victim}`, Array<typeof kill>(ROUNDS).fill(kill))
