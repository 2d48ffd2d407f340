import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plannedIds } from '../bracket/layout/plannedIds.ts'
import type { FieldProblem } from '../errors/fieldProblems.ts'
import { type ExportedCompetition, exportCompetition } from './exportCompetition.ts'
import { readCompetitionFile } from './readCompetitionFile.ts'
import { exported, imported, now, readBack } from './testing/importedCompetition.ts'
import { randomCompetition } from './testing/randomCompetition.ts'

/** `npm run test:deep` takes thousands. */
const runs = Number(process.env['TRANSFERRED_COMPETITIONS'] ?? 20)

const schema = 'https://upper.example/schemas/competition-1.json'
/** What is only in uids, photos, profiles, links and contacts of `randomCompetition`. */
const personal = /account-|loner-|has-left|example\.org|steamcommunity|discord\.gg/

test('a file names no accounts, and the export of an imported file is the same file', () => {
  fc.assert(
    fc.property(randomCompetition, fc.integer(), (competition, luck) => {
      const text = JSON.stringify(exported(competition, schema))
      expect(text).not.toMatch(personal)
      const read = readCompetitionFile(text, { now })
      if (!read.ok) throw new Error(JSON.stringify(problemsIn(text, read.problems)))
      const again = readBack(imported(read.file, luck))
      expect(JSON.stringify(exported(again, schema))).toBe(text)
      expect(playedIn(again)).toEqual(playedIn(competition))
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
      expect(exported({ ...source, competition }).shownMatch).toBeNull()
    }),
    { numRuns: 10, verbose: 0 },
  )
})

test('what our own reader would refuse is refused, and not written', () => {
  fc.assert(
    fc.property(randomCompetition, source => {
      const competition = { ...source.competition, name: 'x'.repeat(1000) }
      expect(exportCompetition({ ...source, competition }, { schema, now })).toMatchObject({
        ok: false,
        problems: [{ path: 'settings.name' }],
      })
    }),
    { numRuns: 3, verbose: 0 },
  )
})

/** The bracket with the names of teams, without what counts changes. */
function playedIn({ bracket, teams }: ExportedCompetition): unknown {
  if (bracket === null) return null
  const names = new Map(teams.map(({ id, name }) => [id, name]))
  const named = (_: string, value: unknown) => names.get(value as string) ?? value
  const { teamIds, stages, schedule } = bracket.shape
  const planned = plannedIds(bracket.shape)
  const left = bracket.matches.filter(({ id }) => planned.has(id))
  const matches = left.map(({ revision: __, ...match }) => match)
  matches.sort((one, other) => (one.id < other.id ? -1 : 1))
  const { minutes, pauseMinutes, atOnce } = schedule ?? {}
  const times = { minutes, pauseMinutes, atOnce }
  return JSON.parse(JSON.stringify({ teamIds, stages, matches, times }, named))
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
