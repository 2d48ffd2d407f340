import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CompetitionFormat } from '../../format/competitionFormat.ts'
import { chance } from '../../random/chance.ts'
import type { Bracket } from '../model/bracket.ts'
import { isUsed } from '../model/isUsed.ts'
import { isOver, type Match } from '../model/match.ts'
import { standings } from '../standings/standings.ts'
import { manualSwiss } from '../testing/manualSwiss.ts'
import { betterSeedWins, playStages } from '../testing/playStages.ts'
import { done, given, playRandomStages } from '../testing/playRandomStages.ts'
import { bracketOf } from '../testing/randomTournament.ts'

const created = (teams: number, format: CompetitionFormat = 'single', plan: object = {}) =>
  bracketOf(teams, { format, ...plan })
const enter = (bracket: Bracket, teamId: string, byeId?: string) =>
  given(bracket, 'enterLate', { teamId, byeId })
const entered = (bracket: Bracket, teamId: string, byeId?: string) =>
  done(bracket, 'enterLate', { teamId, byeId })
const won = (bracket: Bracket, matchId: string, isUpset = false) => {
  const started = done(bracket, 'startMatch', { matchId })
  const { bestOf } = required(started, matchId)
  const wins = (bestOf + 1) / 2
  return done(started, 'finishSeries', { matchId, score: isUpset ? [0, wins] : [wins, 0] })
}
const required = ({ matches }: Bracket, id: string): Match => {
  const match = matches.get(id)
  if (match === undefined) throw new Error(`no match ${id}`)
  return match
}
const teamsOf = (bracket: Bracket, id: string) => required(bracket, id).slots.map(({ teamId }) => teamId)
/** The matches that somebody can play, without what counts their changes. */
const facts = ({ matches }: Bracket) =>
  new Map([...matches.values()].filter(isUsed).map(({ revision: _, ...match }) => [match.id, match]))

const formats = ['single', 'double'] as const
const anyBracket = fc.record({
  teams: fc.integer({ min: 3, max: 20 }).filter(teams => !Number.isInteger(Math.log2(teams))),
  format: fc.constantFrom(...formats),
  grandFinal: fc.constantFrom('single', 'reset'),
  thirdPlace: fc.boolean(),
})

test('before the first match it is as if the team had been there from the start', () => {
  fc.assert(
    fc.property(anyBracket, ({ teams, format, ...options }) => {
      // Three teams have no match for third place, which stays so.
      const plan = { ...options, thirdPlace: options.thirdPlace && teams > 3 }
      const late = entered(created(teams, format, plan), `team-${teams + 1}`)
      expect(facts(late)).toEqual(facts(created(teams + 1, format, plan)))
    }),
  )
})

const without = { grandFinal: 'single', thirdPlace: false } as const
/** One of each kind that has to be seen, which few random brackets can be relied on to show. */
const everyKind: [
  plan: typeof anyBracket extends fc.Arbitrary<infer P> ? P : never,
  steps: number,
  luck: number,
][] = [
  [{ teams: 6, format: 'double', ...without }, 0, 0],
  [{ teams: 5, format: 'single', ...without }, 0, 0],
  [{ teams: 3, format: 'single', ...without }, 1, 0],
]

test('at any time it has an opponent, nobody loses a result, and it can be taken back at once', () => {
  const seen = new Set<string>()
  fc.assert(
    fc.property(anyBracket, fc.integer({ min: 0, max: 12 }), fc.nat(), (plan, steps, luck) => {
      const { teams, format, ...options } = plan
      seen.add(format)
      const below = chance(luck)
      const before = playRandomStages(created(teams, format, options), below, steps)
      const outcome = enter(before, 'late')
      if (!outcome.ok) {
        expect(outcome.code).toBe('matches-begun')
        seen.add('refused')
        return
      }
      const late = outcome.value.bracket
      for (const match of before.matches.values()) {
        if (match.status !== 'finished' && match.status !== 'running') continue
        const { winnerTo: _, loserTo: __, revision: ___, ...fact } = match
        expect(required(late, match.id)).toMatchObject(fact)
      }
      expect(facts(done(late, 'cancelLateEntry', { teamId: 'late' }))).toEqual(facts(before))
      if (before.shape.stages[0]?.rounds.lower !== late.shape.stages[0]?.rounds.lower) seen.add('lower side')
      const end = playRandomStages(late, below)
      expect([...end.matches.values()].filter(match => !isOver(match))).toEqual([])
      expect(standings(end)).toHaveLength(teams + 1)
      expect(standings(end).filter(({ worst }) => worst === 1)).toHaveLength(1)
    }),
    { examples: everyKind },
  )
  expect(seen).toEqual(new Set(['single', 'double', 'refused', 'lower side']))
})

