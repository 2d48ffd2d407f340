import { randomUUID } from 'node:crypto'
import { deleteApp, getApps } from 'firebase-admin/app'
import { vi } from 'vitest'

// Files share a process, whose libraries take a second of CPU to load, but no module of ours and no setting.
vi.unstubAllEnvs()
await Promise.all(getApps().map(deleteApp))
vi.resetModules()

// Each file has a database of its own in the emulator. Triggers do not hear of it, so that a test delivers their
// events itself: late, twice, in another order. What goes through the whole database finds only what the test made.
process.env['GCLOUD_PROJECT'] = `demo-${randomUUID().slice(0, 13)}`
