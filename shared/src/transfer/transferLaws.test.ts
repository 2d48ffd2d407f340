import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { FieldProblem } from '../errors/fieldProblems.ts'
import { chance } from '../random/chance.ts'
import type { CompetitionFile } from './competitionFile.ts'
import { type ExportedCompetition, exportCompetition } from './exportCompetition.ts'
import { importedDocuments } from './importedDocuments.ts'
import { readCompetitionFile } from './readCompetitionFile.ts'
import { randomCompetition } from './testing/randomCompetition.ts'

/** `npm run test:deep` takes thousands. */
const runs = Number(process.env['TRANSFERRED_COMPETITIONS'] ?? 60)

const schema = 'https://example.org/schemas/competition-1.json'
const now = 1_800_000_000_000

test('the export of an imported file is the same file', () => {
  fc.assert(
    fc.property(randomCompetition, fc.integer(), (competition, luck) => {
      const text = JSON.stringify(exportCompetition(competition, schema))
      const read = readCompetitionFile(text, { now })
      if (!read.ok) expect(problemsIn(text, read.problems)).toEqual([])
      else expect(JSON.stringify(exportCompetition(imported(read.file, luck), schema))).toBe(text)
    }),
    { numRuns: runs, verbose: 0 },
  )
})

/** The competition that an import makes, as the database would answer: sorted by id. */
function imported(file: CompetitionFile, luck: number): ExportedCompetition {
  const below = chance(luck)
  const newId = () => Array.from({ length: 20 }, () => 'abcXYZ019_-'[below(11)]).join('')
  const made = importedDocuments(file, { ownerUid: 'importer', ownerName: 'Importer', now, newId })
  const { competition, players, teams, bracket } = made
  return {
    competition,
    players: [...players.values()].sort((one, other) => (one.uid < other.uid ? -1 : 1)),
    teams: [...teams]
      .map(([id, team]) => ({ ...team, id }))
      .sort((one, other) => (one.id < other.id ? -1 : 1)),
    bracket: bracket && {
      id: bracket.id,
      shape: bracket.shape,
      matches: [...bracket.matches.values()].sort((one, other) => (one.id < other.id ? -1 : 1)),
    },
    lineUps: bracket?.lineUps ?? new Map(),
  }
}

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
