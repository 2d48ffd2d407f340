import { BracketsManager } from 'brackets-manager'
import { InMemoryDatabase } from 'brackets-memory-db'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { BracketPlan } from '../../bracket/creation/createBracket.ts'
import { hasTable } from '../../bracket/kinds/kindOf.ts'
import { withPlannedMatches } from '../../bracket/layout/plannedIds.ts'
import { unplayed } from '../../bracket/model/advantage.ts'
import type { Bracket } from '../../bracket/model/bracket.ts'
import { isLate } from '../../bracket/model/stage.ts'
import { created } from '../../bracket/testing/law.ts'
import { staged } from '../../bracket/testing/randomStages.ts'
import { bracketOf, randomTournament, teamIds } from '../../bracket/testing/randomTournament.ts'
import { isSameValue } from '../../text/isSameValue.ts'
import type { CompetitionFile } from '../competitionFile.ts'
import { inAnyState } from '../testing/inAnyState.ts'
import type { BracketsManagerData } from './bracketsManagerData.ts'
import { isBracketsManager, readBracketsManager } from './readBracketsManager.ts'
import { unrepresentable } from './unrepresentable.ts'
import { writeBracketsManager } from './writeBracketsManager.ts'

const context = { name: 'Winter Cup', game: 'dota2', now: 1_795_887_000_000 } as const
const read = (data: unknown) => readBracketsManager(JSON.stringify(data), context)
const csContext = { ...context, game: 'csgo' } as const

type Data = Parameters<BracketsManager['import']>[0]

describe('our export, taken through brackets-manager, gives the same results', () => {
  const tournaments = fc.oneof(
    randomTournament({ format: 'single', teamsMax: 40 }),
    randomTournament({ format: 'double', teamsMin: 3, teamsMax: 32 }),
    // The rules of a table are not in their data.
    staged
      .map(({ plan, luck }) => ({ plan: withDefaultRules(plan), luck }))
      .filter(({ plan }) => unrepresentable(created(plan).shape).length === 0),
  )
  test('of any tournament in any state', async () => {
    await fc.assert(
      fc.asyncProperty(tournaments, fc.nat({ max: 150 }), async ({ plan, luck }, steps) => {
        // It knows no length of matches whose teams are not known.
        const without = ['disqualifyTeam', 'replaceTeam', 'setSeriesLength'] as const
        const start = created(plan as BracketPlan)
        const bracket = inAnyState(start, { luck, steps, without })
        // A place that nobody has taken is a bye, which says nothing of how many teams advance.
        fc.pre(unrepresentable(bracket.shape).length === 0)
        const isRefused = problemsOf(written(bracket)).includes('byes-unlike-ours')
        expect(isRefused).toBe(writtenWith(bracket).otherByes.length > 0)
        // With byes elsewhere than ours it is drawn otherwise, or refused.
        const { entrants = [] } = bracket.shape.stages[0]?.groups[0] ?? {}
        fc.pre(!entrants.some(each => isLate(each) && (each.late.place ?? 0) > entrants.length))
        fc.pre(!places(bracket).some(({ teamId, closed }) => teamId === null && closed))
        const manager = new BracketsManager(new InMemoryDatabase())
        await manager.import(written(bracket) as Data)
        const outcome = readBracketsManager(JSON.stringify(await manager.export()), csContext)
        // By our default rules, others may have advanced than by those that were chosen meanwhile.
        const problems = hasOtherRules(bracket, start) && !outcome.ok ? outcome.problems : []
        if (problems.length > 0 && problems.every(({ problem }) => problem === 'other-teams-advanced')) return
        if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems))
        expect(resultsOf(outcome.file)).toEqual(ownResults(bracket))
      }),
      { numRuns: Number(process.env['LAW_RUNS'] ?? 20) },
    )
  })
})

