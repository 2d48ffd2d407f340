import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chance } from '../../random/chance.ts'
import type { Bracket } from '../model/bracket.ts'
import type { Match } from '../model/match.ts'
import { closings, isAnyOpen } from '../stages/closings.ts'
import { given } from '../testing/playRandomStages.ts'
import { randomStageCommand } from '../testing/randomStageCommand.ts'
import { createdOrNull, staged } from '../testing/randomStages.ts'
import { closed, recorded, withChanges } from '../testing/recorded.ts'

/** `npm run test:deep` plays ten thousand tournaments. */
const runs = Number(process.env['LAW_RUNS'] ?? 20)

test('however late rounds and groups are closed, everything is as if each result had closed them at once', () => {
  const seen = new Set<string>()
  fc.assert(
    fc.property(staged, ({ plan, luck }) => {
      const start = createdOrNull(plan)
      if (start === null) return
      const below = chance(luck)
      const isByHand = below(3) === 0
      let [late, atOnce] = [start, start]
      let isDue = false
      // A tie-break match whose tie is gone is closed with what is closed late, once it has not begun after all.
      let isUnstarted = false
      for (let step = 0; step < 120; step += 1) {
        const command = randomStageCommand(late, below, { isByHand })
        const { change, isPart } = recorded(late, command) ?? {}
        if (change === undefined) continue
        late = withChanges(late, change)
        if (isUnstarted && isPart === false) atOnce = closed(atOnce).bracket
        const same = given(atOnce, command.name, command.fields)
        expect(same).toMatchObject({ ok: true })
        if (!same.ok) return
        atOnce = same.value.bracket
        isUnstarted = command.name === 'unstartMatch' || (isUnstarted && isPart === true)
        if (isDue) seen.add(command.name)
        isDue =
          isPart === true &&
          (isDue || closings(change, { isWhole: false }).some(each => !isAnyOpen(late, each)))
        if (!isDue) expectClosed(late)
        if (below(4) > 0) continue
        late = closed(late).bracket
        if (isUnstarted) atOnce = closed(atOnce).bracket
        isDue = false
        isUnstarted = false
        expectSame(late, atOnce)
      }
      late = closed(late).bracket
      if (isUnstarted) atOnce = closed(atOnce).bracket
      expectSame(late, atOnce)
      expectClosed(late)
    }),
    { numRuns: runs },
  )
  expect([...seen]).toEqual(expect.arrayContaining(['finishSeries', 'correctScore', 'reopenMatch']))
})

function expectClosed(bracket: Bracket): void {
  const again = closed(bracket)
  expect(again.changes).toEqual([])
  expect(again.bracket.shape).toBe(bracket.shape)
}

function expectSame(late: Bracket, atOnce: Bracket): void {
  const facts = ({ matches }: Bracket) =>
    new Map([...matches.values()].map(({ revision: _, ...match }: Match) => [match.id, match]))
  expect(facts(late)).toEqual(facts(atOnce))
  expect(late.shape).toEqual(atOnce.shape)
}