// Of five teams, the first three have a bye: 1 in the upper half, 2 and 3 in the lower one.
const five = created(5)

test('it takes the bye of the lowest seed whose next match has not begun, or that of the given opponent', () => {
  const late = entered(five, 'late')
  expect(teamsOf(late, 'main-1-4')).toEqual(['team-3', 'late'])
  expect(teamsOf(late, 'main-2-2')).toEqual(['team-2', null])
  expect(required(late, 'main-2-2').status).toBe('waiting')
  // The second and the third team have started.
  const begun = done(five, 'startMatch', { matchId: 'main-2-2' })
  expect(teamsOf(entered(begun, 'late'), 'main-1-1')).toEqual(['team-1', 'late'])
  expect(enter(begun, 'late', 'main-1-4')).toMatchObject({
    code: 'matches-begun',
    facts: { matches: ['main-2-2'] },
  })
  expect(teamsOf(entered(five, 'late', 'main-1-3'), 'main-1-3')).toEqual(['team-2', 'late'])
  expect(enter(five, 'late', 'main-1-2')).toMatchObject({ code: 'changed-meanwhile' })
  const all = done(won(begun, 'main-1-2'), 'startMatch', { matchId: 'main-2-1' })
  expect(enter(all, 'late')).toMatchObject({ code: 'matches-begun' })
})

test('each bye is taken once, and the teams are taken back in the reverse order', () => {
  const three = ['a', 'b', 'c'].reduce((bracket, id) => entered(bracket, id), five)
  expect([1, 2, 3, 4].map(n => teamsOf(three, `main-1-${n}`))).toEqual([
    ['team-1', 'c'],
    ['team-4', 'team-5'],
    ['team-2', 'b'],
    ['team-3', 'a'],
  ])
  expect(enter(three, 'd')).toMatchObject({ code: 'stage-full' })
  expect(enter(created(8), 'late')).toMatchObject({ code: 'stage-full' })
  expect(given(three, 'cancelLateEntry', { teamId: 'b' })).toMatchObject({ code: 'changed-meanwhile' })
  expect(given(three, 'cancelLateEntry', { teamId: 'team-5' })).toMatchObject({ code: 'changed-meanwhile' })
  const back = ['c', 'b', 'a'].reduce(
    (bracket, teamId) => done(bracket, 'cancelLateEntry', { teamId }),
    three,
  )
  expect(facts(back)).toEqual(facts(five))
  expect(back.shape.stages).toEqual(five.shape.stages)
  const begun = done(three, 'startMatch', { matchId: 'main-1-1' })
  expect(given(begun, 'cancelLateEntry', { teamId: 'c' })).toMatchObject({
    code: 'matches-begun',
    facts: { matches: ['main-1-1'] },
  })
})

test('teams in the lower side follow when its rounds are numbered again, unless they have begun there', () => {
  const longer = done(created(6, 'double'), 'setSeriesLength', {
    series: { matchId: 'lower-1-2' },
    bestOf: 5,
  })
  const six = won(longer, 'upper-1-2')
  expect(required(six, 'upper-1-2').loserTo).toEqual({ matchId: 'lower-1-1', side: 1 })
  const late = entered(six, 'late')
  expect(required(late, 'upper-1-2').loserTo).toEqual({ matchId: 'lower-2-1', side: 1 })
  expect(teamsOf(late, 'lower-2-1')).toEqual([null, 'team-5'])
  expect(['lower-1-2', 'lower-2-1', 'lower-2-2'].map(id => required(late, id).bestOf)).toEqual([1, 1, 5])
  const below = won(won(six, 'upper-1-4'), 'upper-2-2')
  expect(enter(below, 'late').ok).toBe(true)
  const begun = done(below, 'startMatch', { matchId: 'lower-1-1' })
  expect(enter(begun, 'late', 'upper-1-1')).toMatchObject({
    code: 'matches-begun',
    facts: { matches: ['lower-1-1'] },
  })
  expect(required(late, 'upper-1-3')).toMatchObject({
    status: 'ready',
    loserTo: { matchId: 'lower-1-2', side: 0 },
  })
})

