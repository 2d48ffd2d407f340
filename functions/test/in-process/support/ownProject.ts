import { randomUUID } from 'node:crypto'

// Each file has a database of its own in the emulator. Triggers do not hear of it, so that a test delivers their
// events itself: late, twice, in another order. What goes through the whole database finds only what the test made.
process.env['GCLOUD_PROJECT'] = `demo-${randomUUID().slice(0, 13)}`
