import { describe, expect, test } from 'vitest'
import type { StagePlan } from '../../format/stagePlan.ts'
import type { Bracket } from '../model/bracket.ts'
import type { Match } from '../model/match.ts'
import { groupTable } from '../stages/groupTable.ts'
import { tiesOf } from '../stages/tiesOf.ts'
import { required } from '../testing/playOut.ts'
import { after, created, given, league, won } from './testing/stageCommandScenes.ts'

describe('disqualifyTeam, of a team without a match left in a stage that still runs', () => {
  const groups: StagePlan = { ...league, groups: 2, advance: 2, criteria: ['points', 'head-to-head', 'seed'] }
  const start = created(groups, 8)
  const isBetter = (one: string | null, other: string | null) =>
    Number(one?.replace('team-', '')) < Number(other?.replace('team-', ''))
  /** The better seed wins each match of the groups, apart from some. */
  const played = (from: Bracket, isLeft: (match: Match) => boolean) =>
    [...from.matches.values()]
      .filter(match => match.stage === 's1' && match.status === 'ready' && !isLeft(match))
      .reduce(
        (bracket, { id, slots: [upper, lower] }) =>
          won(bracket, id, isBetter(upper.teamId, lower.teamId) ? 0 : 1),
        from,
      )
  const playoff = (bracket: Bracket) =>
    ['s2-main-1-1', 's2-main-1-2'].flatMap(id =>
      required(bracket, id).slots.map(({ teamId, closed }) => (closed ? `${teamId} out` : teamId)),
    )
  const isInGroup = (bracket: Bracket, teamId: string) =>
    Number(
      [...bracket.matches.values()].find(match => match.slots.some(slot => slot.teamId === teamId))?.group,
    )

  test('the playoff is seeded without it, whether its group is over or not', () => {
    const own = isInGroup(start, 'team-1')
    const last = [...start.matches.values()].findLast(
      ({ stage, group, slots, section }) =>
        stage === 's1' &&
        group === own &&
        section === 'main' &&
        !slots.some(({ teamId }) => teamId === 'team-1'),
    )
    for (const isLeft of [({ id }: Match) => id === last?.id, ({ group }: Match) => group !== own]) {
      const running = played(start, isLeft)
      const left = played(after(running, 'disqualifyTeam', { teamId: 'team-1' }), () => false)
      expect(playoff(left).toSorted()).toEqual(['team-2', 'team-3', 'team-4', 'team-5'])
      // Called again it changes nothing.
      expect(given(left, 'disqualifyTeam', { teamId: 'team-1' })).toMatchObject({ value: { changes: [] } })
    }
  })

  test('once the next stage has begun, its teams stay and the opponent wins', () => {
    const own = isInGroup(start, 'team-1')
    const running = played(start, ({ group }) => group !== own)
    const seated = [...running.matches.values()].find(
      ({ stage, slots }) => stage === 's2' && slots.some(({ teamId }) => teamId === 'team-1'),
    )
    const over = played(running, () => false)
    const begun = after(over, 'startMatch', {
      matchId: seated?.id === 's2-main-1-1' ? 's2-main-1-2' : 's2-main-1-1',
    })
    const left = after(begun, 'disqualifyTeam', { teamId: 'team-1' })
    expect(playoff(left)).toContain('team-1 out')
    expect(required(left, seated?.id ?? '').status).toBe('finished')
  })

  test('what it has played counts on, even in a group of two', () => {
    const pairs = created({ ...groups, advance: 1, groups: 4 }, 8)
    const running = played(pairs, ({ group }) => group === 3)
    const left = after(running, 'disqualifyTeam', { teamId: 'team-1' })
    const [stage] = left.shape.stages
    if (stage?.kind !== 'round-robin') throw new Error('no table')
    expect(groupTable(left, stage, isInGroup(left, 'team-1'))).toMatchObject([{ record: { losses: 1 } }])
  })

  test('while a tie is undecided, it does not take part in it', () => {
    const circle = created({ ...league, criteria: ['points'], advance: 2 }, 4)
    const beats: Readonly<Record<string, string>> = {
      'team-1': 'team-2',
      'team-2': 'team-3',
      'team-3': 'team-1',
    }
    const tied = [...circle.matches.values()]
      .filter(match => match.stage === 's1' && match.status === 'ready')
      .reduce((bracket, { id, slots: [upper, lower] }) => {
        const isUpper = lower.teamId === 'team-4' || beats[upper.teamId ?? ''] === lower.teamId
        return won(bracket, id, isUpper ? 0 : 1)
      }, circle)
    expect(required(tied, 's2-main-1-1').slots).toMatchObject([{ teamId: null }, { teamId: null }])
    const left = after(tied, 'disqualifyTeam', { teamId: 'team-1' })
    const ties = [tied, left].map(bracket => {
      const [stage] = bracket.shape.stages
      return stage?.kind === 'round-robin' ? tiesOf(bracket, stage, 0).map(({ teamIds }) => teamIds) : null
    })
    expect(ties).toEqual([[['team-1', 'team-2', 'team-3']], [['team-2', 'team-3']]])
  })

  test('a team that is out changes no match', () => {
    const over = played(start, () => false)
    expect(given(over, 'disqualifyTeam', { teamId: 'team-8' })).toMatchObject({ value: { changes: [] } })
  })
})
