// `npm start`: build what has changed, then be the server.
import { buildIfChanged } from './build-if-changed.ts'

await buildIfChanged()
await import('./serve.ts')
