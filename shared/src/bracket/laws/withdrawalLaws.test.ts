import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { StagePlan } from '../../format/stagePlan.ts'
import { tableCriteria } from '../../format/tableCriterion.ts'
import { chance } from '../../random/chance.ts'
import type { CommandName } from '../commands/commandTable.ts'
import { hasTable } from '../kinds/kindOf.ts'
import type { Bracket } from '../model/bracket.ts'
import { isOver } from '../model/match.ts'
import { teamPair } from '../model/matchState.ts'
import { withdrawalsOf, withdrawnTeams } from '../model/withdrawals.ts'
import { awaitedTeam } from '../stages/awaitedTeam.ts'
import { groupTable } from '../stages/groupTable.ts'
import { dueRound, isPublished, swissRounds } from '../stages/publication.ts'
import { law } from '../testing/law.ts'
import { done, given, playRandomStages } from '../testing/playRandomStages.ts'
import { press } from '../testing/pressed.ts'
import { randomStageCommand } from '../testing/randomStageCommand.ts'
import { createdOrNull, staged } from '../testing/randomStages.ts'
import { bracketOf } from '../testing/randomTournament.ts'

/** `npm run test:deep` plays ten thousand tournaments. */
const runs = Number(process.env['LAW_RUNS'] ?? 20)

const criteria = fc
  .shuffledSubarray(
    tableCriteria.filter(criterion => criterion !== 'fewer-forfeits'),
    { minLength: 1, maxLength: 4 },
  )
  .map(rest => ['points', ...rest.filter(criterion => criterion !== 'points')] as const)
const roundRobin: fc.Arbitrary<StagePlan> = criteria.map(given => ({
  kind: 'round-robin',
  groups: 1,
  legs: 1,
  advance: 1,
  bestOf: 3,
  withdrawals: 'walkovers',
  criteria: given,
}))
const swiss: fc.Arbitrary<StagePlan> = fc
  .record({ given: criteria, pairing: fc.constantFrom('top-half' as const, 'valve' as const) })
  .map(({ given, pairing }) => ({
    kind: 'swiss',
    groups: 1,
    advance: 1,
    pairing,
    rounds: 4,
    bestOf: 1,
    decidingBestOf: 3,
    publishing: 'manual',
    criteria: given,
  }))

/** The other teams in the order of the table, those that share places together, with their seeds and values. */
function others(bracket: Bracket, left: string) {
  const [stage] = bracket.shape.stages
  if (stage === undefined || !hasTable(stage)) throw new Error('The stage has no table')
  const rows = groupTable(bracket, stage, 0).filter(({ record }) => record.teamId !== left)
  const tiers = Map.groupBy(rows, ({ place }) => place.best)
  return [...tiers.values()].map(tier =>
    tier.map(({ record: { teamId, seed }, values }) => ({ teamId, seed, values })),
  )
}

/** The bracket after some results, in a Swiss stage with some of its rounds drawn. */
function begun(bracket: Bracket, below: (n: number) => number, rounds: number, results: number): Bracket {
  const [stage] = bracket.shape.stages
  let current = playRandomStages(bracket, below, rounds === 0 ? results : Infinity)
  for (let left = rounds; left > 0 && stage?.kind === 'swiss'; left -= 1) {
    const round = dueRound(current, stage)
    if (round === null) return current
    const drawn = done(current, 'publishRound', { stage: stage.key, round, redraw: false })
    current = playRandomStages(drawn, below, left === 1 ? results : Infinity)
  }
  return current
}

