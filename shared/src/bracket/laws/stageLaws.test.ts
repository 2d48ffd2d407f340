import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chance } from '../../random/chance.ts'
import type { CommandName } from '../commands/commandTable.ts'
import type { Bracket, BracketChange } from '../model/bracket.ts'
import { isStarted } from '../model/isStarted.ts'
import { isOver, type Match } from '../model/match.ts'
import { isSamePair, type TeamPair, teamPair } from '../model/matchState.ts'
import { isTableStage } from '../model/stage.ts'
import { stageOf } from '../rounds/stageOf.ts'
import { playability, playableMatches } from '../stages/playableMatches.ts'
import { stagePlaces } from '../stages/stagePlaces.ts'
import { isFinished } from '../standings/champion.ts'
import { standings } from '../standings/standings.ts'
import { required } from '../testing/playOut.ts'
import { done, finalScore, given, playRandomStages, tieDecision } from '../testing/playRandomStages.ts'
import { createdOrNull, staged } from '../testing/randomStages.ts'

/** `npm run test:deep` plays ten thousand tournaments. */
const runs = Number(process.env['STAGED_TOURNAMENTS'] ?? 100)

test('any sequence of stages is played to its end', () => {
  fc.assert(
    fc.property(staged, ({ plan, luck }) => {
      const bracket = createdOrNull(plan)
      if (bracket === null) return
      const end = playRandomStages(bracket, chance(luck))
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
        const start = createdOrNull(plan)
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
      let bracket = createdOrNull(plan)
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
        seen.add('by' in fields ? `${name} ${fields.by}` : name)
        bracket = outcome.value.bracket
        const lost = outcome.value.changes.filter(
          ([{ id, ...match }]) =>
            isStarted({ id, ...match }) && !('matchId' in fields && fields.matchId === id),
        )
        if (name === 'correctScore' && !('cascade' in fields && fields.cascade)) expect(lost).toEqual([])
        expectSeated(bracket)
        called = calledAfter(called, outcome.value)
      }
      const end = playRandomStages(bracket, below)
      expect([...end.matches.values()].filter(match => !isOver(match)).map(({ id }) => id)).toEqual([])
      expectSeated(end)
    }),
    { numRuns: runs },
  )
  expect(seen).toContain('correctScore next-match-started')
  expect(seen).toContain('decideTie tie-break-match')
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
  if (isStuck) expect(tieDecision(bracket, () => 0)).not.toBeNull()
  return after
}

/** Finishing is drawn more often, so that later stages begin. */
function randomCommand(bracket: Bracket, below: (n: number) => number) {
  const all = [...bracket.matches.values()]
  const withStatus = (...statuses: Match['status'][]) => all.filter(({ status }) => statuses.includes(status))
  const pick = (matches: readonly Match[]) => matches[below(matches.length)] ?? all[0]
  const score = (match: Match) => finalScore(match, below)
  const luck = below(20)
  const decision = luck < 10 ? tieDecision(bracket, below) : null
  if (decision !== null) return { name: 'decideTie', fields: decision } as const
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
