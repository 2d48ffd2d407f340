import { expect, test } from 'vitest'
import { defaultStages } from '../../format/formatTemplates.ts'
import type { Bracket } from '../model/bracket.ts'
import { withdrawalsOf } from '../model/withdrawals.ts'
import { groupTable } from '../stages/groupTable.ts'
import { standings } from '../standings/standings.ts'
import { after } from '../testing/after.ts'
import { done, given } from '../testing/playRandomStages.ts'
import { betterSeedWins, playStages } from '../testing/playStages.ts'
import { play } from '../testing/playOut.ts'
import { bracketOf } from '../testing/randomTournament.ts'
import { reopenMatch } from '../results/reopenMatch.ts'
import { clearSlot } from './clearSlot.ts'
import { followerOf } from './followerOf.ts'
import { matchesToFill } from './matchesToFill.ts'
import { placeTeam } from './placeTeam.ts'
import { isReplaceable, replaceTeam } from './replaceTeam.ts'

test('who was replaced does not come back into a round in which it has played, or before one', () => {
  const replaced = after(play(bracketOf(8), 'main-1-1', 0), before => replaceTeam(before, 'team-1', 'wolves'))
  expect(replaceTeam(replaced, 'team-2', 'team-1')).toEqual({
    ok: false,
    code: 'same-round',
    facts: { matchId: 'main-1-1' },
  })
  expect(replaceTeam(replaced, 'wolves', 'team-1')).toMatchObject({ ok: true })
})

test('who has played in a slot that somebody else is to take is not replaced before that is settled', () => {
  const ahead = after(
    bracketOf(8),
    before => placeTeam(before, { matchId: 'main-2-1', side: 0 }, 'team-3'),
    before => placeTeam(before, { matchId: 'main-2-1', side: 1 }, 'team-2'),
  )
  const played = play(ahead, 'main-2-1', 0)
  expect(replaceTeam(played, 'team-3', 'wolves')).toEqual({
    ok: false,
    code: 'match-full',
    facts: { matchId: 'main-2-1' },
  })
})

test('who was replaced comes back even if the team that came has left its match, and their result can be undone', () => {
  const replaced = after(
    play(bracketOf(4), 'main-1-1', 0),
    before => replaceTeam(before, 'team-1', 'wolves'),
    before => clearSlot(before, { matchId: 'main-2-1', side: 0 }),
  )
  expect(reopenMatch(replaced, 'main-1-1', { cascade: true })).toMatchObject({ code: 'team-replaced' })
  expect(replaceTeam(replaced, 'wolves', 'bears')).toMatchObject({ code: 'nothing-to-play' })
  expect(isReplaceable(replaced, 'wolves')).toBe(true)
  const back = after(replaced, before => replaceTeam(before, 'wolves', 'team-1'))
  expect(reopenMatch(back, 'main-1-1', { cascade: true })).toMatchObject({ ok: true })
})

test('a team without a match hands over its results and its place in a table', () => {
  const plan = { ...defaultStages.swiss(8), pairing: 'top-half', rounds: 3, publishing: 'manual' } as const
  const first = playStages(bracketOf(8, { stages: [plan] }), betterSeedWins)
  const replaced = done(first, 'replaceTeam', { teamId: 'team-1', byTeamId: 'wolves' })
  expect(groupTable(replaced, replaced.shape.stages[0] as never, 0)[0]?.record).toMatchObject({
    teamId: 'wolves',
    wins: 1,
  })
})

const groups = { ...defaultStages['round-robin'](8), groups: 2, advance: 2, bestOf: 1 } as const
const over = (bracket: Bracket) =>
  playStages(bracket, match => (match.stage === 's1' ? betterSeedWins(match) : null))
const teamsOf = ({ matches }: Bracket, id: string) => matches.get(id)?.slots.map(({ teamId }) => teamId)
const teamsIn = ({ matches }: Bracket, stage: string) =>
  [...matches.values()]
    .filter(match => match.stage === stage)
    .flatMap(({ slots }) => slots.flatMap(({ teamId }) => teamId ?? []))

