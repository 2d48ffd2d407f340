import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { FieldProblem } from '../errors/fieldProblems.ts'
import { exportCompetition } from './exportCompetition.ts'
import { readCompetitionFile } from './readCompetitionFile.ts'
import { imported, now, readBack } from './testing/importedCompetition.ts'
import { randomCompetition } from './testing/randomCompetition.ts'

/** `npm run test:deep` takes thousands. */
const runs = Number(process.env['TRANSFERRED_COMPETITIONS'] ?? 60)

const schema = 'https://example.org/schemas/competition-1.json'

test('the export of an imported file is the same file', () => {
  fc.assert(
    fc.property(randomCompetition, fc.integer(), (competition, luck) => {
      const text = JSON.stringify(exportCompetition(competition, schema))
      const read = readCompetitionFile(text, { now })
      if (!read.ok) expect(problemsIn(text, read.problems)).toEqual([])
      else expect(JSON.stringify(exportCompetition(readBack(imported(read.file, luck)), schema))).toBe(text)
    }),
    { numRuns: runs, verbose: 0 },
  )
})

/** The problems with the values at their paths. */
function problemsIn(text: string, problems: readonly FieldProblem[]) {
  const valueAt = (path: string) =>
    path
      .split('.')
      .reduce<unknown>(
        (value, key) => (value as Record<string, unknown> | undefined)?.[key],
        JSON.parse(text),
      )
  return problems.map(({ path, problem }) => {
    const match = /^bracket.matches.\d+/.exec(path)?.[0]
    return { path, problem, match: JSON.stringify(match ? valueAt(match) : valueAt(path)) }
  })
}