describe('what brackets-manager itself has made', () => {
  test.each([4, 6, 8, 11, 16, 23])('a double elimination of %i teams with its own drops', async teams => {
    const { manager, data } = await made('double_elimination', teams, { grandFinal: 'double' })
    const played = await playAll(manager, teams)
    const outcome = read(await data())
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems))
    const { file } = outcome
    const results = Object.values(resultsOf(file)).filter(({ status }) => status === 'finished')
    expect(results.map(({ teams: pair }) => pair.toSorted().join(' ')).sort()).toEqual(played.sort())
    expect(file.champion?.name).toBe('team-1')
    expect(file.status).toBe('finished')
  })

  test('games become the score of a series, and the rounds of a map a win', async () => {
    const { manager, data } = await made('single_elimination', 4, { matchesChildCount: 3 })
    for (const [number, winner] of [
      [1, 0],
      [2, 1],
      [3, 0],
    ] as const) {
      const result = (side: number) =>
        side === winner ? ({ score: 13, result: 'win' } as const) : { score: 7 }
      await manager.update.matchGame({ parent_id: 0, number, opponent1: result(0), opponent2: result(1) })
    }
    expect(resultsIn(await data())['main-1-1']).toMatchObject({ score: [2, 1], bestOf: 3, winner: 0 })
    const plain = await made('single_elimination', 4, {})
    await plain.manager.update.match({
      id: 0,
      opponent1: { score: 9 },
      opponent2: { score: 16, result: 'win' },
    })
    expect(resultsIn(await plain.data())['main-1-1']).toMatchObject({ score: [0, 1], bestOf: 1, winner: 1 })
  })

  test('a round robin with a draw, a forfeit and a match under way', async () => {
    const { manager, data } = await made('round_robin', 4, { groupCount: 1, roundRobinMode: 'double' })
    const update = manager.update.match.bind(manager.update)
    await update({ id: 0, opponent1: { score: 1, result: 'draw' }, opponent2: { score: 1, result: 'draw' } })
    await update({ id: 1, opponent1: { forfeit: true }, opponent2: {} })
    await update({ id: 2, opponent1: { score: 1 }, opponent2: { score: 0 }, status: 3 })
    const { match } = await data()
    const statuses = Object.values(resultsIn(await data()))
    expect(statuses).toHaveLength(12)
    const found = (index: number) =>
      statuses.filter(
        ({ teams: pair, status }) =>
          status !== 'ready' && isSamePair(pair, match[index] as Data['match'][number]),
      )
    expect(found(0)).toMatchObject([{ status: 'finished', score: [1, 1], bestOf: 2, winner: null }])
    expect(found(1)).toMatchObject([{ status: 'finished' }])
    expect(found(1)[0]?.forfeits.filter(Boolean)).toHaveLength(1)
    expect(found(2)).toMatchObject([{ status: 'running' }])
  })

  test('byes that it has spread are where ours are, with other seeds', async () => {
    const { data } = await made('single_elimination', 5, { balanceByes: true })
    const results = resultsIn(await data())
    expect(Object.values(results).filter(({ status }) => status === 'bye')).toHaveLength(3)
    expect(results['main-1-2']?.teams.toSorted()).toEqual(['team-2', 'team-5'])
  })
})

test('fields that brackets-model does not have, and a longer series, are named', () => {
  const data = written(bracketOf(4, { format: 'single' }))
  const changed = {
    ...data,
    participant: data.participant.map(each => ({ ...each, coach: 'Zed' })),
    match: data.match.map((match, index) => (index === 2 ? { ...match, child_count: 9 } : match)),
  }
  const outcome = read(changed)
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems))
  expect(outcome.notes.map(({ note, path, said, kept }) => [note, path, said, kept])).toEqual([
    ['field-unread', 'participant.coach', '', ''],
    ['length-changed', 'match.2', '9', '7'],
    ['players-unknown', 'team-1', '', ''],
  ])
})