test('nobody passes a round of the lower side because of a bye further up that is none any more', () => {
  const start = won(
    done(created(6, 'double'), 'forfeitMatch', { matchId: 'upper-1-4', sides: [0, 1] }),
    'upper-1-2',
  )
  expect(teamsOf(start, 'lower-2-1')).toEqual(['team-5', null])
  const late = entered(start, 'late')
  expect(teamsOf(late, 'lower-3-1')).toEqual([null, null])
  const out = done(late, 'disqualifyTeam', { teamId: 'late' })
  expect(teamsOf(out, 'lower-3-1')).toEqual(['team-5', null])
  expect(facts(done(out, 'reinstateTeam', { teamId: 'late' }))).toEqual(facts(late))
})

test('a team that was placed by hand is not left without a match, or with two', () => {
  const cleared = done(five, 'clearSlot', { matchId: 'main-1-2', slot: 0 })
  const byHand = done(cleared, 'placeTeam', { matchId: 'main-2-1', slot: 1, teamId: 'team-4' })
  expect(byHand.matches.get('main-2-1')?.slots.map(({ teamId }) => teamId)).toEqual(['team-1', 'team-4'])
  expect(teamsOf(entered(byHand, 'late', 'main-1-1'), 'main-2-1')).toEqual([null, 'team-4'])
  const moved = done(done(five, 'clearSlot', { matchId: 'main-2-2', slot: 1 }), 'placeTeam', {
    matchId: 'main-2-2',
    slot: 1,
    teamId: 'team-5',
  })
  expect(enter(moved, 'late', 'main-1-4')).toMatchObject({
    code: 'slot-taken',
    facts: { matchId: 'main-2-2' },
  })
  const above = done(created(3, 'double'), 'placeTeam', { matchId: 'lower-1-1', slot: 0, teamId: 'team-1' })
  const late = [...entered(above, 'late').matches.values()]
  const own = late.filter(({ slots }) => slots.some(({ teamId }) => teamId === 'team-1'))
  expect(own.map(({ id }) => id)).toEqual(['upper-1-1'])
})

test('a late team that was placed by hand leaves its match when its entry is cancelled, unless it has begun there', () => {
  const before = won(five, 'main-1-2')
  const byHand = { matchId: 'main-2-1', slot: 0, teamId: 'late' }
  const placed = done(entered(before, 'late', 'main-1-1'), 'placeTeam', byHand)
  expect(teamsOf(placed, 'main-2-1')).toEqual(['late', 'team-4'])
  expect(facts(done(placed, 'cancelLateEntry', { teamId: 'late' }))).toEqual(facts(before))
  const begun = done(placed, 'startMatch', { matchId: 'main-2-1' })
  expect(given(begun, 'cancelLateEntry', { teamId: 'late' })).toMatchObject({
    code: 'matches-begun',
    facts: { matches: ['main-2-1'] },
  })
})

const place = (bracket: Bracket, matchId: string, slot: number, teamId: string) =>
  done(bracket, 'placeTeam', { matchId, slot, teamId })

test('a team whose result is taken back with the bye leaves the later match in which it was placed by hand', () => {
  const ahead = place(created(13, 'double'), 'upper-2-3', 1, 'team-9')
  const walkover = done(ahead, 'disqualifyTeam', { teamId: 'team-2' })
  expect(required(walkover, 'upper-2-3').status).toBe('finished')
  const late = entered(place(walkover, 'lower-2-3', 0, 'team-9'), 'late', 'upper-1-5')
  expect(teamsOf(late, 'upper-2-3')).toEqual(['late', 'team-9'])
  expect(teamsOf(late, 'lower-2-3')).toEqual([null, null])
})

test('a withdrawn team that was placed by hand stays where it can come back', () => {
  const ahead = place(created(6, 'double'), 'lower-2-1', 0, 'team-4')
  expect(enter(done(ahead, 'disqualifyTeam', { teamId: 'team-4' }), 'late', 'upper-1-3')).toMatchObject({
    code: 'slot-taken',
    facts: { matchId: 'lower-2-1' },
  })
})

test('a withdrawn team that nobody placed by hand holds no match', () => {
  const out = (bracket: Bracket, teamId: string) => done(bracket, 'disqualifyTeam', { teamId })
  const alone = won(out(won(created(9, 'double'), 'upper-2-4', true), 'team-7'), 'upper-1-2')
  const nobody = out(out(alone, 'team-9'), 'team-2')
  expect(required(nobody, 'lower-2-1')).toMatchObject({ status: 'finished', forfeits: [true, false] })
  expect(teamsOf(entered(nobody, 'late', 'upper-1-5'), 'lower-2-1')).toEqual([null, 'team-3'])
})

