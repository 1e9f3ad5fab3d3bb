// `npm start`: builds the app if its sources changed, then runs the server.
import { buildIfChanged } from '../app-build/build-if-changed.ts'

await buildIfChanged()
await import('./serve.ts')