test.each([
  ['an elimination', {}],
  ['a round robin', { format: 'table', stages: [groups, { ...groups, groups: 1 }] }],
  [
    'a Swiss stage',
    { format: 'table', stages: [groups, { ...defaultStages.swiss(4), pairing: 'top-half' }] },
  ],
] as const)(
  'a team that leaves before %s is followed by the next one of its table, until it has begun',
  (_, plan) => {
    const start = over(bracketOf(8, { stages: [groups], ...plan }))
    const [first] = groupTable(start, start.shape.stages[0] as never, 0)
    const teamId = first?.record.teamId ?? ''
    const byTeamId = followerOf(start, teamId) ?? ''
    const [, , third] = groupTable(start, start.shape.stages[0] as never, 0)
    expect(byTeamId).toBe(third?.record.teamId)
    const left = done(start, 'replaceTeam', { teamId, byTeamId })
    expect(teamsIn(left, 's2')).toEqual(teamsIn(start, 's2').map(id => (id === teamId ? byTeamId : id)))
    expect(withdrawalsOf(left)).toEqual([{ teamId, stage: 's2' }])
    // The table that is over keeps its places, and the next one does not follow twice.
    expect(groupTable(left, left.shape.stages[0] as never, 0)).toEqual(
      groupTable(start, start.shape.stages[0] as never, 0),
    )
    expect(followerOf(left, byTeamId)).not.toBe(byTeamId)
    expect(given(left, 'replaceTeam', { teamId, byTeamId })).toMatchObject({ ok: false })
    const back = done(left, 'reinstateTeam', { teamId })
    expect(teamsIn(back, 's2')).toEqual(teamsIn(start, 's2'))
    expect(withdrawalsOf(back)).toEqual([])
    const match = [...left.matches.values()].find(
      ({ stage, slots }) => stage === 's2' && slots.some(slot => slot.teamId === byTeamId),
    )
    const begun = done(left, 'startMatch', { matchId: match?.id })
    expect(teamsIn(done(begun, 'reinstateTeam', { teamId }), 's2')).toEqual(teamsIn(begun, 's2'))

    const own = [...start.matches.values()].find(
      ({ stage, slots }) => stage === 's2' && slots.some(slot => slot.teamId === teamId),
    )
    expect(followerOf(done(start, 'startMatch', { matchId: own?.id }), teamId)).toBeNull()
  },
)

test('a team that is followed in a stage also forfeits a later match in which it was placed by hand', () => {
  const last = { ...groups, advance: 4, groups: 1 } as const
  const start = over(bracketOf(12, { stages: [{ ...groups, advance: 3 }, last] }))
  const [first] = groupTable(start, start.shape.stages[0] as never, 0)
  const teamId = first?.record.teamId ?? ''
  const ahead = done(start, 'placeTeam', { matchId: 's3-main-2-1', slot: 0, teamId })
  const left = done(ahead, 'replaceTeam', { teamId, byTeamId: followerOf(start, teamId) })
  expect(left.matches.get('s3-main-2-1')?.slots[0]).toMatchObject({ teamId, closed: true })
})

const tied = { ...groups, criteria: ['points'] } as const
/** Both groups are over, and in the first one all but the first team are tied. */
const overWithTie = (bracket: Bracket) => {
  const beaten = new Map([
    ['team-4', 'team-5'],
    ['team-5', 'team-8'],
    ['team-8', 'team-4'],
  ])
  return playStages(bracket, match => {
    if (match.stage !== 's1') return null
    const [upper, lower] = match.slots.map(({ teamId }) => teamId ?? '')
    if (beaten.get(upper ?? '') === lower) return [1, 0]
    return beaten.get(lower ?? '') === upper ? [0, 1] : betterSeedWins(match)
  })
}

test('nobody follows while the next places are tied', () => {
  const start = overWithTie(bracketOf(8, { stages: [{ ...tied, advance: 1 }] }))
  expect(teamsIn(start, 's2')).toContain('team-1')
  expect(followerOf(start, 'team-1')).toBeNull()
  expect(followerOf(start, 'team-2')).toBe('team-3')
})

test('a team that may still take a place does not follow either, even if others have begun the next stage', () => {
  const start = overWithTie(bracketOf(8, { format: 'table', stages: [tied, { ...groups, groups: 1 }] }))
  const others = [...start.matches.values()].find(
    ({ stage, status, slots }) =>
      stage === 's2' && status === 'ready' && slots.every(({ teamId }) => teamId !== 'team-1'),
  )
  const begun = done(start, 'startMatch', { matchId: others?.id })
  expect(given(begun, 'replaceTeam', { teamId: 'team-1', byTeamId: 'team-4' })).toMatchObject({
    code: 'already-in-bracket',
  })
  expect(followerOf(begun, 'team-1')).toBeNull()
  expect(given(begun, 'replaceTeam', { teamId: 'team-1', byTeamId: 'team-6' })).toMatchObject({ ok: true })
})

