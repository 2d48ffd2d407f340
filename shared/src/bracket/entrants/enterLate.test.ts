import { expect, test } from 'vitest'
import type { StagePlan } from '../../format/stagePlan.ts'
import { commandTable } from '../commands/commandTable.ts'
import { BracketEdit } from '../edits/bracketEdit.ts'
import { planStage } from '../layout/planStage.ts'
import type { Bracket } from '../model/bracket.ts'
import type { Match } from '../model/match.ts'
import { teamPair } from '../model/matchState.ts'
import type { SwissStage } from '../model/stage.ts'
import { withdrawnTeams } from '../model/withdrawals.ts'
import { openGroup } from '../prospects/openGroup.ts'
import { isSameDrawing } from '../rounds/drawnRounds.ts'
import { groupTable } from '../stages/groupTable.ts'
import { isUsed } from '../model/isUsed.ts'
import { lateEntries } from '../stages/lateEntries.ts'
import { swissBoard } from '../stages/swissBoard.ts'
import { standings } from '../standings/standings.ts'
import { manualSwiss } from '../testing/manualSwiss.ts'
import { done, given } from '../testing/playRandomStages.ts'
import { betterSeedWins, playStages } from '../testing/playStages.ts'
import { bracketOf } from '../testing/randomTournament.ts'

const created = (teams: number, changes: object = {}) =>
  bracketOf(teams, { stages: [{ ...manualSwiss, ...changes } as StagePlan] })
const stageIn = ({ shape: { stages } }: Bracket) => stages[0] as SwissStage
const matchesIn = ({ matches }: Bracket, round: number) =>
  [...matches.values()].filter(match => match.stage === 's1' && match.round === round && isUsed(match))
const pairsIn = (bracket: Bracket, round: number) =>
  matchesIn(bracket, round).map(({ slots }) =>
    slots.map(({ teamId }) => teamId?.replace('team-', '') ?? '–').join(' v '),
  )
const played = (bracket: Bracket) => playStages(bracket, betterSeedWins)
const published = (bracket: Bracket, round: number) => done(bracket, 'publishRound', { stage: 's1', round })
const entered = (bracket: Bracket, teamId: string, pointsPerMissedRound = 0.5) =>
  done(bracket, 'enterLate', { teamId, pointsPerMissedRound })
const refused = (bracket: Bracket, teamId = 'team-99') =>
  given(bracket, 'enterLate', { teamId, pointsPerMissedRound: 0 })

const rowIn = (bracket: Bracket) => {
  const row = groupTable(bracket, stageIn(bracket), 0).find(({ record }) => record.teamId === 'team-9')
  if (row === undefined) throw new Error('The team is not in the table')
  return row
}

const beforeSecond = played(created(8))
const inSecond = published(beforeSecond, 2)

test('a late entry has points for the published rounds, which stay, and plays in the others', () => {
  const late = entered(inSecond, 'team-9')
  expect(pairsIn(late, 2)).toEqual(pairsIn(inSecond, 2))
  expect(late.shape.teamIds.at(-1)).toBe('team-9')
  expect(lateEntries(late, stageIn(late)).get('team-9')).toEqual({
    missedRounds: 2,
    pointsPerMissedRound: 0.5,
  })
  const third = published(played(late), 3)
  // With its one point it is above the seventh team, and nine teams leave one over.
  expect(pairsIn(third, 3)).toEqual(['1 v 2', '3 v 5', '4 v 6', '9 v 7', '8 v –'])
  const over = played(third)
  // Two rounds without an opponent count its own point each, and the opponent had one point.
  expect(rowIn(over)).toMatchObject({
    record: { points: 1, headStart: 1, losses: 1 },
    values: { buchholz: 2 + 1 },
  })
  expect(standings(over)).toHaveLength(9)
})

