import { describe, expect, test } from 'vitest'
import type { StagePlan } from '../../format/stagePlan.ts'
import { swissPlan } from '../../format/stageKinds/swiss.ts'
import { BracketEdit } from '../edits/bracketEdit.ts'
import type { Bracket } from '../model/bracket.ts'
import type { Match } from '../model/match.ts'
import { pairingBasis, pairingOf } from '../stages/swissRounds.ts'
import { manualSwiss } from '../testing/manualSwiss.ts'
import { required } from '../testing/playOut.ts'
import { teamIds } from '../testing/randomTournament.ts'
import { swissStage } from './publishRound.ts'
import { after, created, given, league, pairs, won } from './testing/stageCommandScenes.ts'

const swiss: StagePlan = { ...manualSwiss, advance: 4 }
const automatic = { ...swiss, publishing: 'automatic' } as StagePlan

/** The upper slots win all matches of a round. */
function roundPlayed(start: Bracket, round: number): Bracket {
  const open = [...start.matches.values()].filter(match => match.round === round && match.status === 'ready')
  return open.reduce((bracket, { id }) => won(bracket, id, 0), start)
}

describe('publishRound', () => {
  const start = created(swiss, 8)
  const played = roundPlayed(start, 1)

  test('the first round is published with the bracket, and the next one when an organizer says so', () => {
    expect(pairs(start, 1)).toEqual(['1 v 5', '2 v 6', '3 v 7', '4 v 8'])
    expect(given(start, 'publishRound', { stage: 's1', round: 2 })).toMatchObject({ code: 'round-not-due' })
    expect(pairs(played, 2)).toEqual(['– v –', '– v –', '– v –', '– v –'])
    expect(given(played, 'publishRound', { stage: 's1', round: 3 })).toMatchObject({ code: 'round-not-due' })
    const published = after(played, 'publishRound', { stage: 's1', round: 2 })
    expect(pairs(published, 2)).toEqual(['1 v 3', '2 v 4', '5 v 7', '6 v 8'])
    expect(required(published, 's1-main-2-1').status).toBe('ready')
    // Published again it stays as it is.
    expect(given(published, 'publishRound', { stage: 's1', round: 2 })).toMatchObject({
      value: { changes: [] },
    })
  })

  test('only the pairings that the organizer has seen are published', () => {
    const stage = swissStage(played, 's1')
    if (stage === null) throw new Error('no stage')
    const basis = pairingBasis(pairingOf(played, stage, 2))
    const corrected = after(played, 'correctScore', { matchId: 's1-main-1-1', score: [0, 1] })
    const publication = { stage: 's1', round: 2, basis }
    expect(given(corrected, 'publishRound', publication)).toMatchObject({ code: 'changed-meanwhile' })
    expect(given(played, 'publishRound', publication)).toMatchObject({ ok: true })
  })

  test('a published round stands when an earlier result is corrected, until it is drawn again', () => {
    const published = after(played, 'publishRound', { stage: 's1', round: 2 })
    const corrected = after(published, 'correctScore', { matchId: 's1-main-1-1', score: [0, 1] })
    expect(pairs(corrected, 2)).toEqual(pairs(published, 2))
    const redrawn = after(corrected, 'publishRound', { stage: 's1', round: 2, redraw: true })
    expect(pairs(redrawn, 2)).toEqual(['2 v 4', '3 v 5', '1 v 7', '6 v 8'])
    const started = after(corrected, 'startMatch', { matchId: 's1-main-2-3' })
    expect(given(started, 'publishRound', { stage: 's1', round: 2, redraw: true })).toMatchObject({
      code: 'next-match-started',
      facts: { matches: ['s1-main-2-3'] },
    })
  })

  test('only the latest round is drawn again, without the teams that were disqualified in it', () => {
    const published = after(played, 'publishRound', { stage: 's1', round: 2 })
    const redraw = (bracket: Bracket, round: number) =>
      given(bracket, 'publishRound', { stage: 's1', round, redraw: true })
    expect(redraw(start, 1)).toMatchObject({ code: 'round-not-due' })
    expect(redraw(published, 1)).toMatchObject({ code: 'round-not-due' })
    const left = after(published, 'disqualifyTeam', { teamId: 'team-2' })
    const redrawn = after(left, 'publishRound', { stage: 's1', round: 2, redraw: true })
    expect(pairs(redrawn, 2)).toEqual(['1 v 3', '4 v 5', '6 v 7', '8 v –'])
    expect(required(redrawn, 's1-main-2-2').forfeits).toEqual([false, false])
    expect(
      pairs(after(roundPlayed(redrawn, 2), 'publishRound', { stage: 's1', round: 3 }), 3).join(),
    ).not.toMatch(/\b2\b/)
  })

  test('a team that withdraws between two rounds is left out of the next one', () => {
    const left = after(played, 'disqualifyTeam', { teamId: 'team-2' })
    const published = after(left, 'publishRound', { stage: 's1', round: 2 })
    expect(pairs(published, 2).join()).not.toMatch(/\b2\b/)
    // Seven teams are left, so that the lowest one has a bye.
    expect(pairs(published, 2).at(-1)).toBe('8 v –')
    expect(required(published, 's1-main-2-4')).toMatchObject({ status: 'bye', winner: 0 })
  })

  test('what is no Swiss stage has nothing to publish', () => {
    expect(given(start, 'publishRound', { stage: 's2', round: 1 })).toMatchObject({ code: 'not-found' })
    expect(given(start, 'publishRound', { stage: 's1', round: 4 })).toMatchObject({ code: 'not-found' })
  })
})