test('a team that has followed another one into a table takes no second place there once a result is corrected', () => {
  const start = over(bracketOf(8, { format: 'table', stages: [groups, { ...groups, groups: 1 }] }))
  const [first, second, third] = groupTable(start, start.shape.stages[0] as never, 0)
  const byTeamId = third?.record.teamId ?? ''
  const left = done(start, 'replaceTeam', { teamId: first?.record.teamId, byTeamId })
  const teamIds = [second?.record.teamId, byTeamId]
  const lost = [...left.matches.values()].find(({ slots }) =>
    slots.every(slot => teamIds.includes(slot.teamId ?? '')),
  )
  const score = lost?.winner === 0 ? [0, 1] : [1, 0]
  const corrected = done(left, 'correctScore', { matchId: lost?.id, score, cascade: true })
  expect(teamsIn(corrected, 's2').filter(id => id === byTeamId)).toHaveLength(3)

  // Nobody has reached the place that stays open: any team without one is placed there, and no other after it.
  const open = [...corrected.matches.values()].flatMap(({ id: matchId, slots }) =>
    slots.flatMap(({ teamId, source }, slot) =>
      source.from === 'place' && teamId === null ? [{ matchId, slot }] : [],
    ),
  )
  const teamId = second?.record.teamId
  expect(matchesToFill(left)).toEqual([])
  expect(matchesToFill(corrected).map(({ id }) => id)).toEqual(open.map(({ matchId }) => matchId))
  expect(given(corrected, 'placeTeam', { ...open[0], teamId: byTeamId })).toMatchObject({ ok: false })
  const filled = open.reduce((now, slot) => done(now, 'placeTeam', { ...slot, teamId }), corrected)
  expect(teamsIn(filled, 's2').filter(id => id === teamId)).toHaveLength(3)
  expect(matchesToFill(filled)).toEqual([])
  const another = { ...open[1], teamId: first?.record.teamId }
  expect(given(done(corrected, 'placeTeam', { ...open[0], teamId }), 'placeTeam', another)).toMatchObject({
    code: 'drawn-by-table',
  })
})

test('who replaces a withdrawn team wins where nobody comes to meet it, if the next match is open', () => {
  const start = over(bracketOf(16, { format: 'double', stages: [{ ...groups, advance: 4 }] }))
  const [gone, teamId = ''] = start.matches.get('s2-upper-1-1')?.slots.map(slot => slot.teamId) ?? []
  const nobody = done(start, 'forfeitMatch', { matchId: 's2-upper-1-2', sides: [0, 1] })
  const left = done(nobody, 'disqualifyTeam', { teamId })
  expect(left.matches.get('s2-lower-1-1')).toMatchObject({ status: 'bye', winner: null })
  const replaced = done(left, 'replaceTeam', { teamId, byTeamId: 'wolves' })
  expect(gone).not.toBe(teamId)
  expect(replaced.matches.get('s2-lower-1-1')).toMatchObject({ status: 'bye', winner: 0 })
  expect(teamsIn(replaced, 's2').filter(id => id === 'wolves')).toHaveLength(3)

  const both = done(bracketOf(8, { stages: [defaultStages.gsl(8)] }), 'forfeitMatch', {
    matchId: 's1g2-upper-1-2',
    sides: [0, 1],
  })
  const without = done(both, 'disqualifyTeam', { teamId: 'team-7' })
  expect(given(without, 'replaceTeam', { teamId: 'team-7', byTeamId: 'wolves' })).toMatchObject({
    code: 'match-full',
  })
})

/** Of eight teams, the first has won its match and leaves, and one that has lost follows. */
const won = ['main-1-1', 'main-1-2', 'main-1-3'].reduce((now, id) => play(now, id, 0), bracketOf(8))
const follow = { teamId: 'team-1', byTeamId: 'team-5' }

test('a team that has nothing left to play takes the slot of one that leaves an elimination, until that has begun', () => {
  const left = done(won, 'replaceTeam', follow)
  expect(left.matches.get('main-2-1')).toMatchObject({ status: 'ready' })
  expect(teamsOf(left, 'main-2-1')).toEqual(['team-5', 'team-4'])
  expect(withdrawalsOf(left)).toEqual([{ teamId: 'team-1', stage: '' }])
  expect(
    standings(left)
      .map(({ teamId }) => teamId)
      .sort(),
  ).toEqual([...won.shape.teamIds].sort())
  expect(given(won, 'replaceTeam', { ...follow, byTeamId: 'team-3' })).toMatchObject({
    code: 'already-in-bracket',
  })
  expect(given(won, 'replaceTeam', { teamId: 'team-6', byTeamId: 'team-5' })).toMatchObject({
    code: 'same-round',
  })
  const begun = done(won, 'startMatch', { matchId: 'main-2-1' })
  expect(given(begun, 'replaceTeam', follow)).toMatchObject({ code: 'match-busy' })
})