test('until its first round is published, it waits there, and has all places open', () => {
  const late = entered(inSecond, 'team-9')
  const [, , third] = swissBoard(late, stageIn(late))
  expect(third?.boxes).toMatchObject([{ wins: 0, losses: 0, teamIds: ['team-9'] }])
  expect(standings(late).find(({ teamId }) => teamId === 'team-9')).toMatchObject({
    seed: 9,
    best: 1,
    worst: 9,
    state: 'playing',
  })
  // What is certain about the teams counts its points.
  const [group, { record }] = [openGroup(late, stageIn(late), 0), rowIn(late)]
  expect(group?.records.at(-1)).toEqual(record)
})

test('a published round that is drawn again is drawn without those that came after it', () => {
  const corrected = done(entered(inSecond, 'team-9'), 'correctScore', {
    matchId: 's1-main-1-1',
    score: [0, 1],
  })
  const redrawn = done(corrected, 'publishRound', { stage: 's1', round: 2, redraw: true })
  expect(pairsIn(redrawn, 2)).toEqual(['2 v 4', '3 v 5', '1 v 7', '6 v 8'])
})

test('each round has room for four more teams than came on time, without those that have withdrawn', () => {
  const room = (bracket: Bracket) => [1, 2, 3].map(round => matchesIn(bracket, round).length)
  expect(room(beforeSecond)).toEqual([4, 4, 4])
  // The others are no rounds without an opponent: the one of the first team has no points.
  expect(groupTable(beforeSecond, stageIn(beforeSecond), 0)[0]?.values).toMatchObject({ buchholz: 0 })
  const one = entered(beforeSecond, 'team-9')
  expect(room(one)).toEqual([4, 5, 5])
  const four = ['team-10', 'team-11', 'team-12'].reduce((bracket, id) => entered(bracket, id), one)
  expect(room(four)).toEqual([4, 6, 6])
  expect(refused(four)).toMatchObject({ code: 'stage-full' })
  const left = done(four, 'disqualifyTeam', { teamId: 'team-3' })
  expect(room(entered(left, 'team-13'))).toEqual([4, 6, 6])
  // The stored stage tells which matches it has.
  const ids = planStage(stageIn(four)).matches.map(({ id }) => id)
  expect(ids).toEqual([...four.matches.values()].flatMap(({ stage, id }) => (stage === 's1' ? [id] : [])))
})

test('a page numbers its matches again when the spare ones appear', () => {
  const { shape } = beforeSecond
  const late = { ...entered(beforeSecond, 'team-9'), shape }
  expect(isSameDrawing(beforeSecond, late)).toBe(false)
  expect(isSameDrawing(late, { ...done(late, 'publishRound', { stage: 's1', round: 2 }), shape })).toBe(true)
})

test('a bracket that was stored without spare matches takes a late entry in place of a bye', () => {
  const withoutSpare = ({ shape, matches }: Bracket): Bracket => {
    const [{ spareMatches: _, ...stage }, ...others] = [stageIn({ shape, matches }), ...shape.stages.slice(1)]
    const old = [...matches].filter(([, match]: readonly [string, Match]) => isUsed(match))
    return { shape: { ...shape, stages: [stage, ...others] }, matches: new Map(old) }
  }
  expect(refused(withoutSpare(beforeSecond))).toMatchObject({ code: 'stage-full' })
  const late = published(entered(played(withoutSpare(created(7))), 'team-8'), 2)
  expect(pairsIn(late, 2)).toHaveLength(4)
})

test('nobody enters twice, after the last round, or another kind of stage', () => {
  expect(refused(inSecond, 'team-3')).toMatchObject({ code: 'already-in-bracket' })
  const last = published(played(inSecond), 3)
  expect(refused(last)).toMatchObject({ code: 'nothing-to-play' })
  // Nobody has a bye in the elimination that follows.
  expect(refused(created(8, { pairing: 'valve' }))).toMatchObject({ code: 'stage-full' })
  const groups = { ...manualSwiss, kind: 'round-robin', legs: 1, criteria: ['points'] } as StagePlan
  const league = bracketOf(8, { format: 'table', stages: [groups] })
  expect(refused(league)).toMatchObject({ code: 'not-found' })
})

