import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { StagePlan } from '../../format/stagePlan.ts'
import { chance } from '../../random/chance.ts'
import { applyCommand } from '../commands/applyCommand.ts'
import type { CommandName } from '../commands/commandTable.ts'
import { type BracketPlan, createBracket } from '../creation/createBracket.ts'
import type { Bracket, BracketChange } from '../model/bracket.ts'
import { isStarted } from '../model/isStarted.ts'
import { isOver, type Match } from '../model/match.ts'
import { isSamePair, type TeamPair, teamPair } from '../model/matchState.ts'
import { winsNeeded } from '../model/series.ts'
import { isTableStage } from '../model/stage.ts'
import { stageOf } from '../rounds/stageOf.ts'
import { playability, playableMatches } from '../stages/playableMatches.ts'
import { stagePlaces } from '../stages/stagePlaces.ts'
import { tiesOf } from '../stages/tiesOf.ts'
import { isFinished } from '../standings/champion.ts'
import { standings } from '../standings/standings.ts'
import { required } from '../testing/playOut.ts'
import { teamIds } from '../testing/randomTournament.ts'

const roundRobin: fc.Arbitrary<StagePlan> = fc.record({
  kind: fc.constant('round-robin' as const),
  groups: fc.integer({ min: 1, max: 4 }),
  legs: fc.constantFrom(1 as const, 2 as const),
  advance: fc.integer({ min: 1, max: 3 }),
  bestOfNext: fc.constantFrom(0, 0, 1, 2),
  bestOf: fc.constantFrom(1 as const, 2 as const, 3 as const),
  criteria: fc.constant(['points', 'head-to-head', 'game-difference', 'games-won'] as const),
})
const gsl: fc.Arbitrary<StagePlan> = fc.record({
  kind: fc.constant('gsl' as const),
  groups: fc.integer({ min: 1, max: 4 }),
  advance: fc.constant(2),
  bestOf: fc.constant(1 as const),
})
const swiss: fc.Arbitrary<StagePlan> = fc.record({
  kind: fc.constant('swiss' as const),
  groups: fc.constant(1),
  advance: fc.integer({ min: 2, max: 8 }),
  bestOf: fc.constant(1 as const),
  decidingBestOf: fc.constant(3 as const),
  pairing: fc.constantFrom('valve' as const, 'top-half' as const, 'adjacent' as const),
  rounds: fc.integer({ min: 2, max: 4 }),
  publishing: fc.constant('automatic' as const),
  criteria: fc.constant(['points', 'buchholz', 'seed'] as const),
})

/** `npm run test:deep` plays ten thousand tournaments. */
const runs = Number(process.env['STAGED_TOURNAMENTS'] ?? 100)

interface Staged {
  readonly plan: BracketPlan
  readonly luck: number
}

const staged: fc.Arbitrary<Staged> = fc
  .record({
    teams: fc.integer({ min: 8, max: 20 }),
    first: fc.oneof(roundRobin, gsl, swiss),
    second: fc.option(fc.oneof(roundRobin, gsl), { nil: null }),
    format: fc.constantFrom('single' as const, 'double' as const, 'table' as const),
    luck: fc.integer(),
  })
  .map(({ teams, first, second, format, luck }) => ({
    plan: {
      teamIds: teamIds(teams),
      format,
      stages: second === null ? [first] : [first, second],
      bestOf: { rounds: 1, final: 3 },
      thirdPlace: true,
      grandFinal: 'reset',
    } as const,
    luck,
  }))
  .filter(({ plan }) => created(plan) !== null)

function created(plan: BracketPlan): Bracket | null {
  const outcome = createBracket(plan)
  return outcome.ok ? outcome.value : null
}

/** Applies a command with the fields that it takes. */
function given(bracket: Bracket, name: CommandName, fields: object) {
  const defaults = { competitionId: '', bracketId: '', revision: 0, cascade: false, preview: false }
  return applyCommand(name, bracket, { ...defaults, ...fields } as never)
}

function done(bracket: Bracket, name: CommandName, fields: object): Bracket {
  const outcome = given(bracket, name, fields)
  if (!outcome.ok) throw new Error(`${name} ${JSON.stringify(fields)}: ${outcome.code}`)
  for (const [before, after] of outcome.value.changes) {
    expect(after.revision).toBe(before.revision + 1)
    expect(bracket.matches.get(after.id)).toBe(before)
    expect(outcome.value.bracket.matches.get(after.id)).toBe(after)
  }
  return outcome.value.bracket
}

/** A score that ends a series. */
function finalScore({ bestOf }: Match, below: (n: number) => number): Match['score'] {
  const won = winsNeeded(bestOf)
  if (bestOf === 2 && below(3) === 0) return [1, 1]
  const lost = below(bestOf - won + 1)
  return below(2) === 0 ? [won, lost] : [lost, won]
}

