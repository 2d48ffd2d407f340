import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isOver, type Match } from '../bracket/model/match.ts'
import type { Competition } from '../competition/competition.ts'
import {
  competitionInconsistencies,
  deletedCompetitionInconsistencies,
} from './competitionInconsistencies.ts'
import type { Inconsistency } from './inconsistency.ts'
import { damages } from './testing/damages.ts'
import { changed, type Documents, recordsOf, repaired } from './testing/documents.ts'
import { competitionId, validCompetition } from './testing/validCompetition.ts'

const find = (documents: Documents) => competitionInconsistencies(recordsOf(documents, competitionId))
const rulesOf = (found: readonly Inconsistency[]) => [...new Set(found.map(({ rule }) => rule))].sort()

const statusOf = (documents: Documents) =>
  (documents.get(`competitions/${competitionId}`) as Competition).status

test('a valid competition has no inconsistencies', () => {
  fc.assert(
    fc.property(validCompetition, documents => {
      expect(find(documents)).toEqual([])
    }),
  )
})

test('a competition with a champion is running while its match for third place is open', () => {
  const testCompetition = `competitions/${competitionId}`
  const third = `${testCompetition}/brackets/bracket/matches/third-place-1-1`
  fc.assert(
    fc.property(validCompetition, documents => {
      fc.pre((documents.get(third) as Match | undefined)?.status === 'finished')
      const reopened = changed(documents, third, { status: 'running', winner: null })
      expect(find(reopened)).toMatchObject([{ rule: 'status' }])
      expect(find(changed(reopened, testCompetition, { status: 'running' }))).toEqual([])
      expect(repaired(reopened, find).get(testCompetition)).toMatchObject({ status: 'running' })
    }),
    { numRuns: 10 },
  )
})

test('a table without all its matches is not over', () => {
  fc.assert(
    fc.property(validCompetition, documents => {
      const competition = documents.get(`competitions/${competitionId}`) as Competition
      const open = [...documents].flatMap(([path, document]) =>
        path.includes('/matches/') && !isOver(document as Match) ? [path] : [],
      )
      fc.pre(competition.format === 'table' && open.length > 0)
      const damaged = open.reduce((left, path) => changed(left, path, null), documents)
      expect(rulesOf(find(damaged))).toEqual(['wrong-matches'])
    }),
    { numRuns: 10 },
  )
})

/** They depend on the line-ups: totals are settled separately, and a team may lose its only member by a repair. */
const following: readonly string[] = ['player-count', 'team-count', 'team-without-players']

describe('damage is found, and repaired if there is one right answer', () => {
  test.each(Object.entries(damages))('%s', (_, { rules, also = [], repairs, stages, plant }) => {
    fc.assert(
      fc.property(validCompetition, documents => {
        fc.pre(stages === undefined || stages.includes(statusOf(documents)))
        const damaged = plant(documents)
        if (damaged === null) return fc.pre(false)
        const found = find(damaged)
        const besides: readonly string[] = [...following, ...also].filter(
          rule => !rules.some(each => each === rule),
        )
        expect(rulesOf(found).filter(rule => !besides.includes(rule))).toEqual([...rules])
        for (const { sentence } of found) expect(sentence).toMatch(/^[^\n]*\/[^\n]*\.$/)

        const left = find(repaired(damaged, find)).filter(({ rule }) => !following.includes(rule))
        if (repairs) expect(left).toEqual([])
        else expect(rulesOf(found)).toEqual(expect.arrayContaining(rulesOf(left)))
      }),
      { numRuns: Math.min(100, Number(process.env['LAW_RUNS'] ?? 10)) },
    )
  })

  test('any combination of damage is found, and repairing it terminates', () => {
    const kinds = fc.subarray(
      Object.values(damages).filter(({ alone }) => !alone),
      { minLength: 1 },
    )
    fc.assert(
      fc.property(validCompetition, kinds, (documents, chosen) => {
        const status = statusOf(documents)
        const possible = chosen.filter(({ stages }) => stages === undefined || stages.includes(status))
        fc.pre(possible.length > 0)
        const damaged = possible.reduce<Documents>((before, { plant }) => plant(before) ?? before, documents)
        fc.pre(damaged !== documents)
        expect(find(damaged)).not.toEqual([])
        const left = find(repaired(damaged, find))
        expect(left.filter(({ fix }) => fix?.by === 'writing')).toEqual([])
      }),
    )
  })
})

test('collections left below a deleted competition are reported', () => {
  expect(deletedCompetitionInconsistencies('cup', [])).toEqual([])
  expect(deletedCompetitionInconsistencies('cup', ['players', 'teams'])).toMatchObject([
    { rule: 'below-deleted-competition', fix: { by: 'clearing-competition', competitionId: 'cup' } },
  ])
})
