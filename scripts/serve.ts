// The built server and nothing else: no install, no build. What a service manager runs.
import { explain, main } from '#server/main.ts'

try {
  await main(process.env, (line) => console.log(line))
} catch (error) {
  console.error(explain(error))
  process.exit(1)
}