test('the order of the others is the same whether a team forfeits its open matches or withdraws', () => {
  let withdrawals = 0
  fc.assert(
    fc.property(
      fc.oneof(roundRobin, swiss),
      fc.integer({ min: 5, max: 9 }),
      fc.integer(),
      (plan, teams, luck) => {
        const below = chance(luck)
        const isValve = plan.kind === 'swiss' && plan.pairing === 'valve'
        const start = bracketOf(isValve ? 8 : teams, { format: 'table', stages: [plan] })
        const before = begun(start, below, below(4), below(teams))
        const open = [...before.matches.values()].filter(
          match => !isOver(match) && match.slots.every(({ teamId }) => teamId !== null),
        )
        const left = open[below(open.length)]?.slots[below(2)]?.teamId ?? null
        if (left === null) return
        withdrawals += 1
        let forfeited = before
        for (const { id, slots } of open) {
          const side = slots.findIndex(({ teamId }) => teamId === left)
          if (side >= 0) forfeited = done(forfeited, 'forfeitMatch', { matchId: id, sides: [side] })
        }
        expect(others(done(before, 'disqualifyTeam', { teamId: left }), left)).toEqual(
          others(forfeited, left),
        )
      },
    ),
    { numRuns: Math.max(runs, 90) },
  )
  expect(withdrawals).toBeGreaterThan(25)
})

test('the results of a withdrawn team turn into walkovers as if it had forfeited all its matches', () => {
  fc.assert(
    fc.property(roundRobin, fc.integer({ min: 4, max: 7 }), fc.integer(), (plan, teams, luck) => {
      const below = chance(luck)
      const start = bracketOf(teams, { format: 'table', stages: [plan] })
      const played = playRandomStages(start, below, below(teams * 2))
      const left = `team-${1 + below(teams)}`
      let forfeited = start
      for (const { id: matchId, section, slots, status, score } of played.matches.values()) {
        if (section === 'tie-break') continue
        const side = slots.findIndex(({ teamId }) => teamId === left)
        if (side >= 0) forfeited = done(forfeited, 'forfeitMatch', { matchId, sides: [side] })
        else if (status === 'finished')
          forfeited = done(done(forfeited, 'startMatch', { matchId }), 'finishSeries', { matchId, score })
      }
      const out = done(played, 'disqualifyTeam', { teamId: left, results: 'forfeit' })
      expect(others(out, left)).toEqual(others(forfeited, left))
    }),
    { numRuns: Math.max(runs, 40) },
  )
})

/** A team that has withdrawn is out of each match that is not over, and lost only those by it that it did not play. */
function expectClosed(bracket: Bracket): void {
  const withdrawn = withdrawnTeams(bracket)
  const wrong = [...bracket.matches.values()].flatMap(match =>
    match.slots.flatMap(({ teamId, closed }, side) => {
      if (teamId === null) return []
      const isLost = match.status === 'bye' || match.forfeits[side]
      const expected = withdrawn.has(teamId) && (!isOver(match) || (isLost && closed))
      return closed === expected ? [] : [`${match.id} ${match.status} ${teamId}`]
    }),
  )
  expect(wrong).toEqual([])
}

/** The teams that a command withdraws, or that are no longer withdrawn after it. */
function changedWithdrawals(before: Bracket, after: Bracket): readonly string[] {
  const [was, is] = [withdrawnTeams(before), withdrawnTeams(after)]
  // A team that has left the bracket can enter late, whether it had withdrawn or not.
  return before.shape.teamIds.filter(teamId => was.has(teamId) !== is.has(teamId))
}

/** The only commands after which other teams have withdrawn than before. */
const withdrawing: readonly CommandName[] = [
  'disqualifyTeam',
  'reinstateTeam',
  'replaceTeam',
  'cancelLateEntry',
]

test('whatever is pressed, a withdrawn team is closed in its open matches and nowhere else, and stays withdrawn', () => {
  law(
    tournament => {
      press(tournament, ({ name, before, change: { bracket } }) => {
        expectClosed(bracket)
        if (!withdrawing.includes(name))
          expect([name, ...changedWithdrawals(before, bracket)]).toEqual([name])
      })
    },
    { teamsMax: 16 },
  )
})

