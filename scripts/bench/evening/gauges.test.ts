import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { installGauges } from './gauges.ts'

/** Above the number that Linux gives at most. */
const gone = 2 ** 30
vi.mock('../../processes/functionProcesses.ts', () => ({
  functionProcesses: () => [{ pid: gone, name: 'brackets' }],
}))

test('a process that was killed between two looks is not measured, and no fault of the bench', async () => {
  await using gauges = await installGauges()
  const written = { name: 'brackets', counts: {}, heap: 1, measured: 0 }
  const file = join(process.env['UPPER_BRACKET_GAUGES'] ?? '', `${gone}.json`)
  await writeFile(file, JSON.stringify(written))
  expect(await gauges.measure(5600)).toEqual([])
})
