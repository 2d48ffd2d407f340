import fc from 'fast-check'

// The same random inputs in every run, so that a failure is never somebody else's. `PROPERTY_SEED=7` tries others,
// `npm run test:deep` many.
fc.configureGlobal({ seed: Number(process.env['PROPERTY_SEED'] ?? 20_261_120) })