function play(bracket: Bracket, match: Match, below: (n: number) => number): Bracket {
  const started = match.status === 'running' ? bracket : done(bracket, 'startMatch', { matchId: match.id })
  return done(started, 'finishSeries', { matchId: match.id, score: finalScore(match, below) })
}

/** The bracket with one more tie decided by lot; null if there is none. */
function withTieDecided(bracket: Bracket): Bracket | null {
  for (const stage of bracket.shape.stages.filter(isTableStage)) {
    for (const group of [null, ...stage.groups.keys()]) {
      const [tie] = tiesOf(bracket, stage, group)
      if (tie === undefined) continue
      return done(bracket, 'decideTie', { stage: stage.key, group, tieOrder: tie.teamIds, by: 'lot' })
    }
  }
  return null
}

function playOut(start: Bracket, below: (n: number) => number): Bracket {
  let bracket = start
  for (;;) {
    const open = [...bracket.matches.values()].filter(
      ({ status }) => status === 'ready' || status === 'running',
    )
    const next = open[below(open.length)]
    const decided = next === undefined ? withTieDecided(bracket) : play(bracket, next, below)
    if (decided === null) return bracket
    bracket = decided
  }
}

test('any sequence of stages is played to its end', () => {
  fc.assert(
    fc.property(staged, ({ plan, luck }) => {
      const bracket = created(plan)
      if (bracket === null) return
      const end = playOut(bracket, chance(luck))
      const open = [...end.matches.values()]
        .filter(match => !isOver(match))
        .map(({ id, slots }) => [id, slots])
      expect(open).toEqual([])
      expect(isFinished(end)).toBe(true)
      const places = standings(end)
      expect(places).toHaveLength(plan.teamIds.length)
      for (const [index, { best, worst }] of places.entries()) {
        expect(best).toBeLessThanOrEqual(index + 1)
        expect(worst).toBeGreaterThanOrEqual(index + 1)
      }
    }),
    { numRuns: runs },
  )
})

interface Played {
  readonly matchId: string
  readonly teams: TeamPair
  readonly score: Match['score']
}

/** Plays on in a random order and records the results; at most `limit` of them. */
function recorded(start: Bracket, below: (n: number) => number, limit: number) {
  const results: Played[] = []
  let bracket = start
  while (results.length < limit) {
    const open = [...bracket.matches.values()].filter(({ status }) => status === 'ready')
    const match = open[below(open.length)]
    if (match === undefined) break
    const score = finalScore(match, below)
    results.push({ matchId: match.id, teams: teamPair(match), score })
    bracket = withResult(bracket, match.id, score)
  }
  return { bracket, results }
}

function withResult(bracket: Bracket, matchId: string, score: Match['score']): Bracket {
  return done(done(bracket, 'startMatch', { matchId }), 'finishSeries', { matchId, score })
}

test('after a correction in a table everything is as if the result had been right from the start', () => {
  let cascades = 0
  fc.assert(
    fc.property(
      staged.filter(({ plan }) => plan.stages?.every(({ kind }) => kind === 'round-robin') === true),
      ({ plan, luck }) => {
        const start = created(plan)
        if (start === null) return
        const below = chance(luck)
        const { bracket, results } = recorded(start, below, 20 + below(60))
        const tables = results.filter(({ matchId }) =>
          isTableStage(stageOf(bracket.shape, required(bracket, matchId))),
        )
        const wrong = tables[below(tables.length)]
        if (wrong === undefined) return
        const right = finalScore(required(bracket, wrong.matchId), below)
        const corrected = done(bracket, 'correctScore', {
          matchId: wrong.matchId,
          score: right,
          cascade: true,
        })
        const replayed = results.reduce((before, { matchId, teams, score }) => {
          const match = required(before, matchId)
          if (match.status !== 'ready' || !isSamePair(teamPair(match), teams)) return before
          return withResult(before, matchId, matchId === wrong.matchId ? right : score)
        }, start)
        const facts = ({ revision: _, ...match }: Match) => match
        expect([...corrected.matches.values()].map(facts)).toEqual([...replayed.matches.values()].map(facts))
        const finished = (of: Bracket) => [...of.matches.values()].filter(isOver).length
        if (finished(corrected) < finished(bracket)) cascades += 1
      },
    ),
    { numRuns: runs },
  )
  expect(cascades).toBeGreaterThan(0)
})

