import { expect, test } from 'vitest'
import type { Bracket } from '../model/bracket.ts'
import { teamPair } from '../model/matchState.ts'
import { manualSwiss } from '../testing/manualSwiss.ts'
import { play, required } from '../testing/playOut.ts'
import { done, given } from '../testing/playRandomStages.ts'
import { bracketOf } from '../testing/randomTournament.ts'
import { applyCommand } from './applyCommand.ts'
import type { CommandName } from './commandTable.ts'
import { keptFacts } from './keptFacts.ts'

/** Takes a command back after others. */
function afterOthers(
  start: Bracket,
  [name, fields]: readonly [CommandName, object],
  others: readonly (readonly [CommandName, object])[] = [],
) {
  const outcome = given(start, name, fields)
  if (!outcome.ok) throw new Error(outcome.code)
  const after = outcome.value.bracket
  const now = others.reduce((bracket, [other, its]) => done(bracket, other, its), after)
  const isLater = (id: string) => now.matches.get(id)?.revision !== after.matches.get(id)?.revision
  const isAdded = (id: string) => !after.matches.has(id)
  const input = { competitionId: '', bracketId: '', entryIds: [] }
  return applyCommand('takeBack', now, input, [{ ...keptFacts(start, outcome.value), isLater, isAdded }])
}

const emptied = (bracket: Bracket, matchId: string, slot: 0 | 1) =>
  done(bracket, 'clearSlot', { matchId, slot })
const doubleForfeit = (matchId: string) => ['forfeitMatch', { matchId, sides: [0, 1] }] as const
const publishing = (round: number) => ['publishRound', { stage: '', round, redraw: false }] as const
const placed = (matchId: string, slot: 0 | 1, teamId: string) =>
  ['placeTeam', { matchId, slot, teamId }] as const

test('a slot is not emptied for a team that has been reinstated since', () => {
  const left = done(emptied(bracketOf(4), 'main-1-1', 1), 'disqualifyTeam', { teamId: 'team-1' })
  const clearing = ['clearSlot', { matchId: 'main-1-1', slot: 0 }] as const
  expect(afterOthers(left, clearing)).toMatchObject({ ok: true })
  expect(afterOthers(left, clearing, [['reinstateTeam', { teamId: 'team-1' }]])).toMatchObject({
    code: 'changed-meanwhile',
  })
})

test('a team does not withdraw again once it has won a match that it had come back for', () => {
  const start = ['team-1', 'team-2'].reduce(
    (bracket, teamId) => done(bracket, 'disqualifyTeam', { teamId }),
    emptied(play(bracketOf(2, { format: 'double' }), 'upper-1-1', 0), 'final-1-1', 1),
  )
  const reinstating = ['reinstateTeam', { teamId: 'team-2' }] as const
  expect(afterOthers(start, reinstating)).toMatchObject({ ok: true })
  expect(afterOthers(start, reinstating, [placed('final-1-1', 1, 'team-2')])).toMatchObject({
    code: 'match-moved-on',
    facts: { matches: ['final-1-1'] },
  })
})

test('a double forfeit is not taken back once a slot has been closed because of it', () => {
  const start = done(
    play(bracketOf(4), 'main-1-2', 0),
    ...placed('main-2-1', 0, teamPair(required(bracketOf(4), 'main-1-2'))[1] ?? ''),
  )
  expect(
    afterOthers(emptied(start, 'main-2-1', 1), doubleForfeit('main-1-1'), [
      ['clearSlot', { matchId: 'main-2-1', slot: 0 }],
    ]),
  ).toMatchObject({ code: 'match-moved-on', facts: { matches: ['main-2-1'] } })
})

test('a match that both teams have left is not left again once a slot waits for the loser', () => {
  const out = ['team-1', 'team-4'].reduce(
    (bracket, teamId) => done(bracket, 'disqualifyTeam', { teamId }),
    emptied(bracketOf(4, { thirdPlace: true }), 'main-1-1', 0),
  )
  const start = [placed('main-1-1', 0, 'team-1'), placed('third-place-1-1', 0, 'team-2')].reduce(
    (bracket, each) => done(bracket, ...each),
    out,
  )
  const reinstating = ['reinstateTeam', { teamId: 'team-1' }] as const
  expect(afterOthers(start, reinstating)).toMatchObject({ ok: true })
  const clearing = ['clearSlot', { matchId: 'third-place-1-1', slot: 0 }] as const
  expect(afterOthers(start, reinstating, [clearing])).toMatchObject({
    code: 'match-moved-on',
    facts: { matches: ['third-place-1-1'] },
  })
})

test('a team does not come back to a slot once it has come to the same match another way', () => {
  const open = emptied(play(bracketOf(8), 'main-1-3', 0), 'main-2-2', 0)
  const alone = done(open, ...doubleForfeit('main-1-4'))
  const start = done(alone, ...placed('main-3-1', 0, 'team-5'))
  const clearing = ['clearSlot', { matchId: 'main-3-1', slot: 0 }] as const
  expect(afterOthers(start, clearing)).toMatchObject({ ok: true })
  expect(afterOthers(start, clearing, [placed('main-2-2', 0, 'team-5')])).toMatchObject({
    code: 'match-moved-on',
    facts: { matches: ['main-3-1'] },
  })
})