test('a team enters the kind of stage that was confirmed for it, or none', () => {
  const before = playStages(
    bracketOf(6, { format: 'single', stages: [{ ...manualSwiss, advance: 3 }] }),
    betterSeedWins,
  )
  const inLast = published(played(published(before, 2)), 3)
  const [byPoints, byBye] = [{ pointsPerMissedRound: 0.5 }, { byeId: 's2-main-1-1' }]
  const enter = (bracket: Bracket, how: object) => given(bracket, 'enterLate', { teamId: 'team-9', ...how })
  expect(enter(before, byPoints).ok).toBe(true)
  expect(enter(inLast, byPoints)).toMatchObject({ code: 'changed-meanwhile' })
  expect(enter(inLast, byBye).ok).toBe(true)
  expect(enter(before, byBye)).toMatchObject({ code: 'changed-meanwhile' })
  expect([before, inLast].map(bracket => enter(bracket, {}).ok)).toEqual([true, true])
  // A round that was published meanwhile changes from which one it plays.
  const seen = { ...byPoints, missedRounds: 1 }
  expect(enter(before, seen).ok).toBe(true)
  expect(enter(published(before, 2), seen)).toMatchObject({ code: 'changed-meanwhile' })
})

test('only what was asked for counts as done when it is asked for again', () => {
  const bye = { byeId: 'main-1-4' }
  const inBye = done(bracketOf(5, { format: 'single' }), 'enterLate', { teamId: 'team-9', ...bye })
  const inSwiss = entered(inSecond, 'team-9')
  const points = (pointsPerMissedRound: number) => ({ pointsPerMissedRound })
  const isDone = (bracket: Bracket, how: object) => {
    const target = { competitionId: '', bracketId: '', teamId: 'team-9' }
    return commandTable.enterLate.mayBeDone?.(bracket, { ...target, ...how })
  }
  const ways = [{}, bye, { byeId: 'main-1-1' }, points(0), points(0.5), { ...points(0.5), missedRounds: 1 }]
  expect(ways.map(how => isDone(inBye, how))).toEqual([true, true, false, false, false, false])
  expect(ways.map(how => isDone(inSwiss, how))).toEqual([false, false, false, false, true, false])
  expect(ways.map(how => isDone(inSecond, how))).toEqual(ways.map(() => false))
})

test('the latest late entry is taken back while the team has not been paired', () => {
  const cancelled = (bracket: Bracket, teamId: string) => given(bracket, 'cancelLateEntry', { teamId })
  const one = entered(inSecond, 'team-9')
  const two = entered(one, 'team-10')
  expect(cancelled(two, 'team-9')).toMatchObject({ code: 'changed-meanwhile' })
  const facts = ({ shape, matches }: Bracket) => ({
    shape,
    matches: [...matches.values()].map(({ revision: _, ...match }) => match),
  })
  const back = done(two, 'cancelLateEntry', { teamId: 'team-10' })
  expect(facts(back)).toEqual(facts(one))
  expect(facts(done(back, 'cancelLateEntry', { teamId: 'team-9' }))).toEqual(facts(inSecond))
  expect(cancelled(inSecond, 'team-9')).toMatchObject({ value: { changes: [] } })
  expect(cancelled(inSecond, 'team-8')).toMatchObject({ code: 'changed-meanwhile' })
  const paired = published(played(one), 3)
  expect(cancelled(paired, 'team-9')).toMatchObject({ code: 'changed-meanwhile' })
  // Teams could once be taken out of matches that nobody else can play.
  const edit = new BracketEdit(paired)
  for (const { matchId, side } of edit.slotsOf('team-9')) edit.emptySlot(edit.match(matchId), side)
  expect(cancelled(edit.result().bracket, 'team-9')).toMatchObject({ code: 'changed-meanwhile' })
})

test('a late entry that withdraws at once is left out when its round is drawn again', () => {
  const second = published(entered(played(created(6)), 'team-7'), 2)
  const out = done(second, 'disqualifyTeam', { teamId: 'team-7' })
  const redrawn = done(out, 'publishRound', { stage: 's1', round: 2, redraw: true })
  expect([...redrawn.matches.values()].some(match => teamPair(match).includes('team-7'))).toBe(false)
  expect([...withdrawnTeams(redrawn)]).toEqual(['team-7'])
})