test('in stages too, a withdrawn team is closed in its open matches and nowhere else, and stays withdrawn', () => {
  const seen = new Set<string>()
  fc.assert(
    fc.property(staged, ({ plan, luck }) => {
      let bracket = createdOrNull(plan)
      const below = chance(luck)
      for (let step = 0; bracket !== null && step < 150; step += 1) {
        const before: Bracket = bracket
        const { name, fields } = randomStageCommand(before, below, { isByHand: luck % 3 === 0 })
        const outcome = given(before, name, fields)
        if (name === 'reinstateTeam') seen.add(outcome.ok ? name : outcome.code)
        if (!outcome.ok) continue
        bracket = outcome.value.bracket
        expectClosed(bracket)
        if (!withdrawing.includes(name))
          expect([name, ...changedWithdrawals(before, bracket)]).toEqual([name])
      }
    }),
    { numRuns: Math.max(runs, 80) },
  )
  expect([...seen]).toEqual(
    expect.arrayContaining(['reinstateTeam', 'next-match-started', 'drawn-without-team']),
  )
})

test('a team that withdraws and is reinstated at once leaves everything as it was', () => {
  let reinstated = 0
  fc.assert(
    fc.property(staged, ({ plan, luck }) => {
      let bracket = createdOrNull(plan)
      const below = chance(luck)
      for (let step = 0; bracket !== null && step < 100; step += 1) {
        // A team that was placed by hand and waits passes on when a match is decided, and does not come back.
        const { name, fields } = randomStageCommand(bracket, below, { isByHand: false })
        const outcome = given(bracket, name, fields)
        if (outcome.ok) bracket = outcome.value.bracket
        const before = bracket
        const teamId = before.shape.teamIds[below(before.shape.teamIds.length)] ?? ''
        const out = given(before, 'disqualifyTeam', { teamId })
        if (
          !out.ok ||
          isOutdated(before, teamId) ||
          hasLostPlace(before, teamId) ||
          changedWithdrawals(before, out.value.bracket).length === 0
        )
          continue
        // A tie that is gone is decided again.
        if (out.value.changes.some(([{ section }]) => section === 'tie-break')) continue
        const back = given(out.value.bracket, 'reinstateTeam', { teamId })
        if (!back.ok)
          throw new Error(`${teamId} is not reinstated: ${back.code} ${JSON.stringify(back.facts)}`)
        const after = back.value.bracket
        expect(stateOf(after, before)).toEqual(stateOf(before, after))
        reinstated += 1
      }
    }),
    { numRuns: runs },
  )
  expect(reinstated).toBeGreaterThan(runs)
})

/**
 * Whether the latest round of a Swiss stage stands although its pairings are not those of the results before: an earlier
 * match is open again, or a correction has given a team that had left the stage a place in it.
 */
function isOutdated(bracket: Bracket, teamId: string): boolean {
  return bracket.shape.stages.some(stage => {
    const rounds = stage.kind === 'swiss' ? swissRounds(bracket, stage).filter(isPublished) : []
    const isAbsent = rounds.at(-1)?.every(match => !teamPair(match).includes(teamId)) ?? false
    return isAbsent || !rounds.slice(0, -1).flat().every(isOver)
  })
}

/** Whether another team has a place of this one, which comes back to it as soon as nobody has played in it. */
function hasLostPlace(bracket: Bracket, teamId: string): boolean {
  return [...bracket.matches.values()].some(({ id: matchId, slots }) =>
    slots.some(
      ({ teamId: byTeamId }, side) =>
        byTeamId !== teamId && awaitedTeam(bracket, { matchId, side: side === 0 ? 0 : 1 }) === teamId,
    ),
  )
}

/** A bracket without the revisions of its matches, and without those that are the same ones in another bracket. */
function stateOf(bracket: Bracket, other: Bracket): object {
  const matches = [...bracket.matches.values()].flatMap(match =>
    match === other.matches.get(match.id) ? [] : [{ ...match, revision: 0 }],
  )
  const { takers = {} } = bracket.shape
  return { matches, shape: { ...bracket.shape, takers, withdrawals: withdrawalsOf(bracket) } }
}
