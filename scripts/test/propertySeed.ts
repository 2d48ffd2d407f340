import fc from 'fast-check'

// The random inputs are the same in every run, so that failures are reproducible. `PROPERTY_SEED=7` uses others, and
// `npm run test:deep` many.
fc.configureGlobal({ seed: Number(process.env['PROPERTY_SEED'] ?? 20_261_120) })