describe('clearSlot and placeTeam in a table', () => {
  const refused = { code: 'drawn-by-table' }
  const groupOfFour: StagePlan = { ...league, advance: 2 }
  /** As commands left it that took a team out of its match. */
  const emptied = (bracket: Bracket, matchId: string, side: 0 | 1) => {
    const edit = new BracketEdit(bracket)
    edit.emptySlot(edit.match(matchId), side)
    return edit.result().bracket
  }

  test('no team is taken out of a match that no other team can play', () => {
    for (const start of [created(groupOfFour, 4), created(swiss, 8)]) {
      expect(given(start, 'clearSlot', { matchId: 's1-main-1-1', slot: 0 })).toMatchObject(refused)
    }
  })

  test('the team that belongs there fills an empty slot of a round robin, and no other', () => {
    const start = created(groupOfFour, 4)
    const stuck = emptied(start, 's1-main-1-1', 1)
    const teamId = required(start, 's1-main-1-1').slots[1].teamId
    for (const other of teamIds(4).filter(id => id !== teamId)) {
      const placing = { matchId: 's1-main-1-1', slot: 1, teamId: other }
      expect(given(stuck, 'placeTeam', placing)).toMatchObject(refused)
    }
    const filled = after(stuck, 'placeTeam', { matchId: 's1-main-1-1', slot: 1, teamId })
    expect(required(filled, 's1-main-1-1')).toMatchObject({ status: 'ready', slots: [{}, { teamId }] })
    // It has other matches, which it does not leave.
    expect(changedIds(stuck, filled)).toEqual(['s1-main-1-1'])
  })

  test('a team that has withdrawn in the meantime forfeits the match', () => {
    const start = created(groupOfFour, 4)
    const teamId = required(start, 's1-main-1-1').slots[1].teamId
    const left = after(emptied(start, 's1-main-1-1', 1), 'disqualifyTeam', { teamId })
    const filled = after(left, 'placeTeam', { matchId: 's1-main-1-1', slot: 1, teamId })
    expect(required(filled, 's1-main-1-1')).toMatchObject({ status: 'finished', winner: 0 })
  })

  test('a published Swiss round takes back the team that it has left out, and no other', () => {
    const start = created(swiss, 8)
    const stuck = emptied(start, 's1-main-1-1', 1)
    const placing = { matchId: 's1-main-1-1', slot: 1 }
    expect(given(stuck, 'placeTeam', { ...placing, teamId: 'team-2' })).toMatchObject(refused)
    const filled = after(stuck, 'placeTeam', { ...placing, teamId: 'team-5' })
    expect(pairs(filled, 1)).toEqual(pairs(start, 1))
    const undrawn = { matchId: 's1-main-2-1', slot: 1, teamId: 'team-5' }
    expect(given(stuck, 'placeTeam', undrawn)).toMatchObject(refused)
  })

  test('a round from which corrected results have led everybody out takes back who is in no match of it', () => {
    const valve: StagePlan = {
      ...swissPlan('valve', 8),
      winsToAdvance: 2,
      lossesToLeave: 2,
      decidingBestOf: 1,
    }
    const drawn = roundPlayed(roundPlayed(created(valve, 8), 1), 2)
    const begun = after(emptied(drawn, 's1-main-3-1', 0), 'startMatch', { matchId: 's1-main-3-2' })
    // Team 3 now has two wins, and team 2, which it had lost to, two losses.
    const corrected = ['s1-main-2-2', 's1-main-1-2'].reduce(
      (bracket, matchId) => after(bracket, 'correctScore', { matchId, score: [0, 1] }),
      begun,
    )
    const placing = { matchId: 's1-main-3-1', slot: 0, teamId: 'team-3' }
    const filled = after(corrected, 'placeTeam', placing)
    expect(required(filled, 's1-main-3-1').status).toBe('ready')
  })

  test('a bye that was filled by hand is one again for the team that leaves it and comes back', () => {
    const bye = { matchId: 's2-main-1-1', slot: 1 }
    const start = after(created({ ...swiss, advance: 3 }, 8), 'placeTeam', { ...bye, teamId: 'team-8' })
    const over = roundPlayed(start, 1)
    const rounds = [2, 3].reduce(
      (bracket, round) => roundPlayed(after(bracket, 'publishRound', { stage: 's1', round }), round),
      over,
    )
    const [{ teamId }] = required(rounds, bye.matchId).slots
    const cleared = after(after(rounds, 'clearSlot', bye), 'clearSlot', { ...bye, slot: 0 })
    const back = after(cleared, 'placeTeam', { ...bye, slot: 0, teamId })
    expect(required(back, bye.matchId)).toMatchObject({ status: 'bye', winner: 0 })
  })

  const changedIds = (before: Bracket, now: Bracket) =>
    [...now.matches.values()].filter(match => before.matches.get(match.id) !== match).map(({ id }) => id)
})

