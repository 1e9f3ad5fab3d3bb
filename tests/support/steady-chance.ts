import { configureGlobal } from 'fast-check'

// `npm test` rolls the same dice every time, so that a failure belongs to the change that caused it; `npm run prove` rolls others.
configureGlobal({ seed: Number(process.env.FUZZ_SEED ?? 20_261_115) })