test('a result of a team that has followed is not open again before it is taken out of the later match', () => {
  const left = done(won, 'replaceTeam', follow)
  const ahead = { code: 'team-ahead', facts: { teamId: 'team-5', matchId: 'main-2-1' } }
  const again = { matchId: 'main-1-2', cascade: true }
  const cleared = done(left, 'clearSlot', { matchId: 'main-2-1', slot: 0 })
  const back = done(cleared, 'reinstateTeam', { teamId: 'team-1' })
  expect(matchesToFill(back).map(({ id }) => id)).toEqual(['main-2-1'])
  expect(given(back, 'placeTeam', { matchId: 'main-2-1', slot: 0, teamId: 'team-1' }).ok).toBe(true)
  expect(given(back, 'reopenMatch', again).ok).toBe(true)
  const passed = play(left, 'main-2-1', 0)
  expect(given(left, 'replaceTeam', { teamId: 'team-1', byTeamId: 'wolves' })).toMatchObject(ahead)
  const out = done(left, 'disqualifyTeam', { teamId: 'team-5' })
  for (const bracket of [left, passed, out])
    expect(given(bracket, 'reinstateTeam', { teamId: 'team-1', cascade: true })).toMatchObject(ahead)
  expect(done(out, 'reinstateTeam', { teamId: 'team-5' }).matches.get('main-2-1')).toMatchObject({
    status: 'ready',
  })
  for (const bracket of [left, passed]) expect(given(bracket, 'reopenMatch', again)).toMatchObject(ahead)
  const upset = play(play(won, 'main-1-4', 0), 'main-2-2', 0)
  const second = done(upset, 'replaceTeam', { teamId: 'team-2', byTeamId: 'team-5' })
  // The winner of the match before would meet nobody there.
  expect(given(second, 'reopenMatch', { matchId: 'main-1-4', cascade: true })).toMatchObject({
    code: 'team-ahead',
    facts: { teamId: 'team-5', matchId: 'main-3-1' },
  })
})

test('a replacement of a follower holds the slot of the followed team as the follower did', () => {
  // Of seven teams the first has a bye, loses and follows; of eight, one that has lost at once does.
  const seven = ['main-1-2', 'main-1-3', 'main-1-4'].reduce((now, id) => play(now, id, 0), bracketOf(7))
  const rows = [
    [won, { teamId: 'team-1', byTeamId: 'team-5' }, 'main-2-1'],
    [play(play(seven, 'main-2-1', 1), 'main-2-2', 0), { teamId: 'team-2', byTeamId: 'team-1' }, 'main-3-1'],
  ] as const
  for (const [start, { teamId, byTeamId }, matchId] of rows) {
    const left = done(start, 'replaceTeam', { teamId, byTeamId })
    const replaced = done(left, 'replaceTeam', { teamId: byTeamId, byTeamId: 'wolves' })
    expect(teamsOf(replaced, matchId)).toContain('wolves')
    expect(given(replaced, 'reinstateTeam', { teamId, cascade: true })).toMatchObject({
      code: 'team-ahead',
      facts: { teamId: 'wolves', matchId },
    })
  }
})

test('a team that has followed another one into a later stage does not play in its group again as well', () => {
  const start = over(bracketOf(8, { stages: [groups] }))
  const [first, , third] = groupTable(start, start.shape.stages[0] as never, 0)
  const byTeamId = third?.record.teamId ?? ''
  const left = done(start, 'replaceTeam', { teamId: first?.record.teamId, byTeamId })
  const own = [...left.matches.values()].find(
    ({ stage, slots }) =>
      stage === 's1' &&
      slots.some(({ teamId }) => teamId === byTeamId) &&
      slots.every(({ teamId }) => teamId !== first?.record.teamId),
  )
  const later = [...left.matches.values()].find(
    ({ stage, slots }) => stage === 's2' && slots.some(({ teamId }) => teamId === byTeamId),
  )
  const begun = done(left, 'startMatch', { matchId: later?.id })
  // A team that is reinstated then finds its place taken.
  const back = done(begun, 'reinstateTeam', { teamId: first?.record.teamId, cascade: true })
  for (const bracket of [left, back])
    expect(given(bracket, 'reopenMatch', { matchId: own?.id, cascade: true })).toMatchObject({
      code: 'team-ahead',
      facts: { teamId: byTeamId },
    })
})
