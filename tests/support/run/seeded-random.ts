import { configureGlobal } from 'fast-check'

// `npm test` always uses the same seed, so that a failure belongs to the change that caused it; `npm run prove` uses a new one.
configureGlobal({ seed: Number(process.env.FUZZ_SEED ?? 20_261_115) })
