import { describe, expect, test } from 'vitest'
import { isUsed } from '../model/isUsed.ts'
import { tiesOf } from '../stages/tiesOf.ts'
import { isFinished } from '../standings/champions.ts'
import { champion } from '../testing/champion.ts'
import { teamIds } from '../testing/randomTournament.ts'
import { after, created, given, league, won } from './testing/stageCommandScenes.ts'

describe('decideTie', () => {
  // Each of the three wins once, and points alone decide nothing.
  const circle = [...created(league, 3, 'table').matches.values()].filter(isUsed).reduce(
    (bracket, match) => {
      const beats: Readonly<Record<string, string>> = {
        'team-1': 'team-2',
        'team-2': 'team-3',
        'team-3': 'team-1',
      }
      const [upper, lower] = match.slots
      return won(bracket, match.id, beats[upper.teamId ?? ''] === lower.teamId ? 0 : 1)
    },
    created(league, 3, 'table'),
  )
  const tie = { stage: '', group: 0 }

  test('a table that decides nothing waits for the organizer', () => {
    const [stage] = circle.shape.stages
    if (stage?.kind !== 'round-robin') throw new Error('no table')
    expect(tiesOf(circle, stage, 0)).toMatchObject([{ teamIds: teamIds(3), place: { best: 1, worst: 3 } }])
    expect([champion(circle), isFinished(circle)]).toEqual([null, false])
    const decided = after(circle, 'decideTie', {
      ...tie,
      tieOrder: ['team-2', 'team-3', 'team-1'],
      by: 'decision',
    })
    expect([champion(decided), isFinished(decided)]).toEqual(['team-2', true])
  })

  test('the lot does not follow from the order in which the teams are named', () => {
    const drawn = teamIds(3).map((_, turn) => {
      const tieOrder = [...teamIds(3).slice(turn), ...teamIds(3).slice(0, turn)]
      return champion(after(circle, 'decideTie', { ...tie, tieOrder, by: 'lot' }))
    })
    expect(new Set(drawn).size).toBe(1)
    const winners = Array.from({ length: 60 }, (_, index) =>
      champion(
        after(circle, 'decideTie', {
          ...tie,
          tieOrder: teamIds(3),
          by: 'lot',
          bracketId: `bracket-${index}`,
        }),
      ),
    )
    expect(new Set(winners).size).toBe(3)
  })

  test('the lot does not follow from what was decided before in the stage', () => {
    const lot = { ...tie, tieOrder: teamIds(3), by: 'lot' }
    const [stage] = circle.shape.stages
    if (stage?.kind !== 'round-robin') throw new Error('no table')
    const order = { by: 'decision', teamIds: ['team-1', 'team-2'] } as const
    const tieOrders = Array.from({ length: 10 }, () => order)
    const winners = tieOrders.map((_, count) => {
      const table = { ...stage.table, tieOrders: tieOrders.slice(count) }
      const decided = { ...circle, shape: { ...circle.shape, stages: [{ ...stage, table }] } }
      return champion(after(decided, 'decideTie', lot))
    })
    expect(new Set(winners)).toEqual(new Set([champion(after(circle, 'decideTie', lot))]))
  })

  test('teams that are not tied there are refused', () => {
    const refused = { code: 'tie-gone' }
    const order = (tieOrder: readonly string[]) =>
      given(circle, 'decideTie', { ...tie, tieOrder, by: 'decision' })
    expect(order(['team-1', 'team-2'])).toMatchObject(refused)
    expect(order(['team-1', 'team-1', 'team-2'])).toMatchObject(refused)
    const open = created(league, 3, 'table')
    expect(given(open, 'decideTie', { ...tie, tieOrder: teamIds(3), by: 'lot' })).toMatchObject(refused)
    expect(
      given(circle, 'decideTie', { ...tie, stage: 's1', tieOrder: teamIds(3), by: 'lot' }),
    ).toMatchObject({
      code: 'not-found',
    })
  })
})
