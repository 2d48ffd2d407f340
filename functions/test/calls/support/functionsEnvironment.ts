import { vi } from 'vitest'
import { fakeKeys } from '../../../../scripts/fakes/fakeKeys.ts'
import { emulators } from '../../../../testing/emulators.ts'

// What the emulator gives the functions: keys, and the services as `scripts/fakes` plays them.
vi.stubEnv('FUNCTIONS_EMULATOR', 'true')
for (const [name, value] of Object.entries(fakeKeys)) vi.stubEnv(name, value)
for (const service of ['DISCORD', 'STEAM', 'TELEGRAM', 'STARTGG'])
  vi.stubEnv(`UPPER_BRACKET_${service}`, `${emulators.fakes}/${service.toLowerCase()}`)