test('a round that was published goes as long as nothing of it has begun, when a result before it is reopened', () => {
  const published = roundPlayed(created(automatic, 8), 1)
  expect(pairs(published, 2)).toEqual(['1 v 3', '2 v 4', '5 v 7', '6 v 8'])
  const reopened = after(published, 'reopenMatch', { matchId: 's1-main-1-1' })
  expect(pairs(reopened, 2)).toEqual(['– v –', '– v –', '– v –', '– v –'])
  const corrected = after(reopened, 'finishSeries', { matchId: 's1-main-1-1', score: [0, 1] })
  expect(pairs(corrected, 2)).toEqual(['2 v 4', '3 v 5', '1 v 7', '6 v 8'])
  const begun = after(published, 'startMatch', { matchId: 's1-main-2-1' })
  const stands = after(begun, 'reopenMatch', { matchId: 's1-main-1-4' })
  expect(pairs(stands, 2)).toEqual(pairs(published, 2))
})

test('a correction in a table touches later stages only where a place changes', () => {
  const groups: StagePlan = { ...league, groups: 2, advance: 2, criteria: ['points', 'head-to-head', 'seed'] }
  const start = created(groups, 8)
  const isGroup = ({ stage }: Match) => stage === 's1'
  const seedOf = (id: string | null) => Number(id?.replace('team-', ''))
  const end = [...start.matches.values()].filter(isGroup).reduce((bracket, { id }) => {
    const [upper, lower] = required(bracket, id).slots
    return won(bracket, id, seedOf(upper.teamId) < seedOf(lower.teamId) ? 0 : 1)
  }, start)
  const seats = (bracket: Bracket) =>
    ['s2-main-1-1', 's2-main-1-2'].flatMap(id => required(bracket, id).slots.map(({ teamId }) => teamId))
  expect(seats(end).toSorted()).toEqual(['team-1', 'team-2', 'team-3', 'team-4'])
  const between = (one: string, other: string) =>
    [...end.matches.values()].find(
      match =>
        isGroup(match) && [one, other].every(team => match.slots.some(({ teamId }) => teamId === team)),
    )?.id ?? ''
  const reversed = (matchId: string) => required(end, matchId).score.toReversed()

  // The third of a group beats the fourth or not: nobody's place in the playoff changes.
  const low = between('team-5', 'team-8')
  const unmoved = given(end, 'correctScore', { matchId: low, score: reversed(low) })
  expect(unmoved).toMatchObject({ ok: true, value: { changes: [expect.anything()] } })

  // The first two of a group change places, and with them the slots of the playoff.
  const high = between('team-1', 'team-4')
  const swapped = after(end, 'correctScore', { matchId: high, score: reversed(high) })
  expect(seats(swapped)).not.toEqual(seats(end))
  expect(seats(swapped).toSorted()).toEqual(seats(end).toSorted())

  const playing = after(end, 'startMatch', { matchId: 's2-main-1-1' })
  expect(given(playing, 'correctScore', { matchId: high, score: reversed(high) })).toMatchObject({
    code: 'next-match-started',
    facts: { matches: ['s2-main-1-1'] },
  })
  const stale = { matchId: high, score: reversed(high), cascade: true, basis: 'stale' }
  expect(given(playing, 'correctScore', stale)).toMatchObject({ code: 'changed-meanwhile' })
  const cascaded = after(playing, 'correctScore', { matchId: high, score: reversed(high), cascade: true })
  expect(required(cascaded, 's2-main-1-1').status).toBe('ready')
  expect(seats(cascaded)).toEqual(seats(swapped))
})