describe('what cannot be read is named', () => {
  const good = () => written(bracketOf(4, { format: 'double', grandFinal: 'reset' }))
  const row = <T>(rows: readonly T[], index = 0): T => {
    const found = rows[index]
    if (found === undefined) throw new Error('no row')
    return found
  }
  test.each<[string, string, (data: BracketsManagerData) => unknown]>([
    ['unknown-reference', 'match.0.round_id', data => (row(data.match).round_id = 99)],
    [
      'unknown-reference',
      'match.0.opponent1.id',
      data => Object.assign(row(data.match).opponent1 ?? {}, { id: 9 }),
    ],
    ['name-twice', 'participant.1.name', data => (row(data.participant, 1).name = 'TEAM-1')],
    ['id-twice', 'participant.1.id', data => (row(data.participant, 1).id = 0)],
    ['too-short', 'participant.0.name', data => (row(data.participant).name = '')],
    ['invalid-value', 'stage.0.type', data => Object.assign(row(data.stage), { type: 'swiss' })],
    ['invalid-type', 'match', data => Object.assign(data, { match: null })],
    ['skipped-round', 'stage.0', data => (row(data.stage).settings.skipFirstRound = true)],
    ['consolation-final', 'stage.0', data => (row(data.stage).settings.consolationFinal = true)],
    [
      'byes-unlike-ours',
      'stage.0',
      data => Object.assign(row(data.match), { opponent1: null, opponent2: null }),
    ],
    ['team-missing', 'stage.0', data => Object.assign(row(data.match).opponent1 ?? {}, { id: null })],
    ['group-not-last', 'stage.0', data => (data.match = data.match.filter(({ group_id }) => group_id !== 2))],
    [
      'several-tournaments',
      'stage',
      data => data.stage.push({ ...row(data.stage), id: 5, tournament_id: 1 }),
    ],
    ['elimination-not-last', 'stage.0', data => again(data)],
    ['score-invalid', 'match.0', data => (row(data.match).status = 4)],
    ['no-match', 'match.2', data => finished(row(data.match, 2), 0, 1)],
    [
      'winner-unlike-score',
      'match.0',
      data => Object.assign(finished(row(data.match), 0, 3).opponent2 ?? {}, { score: 5 }),
    ],
  ])('%s at %s', (problem, path, damage) => {
    const data = good()
    expect(read(data).ok).toBe(true)
    damage(data)
    const outcome = read(data)
    if (outcome.ok) throw new Error('It was read')
    expect(outcome.problems).toContainEqual({ path, problem })
  })

  test('a text that is no JSON, and other formats', () => {
    expect(readBracketsManager('{"stage"', context)).toEqual({
      ok: false,
      problems: [{ path: '', problem: 'not-json' }],
    })
    expect(isBracketsManager(JSON.stringify(good()))).toBe(true)
    expect(isBracketsManager('{"format":"upper-bracket/competition"}')).toBe(false)
    expect(isBracketsManager('team,participant,stage,match')).toBe(false)
  })

  function again(data: BracketsManagerData): void {
    const other = good()
    const shift = <T extends object>(rows: readonly T[]) =>
      rows.map(each =>
        Object.fromEntries(
          Object.entries(each).map(([key, value]) => [
            key,
            /^(?:id|\w+_id)$/.test(key) ? value + 100 : value,
          ]),
        ),
      )
    const tournament = { tournament_id: 0, number: 2 }
    data.stage.push(...(shift(other.stage).map(each => ({ ...each, ...tournament })) as typeof data.stage))
    data.group.push(...(shift(other.group) as typeof data.group))
    data.round.push(...(shift(other.round) as typeof data.round))
    data.match.push(...(shift(other.match) as typeof data.match))
  }

  function finished(match: BracketsManagerData['match'][number], one: number, other: number) {
    const [opponent1, opponent2] = [
      { ...match.opponent1, id: one, score: 1, result: 'win' as const },
      { ...match.opponent2, id: other, score: 0, result: 'loss' as const },
    ]
    return Object.assign(match, { status: 4, opponent1, opponent2 })
  }
})

async function made(
  type: Data['stage'][number]['type'],
  teams: number,
  settings: Data['stage'][number]['settings'],
) {
  const manager = new BracketsManager(new InMemoryDatabase())
  const size = type === 'round_robin' ? teams : 2 ** Math.ceil(Math.log2(teams))
  const ids = teamIds(teams)
  const seeding = Array.from({ length: size }, (_, index) => ids[index] ?? null)
  await manager.create.stage({ tournamentId: 'cup', name: 'Made there', type, seeding, settings })
  return { manager, data: () => manager.export() }
}

