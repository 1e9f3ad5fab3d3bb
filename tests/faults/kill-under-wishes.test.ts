// `npm run prove` kills each of them fifty times.
import { useServerProcesses } from '#tests/process/support/site-process.ts'
import { KILLS, testSurvivalOfKills } from './support/survive-kills.ts'

useServerProcesses()
testSurvivalOfKills('kills of PostgreSQL, a worker of the artist and the server', Object.values(KILLS))