test('after any commands, the slots of places hold the teams that the results give them', () => {
  const seen = new Set<string>()
  fc.assert(
    fc.property(staged, ({ plan, luck }) => {
      let bracket = created(plan)
      if (bracket === null) return
      const below = chance(luck)
      let called = playableIds(bracket)
      for (let step = 0; step < 120; step += 1) {
        const { name, fields } = randomCommand(bracket, below)
        const outcome = given(bracket, name, fields)
        if (!outcome.ok) {
          seen.add(`${name} ${outcome.code}`)
          continue
        }
        seen.add(name)
        bracket = outcome.value.bracket
        const lost = outcome.value.changes.filter(
          ([{ id, ...match }]) => isStarted({ id, ...match }) && id !== fields.matchId,
        )
        if (name === 'correctScore' && !('cascade' in fields && fields.cascade)) expect(lost).toEqual([])
        expectSeated(bracket)
        called = calledAfter(called, outcome.value)
      }
      const end = playOut(bracket, below)
      expect([...end.matches.values()].filter(match => !isOver(match)).map(({ id }) => id)).toEqual([])
      expectSeated(end)
    }),
    { numRuns: runs },
  )
  expect(seen).toContain('correctScore next-match-started')
  expect(seen).toContain('correctScore')
})

function playableIds({ shape, matches }: Bracket): ReadonlySet<string> {
  return new Set(playableMatches(shape.stages, matches.values()).map(({ id }) => id))
}

/** Follows from a change to which matches teams are called: no team to two, and somebody as long as a match is ready,
 * unless a tie has to be decided first. */
function calledAfter(called: ReadonlySet<string>, change: BracketChange): ReadonlySet<string> {
  const { bracket, changes } = change
  const { playable, opened, closed } = playability(change)
  expect(playable).toEqual(playableIds(bracket))
  const after = new Set(called)
  for (const { id } of opened) expect(after.add(id)).not.toBe(called)
  for (const { id } of closed) expect(after.delete(id)).toBe(true)
  for (const [, { id }] of changes) playable.has(id) ? after.add(id) : after.delete(id)
  expect(after).toEqual(playable)
  const all = [...bracket.matches.values()]
  const tables = new Set(bracket.shape.stages.filter(isTableStage).map(({ key }) => key))
  const busy = all.filter(({ id, status }) => status === 'running' || playable.has(id))
  const calls = busy
    .filter(({ stage, id }) => tables.has(stage) && playable.has(id))
    .flatMap(({ id, stage, slots }) =>
      busy
        .filter(other => other.stage === stage && other.id !== id)
        .filter(other => slots.some(({ teamId }) => other.slots.some(slot => slot.teamId === teamId)))
        .map(other => [id, other.id]),
    )
  expect(calls).toEqual([])
  const isStuck = busy.length === 0 && all.some(({ status }) => status === 'ready')
  if (isStuck) expect(withTieDecided(bracket)).not.toBeNull()
  return after
}

/** Finishing is drawn more often, so that later stages begin. */
function randomCommand(bracket: Bracket, below: (n: number) => number) {
  const all = [...bracket.matches.values()]
  const withStatus = (...statuses: Match['status'][]) => all.filter(({ status }) => statuses.includes(status))
  const pick = (matches: readonly Match[]) => matches[below(matches.length)] ?? all[0]
  const score = (match: Match) => finalScore(match, below)
  const luck = below(20)
  const teamId = bracket.shape.teamIds[below(bracket.shape.teamIds.length)] ?? ''
  const command = (name: CommandName, match: Match | undefined, fields: object = {}) => ({
    name,
    fields: { matchId: match?.id ?? '', ...fields },
  })
  if (luck < 6) return command('startMatch', pick(withStatus('ready')))
  const running = pick(withStatus('running'))
  if (luck < 13 && running) return command('finishSeries', running, { score: score(running) })
  const finished = pick(withStatus('finished'))
  if (luck < 15 && finished)
    return command('correctScore', finished, { score: score(finished), cascade: below(2) === 0 })
  if (luck < 16) return command('reopenMatch', finished, { cascade: below(2) === 0 })
  if (luck < 17)
    return command('forfeitMatch', pick(withStatus('ready', 'running')), {
      sides: below(3) === 0 ? [0, 1] : [0],
    })
  if (luck < 18) return command('disqualifyTeam', undefined, { teamId })
  return command('replaceTeam', undefined, { teamId, byTeamId: `new-${below(100)}` })
}

function expectSeated(bracket: Bracket): void {
  const takers = stagePlaces(bracket)
  for (const { id, slots } of bracket.matches.values()) {
    for (const [side, { source, teamId, closed }] of slots.entries()) {
      if (source.from !== 'place') continue
      const taker = takers(source)
      if (taker === undefined) expect([id, side, teamId, closed]).toEqual([id, side, null, false])
      else if (taker === null) expect([id, side, teamId, closed]).toEqual([id, side, null, true])
      else expect([id, side, teamId]).toEqual([id, side, taker])
    }
  }
}