/** Plays everything, each match won by the better seed; returns who has met. */
async function playAll(manager: BracketsManager, teams: number): Promise<string[]> {
  const met: string[] = []
  for (;;) {
    const { match, participant } = await manager.export()
    const last = match.at(-1)
    const next = match.find(({ id, status }) => status === 2 && id !== last?.id)
    if (next === undefined) return met
    const name = (id: unknown) => participant.find(each => each.id === id)?.name ?? ''
    const pair = [name(next.opponent1?.id), name(next.opponent2?.id)]
    const [one = teams, other = teams] = pair.map(each => Number(each.slice(5)))
    met.push(pair.toSorted().join(' '))
    const result = (isWinner: boolean) => (isWinner ? { score: 2, result: 'win' as const } : { score: 0 })
    await manager.update.match({
      id: next.id,
      opponent1: result(one < other),
      opponent2: result(other < one),
    })
  }
}

function resultsIn(data: unknown) {
  const outcome = read(data)
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems))
  return resultsOf(outcome.file)
}

function isSamePair(
  pair: readonly (string | null | undefined)[],
  { opponent1, opponent2 }: Data['match'][number],
) {
  const named = [opponent1, opponent2].map(opponent => `team-${Number(opponent?.id) + 1}`)
  return pair.toSorted().join(' ') === named.toSorted().join(' ')
}

/** Whether a table is counted by other rules than at the start. */
function hasOtherRules(bracket: Bracket, start: Bracket): boolean {
  const rulesOf = ({ shape }: Bracket) =>
    shape.stages.map(stage => (hasTable(stage) ? { ...stage.table, tieOrders: [] } : null))
  return !isSameValue(rulesOf(bracket), rulesOf(start))
}

function withDefaultRules(plan: BracketPlan): BracketPlan {
  const stages = plan.stages?.map(stage =>
    stage.kind === 'round-robin'
      ? { ...stage, points: undefined, afterTie: undefined, miniLeague: undefined, walkoverRounds: undefined }
      : stage,
  )
  return { ...plan, ...(stages && { stages }) }
}

const written = (bracket: Bracket): BracketsManagerData => writtenWith(bracket).data

function writtenWith(bracket: Bracket) {
  const outcome = writeBracketsManager(bracket, {
    team: teamId => teamId,
    stage: ({ kind }, group) => `${kind} ${group}`,
  })
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems))
  return outcome
}

function problemsOf(data: BracketsManagerData): readonly string[] {
  const outcome = read(data)
  return outcome.ok ? [] : outcome.problems.map(({ problem }) => problem)
}

function places({ matches }: Bracket) {
  return [...matches.values()].flatMap(({ slots }) => slots.filter(({ source }) => source.from === 'place'))
}

function ownResults(bracket: Bracket) {
  return Object.fromEntries(
    [...withPlannedMatches(bracket).matches.values()]
      .filter(({ section }) => section !== 'tie-break')
      .map(match => {
        const { id, slots, status, score, winner, forfeits, bestOf, games } = match
        const { score: granted, games: ahead } = unplayed(match)
        const known = status === 'finished' && !forfeits.some(Boolean) ? games : ahead
        const result = {
          teams: slots.map(({ teamId }) => teamId),
          status,
          winner,
          forfeits,
          bestOf,
          score: forfeits.some(Boolean) ? granted : score,
          games: known?.length === 0 ? undefined : known,
        }
        return [id, result]
      }),
  )
}

function resultsOf({ teams, bracket }: CompetitionFile) {
  const names = new Map(teams.map(({ id, name }) => [id, name]))
  return Object.fromEntries(
    (bracket?.matches ?? [])
      .filter(({ id }) => !id.includes('tie-break'))
      .map(({ id, slots, status, score, winner, forfeits, bestOf, games }) => [
        id,
        {
          teams: slots.map(({ team }) => (team === null ? null : names.get(team))),
          status,
          winner,
          forfeits,
          bestOf,
          score,
          games,
        },
      ]),
  )
}