test('a match is not over again while a team that was placed by hand waits alone for who comes from it', () => {
  const byHand = ['main-2-1', 1, 'team-6'] as const
  const start = done(done(bracketOf(8), ...doubleForfeit('main-1-2')), ...placed(...byHand))
  const reopening = ['reopenMatch', { matchId: 'main-1-2' }] as const
  expect(afterOthers(start, reopening)).toMatchObject({ ok: true })
  expect(afterOthers(start, reopening, [doubleForfeit('main-1-1')])).toMatchObject({
    code: 'match-moved-on',
    facts: { matches: ['main-2-1'] },
  })
  const passed = done(start, ...doubleForfeit('main-1-1'))
  const other = ['reopenMatch', { matchId: 'main-1-1' }] as const
  expect(afterOthers(passed, other, [reopening])).toMatchObject({
    code: 'match-moved-on',
    facts: { matches: ['main-1-2'] },
  })
})

test('a final whose teams come back keeps the game that is granted in it', () => {
  const plan = { format: 'double', grandFinal: 'advantage', bestOf: { rounds: 1, final: 3 } } as const
  const ready = play(bracketOf(2, plan), 'upper-1-1', 0)
  const clearing = ['clearSlot', { matchId: 'final-1-1', slot: 0 }] as const
  const back = afterOthers(ready, clearing, [['clearSlot', { matchId: 'final-1-1', slot: 1 }]])
  if (!back.ok) throw new Error(back.code)
  const { score, games } = required(ready, 'final-1-1')
  expect(required(back.value.bracket, 'final-1-1')).toMatchObject({ score, games })
})

test('a team is not replaced back once the other one has come to another match', () => {
  const open = done(play(bracketOf(4), 'main-1-1', 0), 'replaceTeam', { teamId: 'team-1', byTeamId: 'new-1' })
  const start = emptied(open, 'main-2-1', 0)
  const replacing = ['replaceTeam', { teamId: 'new-1', byTeamId: 'team-1' }] as const
  expect(afterOthers(start, replacing)).toMatchObject({ ok: true })
  expect(afterOthers(start, replacing, [placed('main-2-1', 0, 'team-1')])).toMatchObject({
    code: 'match-moved-on',
    facts: { matches: ['main-2-1'] },
  })
})

test('a team is not replaced back once the other one has played a round', () => {
  const swiss = done(bracketOf(4, { format: 'table', stages: [manualSwiss] }), ...publishing(1))
  const start = play(play(swiss, 'main-1-1', 0), 'main-1-2', 0)
  const replacing = ['replaceTeam', { teamId: 'team-1', byTeamId: 'new-1' }] as const
  const match = { matchId: 'main-2-1' }
  const others = [
    publishing(2),
    ['startMatch', match],
    ['finishSeries', { ...match, score: [1, 0] }],
  ] as const
  expect(afterOthers(start, replacing)).toMatchObject({ ok: true })
  expect(afterOthers(start, replacing, others)).toMatchObject({
    code: 'match-moved-on',
    facts: { matches: ['main-2-1'] },
  })
})

test('a round does not come back with the bye of a team that was replaced since', () => {
  const swiss = done(bracketOf(5, { format: 'table', stages: [manualSwiss] }), ...publishing(1))
  const start = done(play(play(swiss, 'main-1-1', 0), 'main-1-2', 0), ...publishing(2))
  const [teamId] = teamPair(required(start, 'main-2-3'))
  const reopening = ['reopenMatch', { matchId: 'main-1-1' }] as const
  expect([teamId, required(start, 'main-2-3').status]).toEqual(['team-4', 'bye'])
  expect(afterOthers(start, reopening)).toMatchObject({ ok: true })
  expect(afterOthers(start, reopening, [['replaceTeam', { teamId, byTeamId: 'new-1' }]])).toMatchObject({
    code: 'team-replaced',
    facts: { teamId },
  })
})

test('a correction in a match of a team that was replaced since is taken back', () => {
  const bracket = bracketOf(2, { format: 'double', bestOf: { rounds: 3, final: 3 } })
  const played = play(bracket, 'upper-1-1', 0)
  const start = done(played, 'replaceTeam', { teamId: 'team-2', byTeamId: 'new-1' })
  const correction = ['correctScore', { matchId: 'upper-1-1', score: [2, 1] }] as const
  expect(afterOthers(start, correction)).toMatchObject({ ok: true })
})

test('a round keeps its length once a match that a late team needs has got it', () => {
  const series = { stage: '', section: 'lower', round: 1 }
  const longer = ['setSeriesLength', { series, bestOf: 3 }] as const
  const start = bracketOf(7, { format: 'double' })
  expect(afterOthers(start, longer)).toMatchObject({ ok: true })
  expect(afterOthers(start, longer, [['enterLate', { teamId: 'late' }]])).toMatchObject({
    code: 'match-moved-on',
    facts: { matches: ['lower-1-1'] },
  })
})