test('a team that came in place of another one is not said to be placed by hand', () => {
  const out = (bracket: Bracket, teamId: string) => done(bracket, 'disqualifyTeam', { teamId })
  const passed = out(out(won(created(12, 'double'), 'upper-1-2'), 'team-10'), 'team-7')
  expect(teamsOf(passed, 'lower-2-1')).toEqual(['team-9', null])
  const replaced = done(passed, 'replaceTeam', { teamId: 'team-9', byTeamId: 'new' })
  expect(enter(replaced, 'late', 'upper-1-3')).toMatchObject({
    code: 'team-replaced',
    facts: { teamId: 'team-9' },
  })
})

test('a team that was placed by hand comes neither back into a round that it has passed nor out of the bracket', () => {
  const begun = won(created(12, 'double'), 'upper-1-6')
  expect(enter(place(begun, 'lower-2-1', 0, 'team-10'), 'late', 'upper-1-3')).toMatchObject({
    code: 'slot-taken',
    facts: { matchId: 'lower-2-1' },
  })
  const lost = done(created(7, 'double'), 'forfeitMatch', { matchId: 'upper-1-4', sides: [1] })
  const passed = done(lost, 'disqualifyTeam', { teamId: 'team-7' })
  expect(required(passed, 'lower-1-2').status).toBe('finished')
  expect(
    enter(place(place(passed, 'lower-4-1', 0, 'team-6'), 'lower-2-1', 1, 'team-6'), 'late'),
  ).toMatchObject({
    code: 'slot-taken',
    facts: { matchId: 'lower-2-1' },
  })
})

test('a slot that waits for a lower match which is open again is open, whatever else is taken back', () => {
  const out = (bracket: Bracket, teamId: string) => done(bracket, 'disqualifyTeam', { teamId })
  const forfeited = done(created(6, 'double'), 'forfeitMatch', { matchId: 'upper-1-4', sides: [0, 1] })
  const first = out(entered(out(forfeited, 'team-5'), 'late'), 'team-4')
  const passed = done(first, 'forfeitMatch', { matchId: 'upper-1-3', sides: [1] })
  expect(required(passed, 'lower-3-1').status).toBe('bye')
  const open = required(entered(passed, 'another'), 'lower-3-1').slots
  expect(open.map(({ teamId, closed }) => [teamId, closed])).toEqual([
    [null, false],
    [null, false],
  ])
})

test('the opponent can have withdrawn: the late team goes on at once', () => {
  const out = done(five, 'disqualifyTeam', { teamId: 'team-3' })
  const late = entered(out, 'late', 'main-1-4')
  expect(required(late, 'main-1-4')).toMatchObject({ status: 'finished', winner: 1, forfeits: [true, false] })
  expect(teamsOf(late, 'main-2-2')).toEqual(['team-2', 'late'])
  const gone = done(out, 'replaceTeam', { teamId: 'team-2', byTeamId: 'new' })
  expect(enter(gone, 'late', 'main-1-4')).toMatchObject({
    code: 'team-replaced',
    facts: { teamId: 'team-2' },
  })
})

test('a team that has played in the bracket under its own name does not come back late', () => {
  const lost = won(five, 'main-1-2')
  const replaced = done(lost, 'replaceTeam', { teamId: 'team-4', byTeamId: 'new' })
  expect(enter(replaced, 'team-4')).toMatchObject({ code: 'same-round' })
})

const groups = {
  ...manualSwiss,
  kind: 'round-robin',
  groups: 2,
  advance: 3,
  legs: 1,
  criteria: ['points', 'seed'],
}
const staged = created(8, 'double', { stages: [groups] })

test('in an elimination after groups it takes the bye of a place, before or after the place has its team', () => {
  const late = entered(staged, 'late')
  const { slots } = required(late, 's2-upper-1-3')
  expect(slots.map(({ teamId, source }) => [teamId, source.from])).toEqual([
    [null, 'place'],
    ['late', 'seed'],
  ])
  const [open, played] = [late, staged].map(bracket =>
    playStages(bracket, match => (match.stage === 's1' ? betterSeedWins(match) : null)),
  )
  if (open === undefined || played === undefined) throw new Error('nothing played')
  expect(facts(open)).toEqual(facts(entered(played, 'late')))
  expect(required(open, 's2-upper-1-3').status).toBe('ready')
  const options = { advance: 2 }
  expect(given(late, 'reshapeStage', { stage: 's1', options })).toMatchObject({ code: 'option-unfit' })
  expect(facts(done(open, 'cancelLateEntry', { teamId: 'late' }))).toEqual(facts(played))
})
