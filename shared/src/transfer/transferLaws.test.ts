import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { FieldProblem } from '../errors/fieldProblems.ts'
import { exportCompetition } from './exportCompetition.ts'
import { readCompetitionFile } from './readCompetitionFile.ts'
import { imported, now, readBack } from './testing/importedCompetition.ts'
import { randomCompetition } from './testing/randomCompetition.ts'

/** `npm run test:deep` takes thousands. */
const runs = Number(process.env['TRANSFERRED_COMPETITIONS'] ?? 50)

const schema = 'https://upper.example/schemas/competition-1.json'
/** What is only in uids, photos, profiles, links and contacts of `randomCompetition`. */
const personal = /account-|loner-|has-left|example\.org|steamcommunity|discord\.gg/

test('a file names no accounts, and the export of an imported file is the same file', () => {
  fc.assert(
    fc.property(randomCompetition, fc.integer(), (competition, luck) => {
      const text = JSON.stringify(exportCompetition(competition, schema))
      expect(text).not.toMatch(personal)
      const read = readCompetitionFile(text, { now })
      if (!read.ok) expect(problemsIn(text, read.problems)).toEqual([])
      else expect(JSON.stringify(exportCompetition(readBack(imported(read.file, luck)), schema))).toBe(text)
    }),
    { numRuns: runs, verbose: 0 },
  )
})

test('a file does not name a match that another stream than the first one shows', () => {
  fc.assert(
    fc.property(randomCompetition, source => {
      const { broadcastQueue: queue } = source.competition
      const matches = (queue?.matches ?? []).map(row => ({ ...row, stream: 1 }))
      const competition = { ...source.competition, broadcastQueue: queue && { ...queue, matches } }
      expect(exportCompetition({ ...source, competition }, schema).shownMatch).toBeNull()
    }),
    { numRuns: 10, verbose: 0 },
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
