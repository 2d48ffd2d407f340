import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { chance } from '../../random/chance.ts'
import { type CommandName, commandTable } from '../commands/commandTable.ts'
import { stepsBack } from '../commands/stepsBack.ts'
import type { Bracket } from '../model/bracket.ts'
import type { Match } from '../model/match.ts'
import { matchState } from '../model/matchState.ts'
import { afterSteps } from '../testing/afterSteps.ts'
import { law } from '../testing/law.ts'
import { given } from '../testing/playRandomStages.ts'
import { press } from '../testing/pressed.ts'
import { randomStageCommand } from '../testing/randomStageCommand.ts'
import { createdOrNull, staged } from '../testing/randomStages.ts'

// These laws take seconds on an idle machine and longer under load.
vi.setConfig({ testTimeout: 60_000 })

/** `npm run test:deep` plays ten thousand tournaments. */
const runs = Number(process.env['STAGED_TOURNAMENTS'] ?? 40)

/** The commands with which a page offers to undo them. */
const undoable: readonly CommandName[] = [
  'startMatch',
  'unstartMatch',
  'setScore',
  'finishSeries',
  'forfeitMatch',
  'placeTeam',
  'clearSlot',
  'disqualifyTeam',
  'replaceTeam',
]

const address = { competitionId: '', bracketId: '' }

test('whatever is pressed, undoing it leads everything back, or nothing', () => {
  const undone = new Set<string>()
  law(
    tournament => {
      press(tournament, ({ name, before, change: { bracket, changes } }) => {
        if (changes.length === 0) return
        const steps = stepsBack(address, bracket, changes)
        const back = steps.ok ? afterSteps(bracket, steps.value) : steps
        if (!back.ok) {
          if (steps.ok) expect(steps.value).toHaveLength(1)
          return
        }
        expect(factsOf(back.value)).toEqual(factsOf(before))
        undone.add(name)
      })
    },
    { teamsMax: 16 },
  )
  expect([...undone]).toEqual(expect.arrayContaining([...undoable]))
})

test('whatever is pressed in stages, undoing what a page has shown leads everything back, or nothing', () => {
  const undone = new Set<string>()
  fc.assert(
    fc.property(staged, ({ plan, luck }) => {
      let bracket = createdOrNull(plan)
      const below = chance(luck)
      for (let step = 0; bracket !== null && step < 100; step += 1) {
        const before: Bracket = bracket
        const { name, fields } = randomStageCommand(before, below, { isByHand: false })
        const outcome = given(before, name, fields)
        if (!outcome.ok) continue
        bracket = outcome.value.bracket
        if (!undoable.includes(name) && name !== 'correctScore') continue
        const shown = commandTable[name].apply(before, { ...address, ...fields } as never)
        if (!shown.ok || shown.value.changes.length === 0) continue
        const own = new Set(shown.value.changes.map(([{ id }]) => id))
        // Nothing brings back the results of other matches, walkovers included: undoing is not offered. It is not offered
        // either for a correction whose preview lists other matches.
        const others = outcome.value.changes.filter(([{ id }]) => !own.has(id))
        const isListed = name === 'correctScore' && others.length > 0
        if (isListed || others.some(([{ status }]) => status === 'running' || status === 'finished')) continue
        const steps = stepsBack(address, bracket, shown.value.changes)
        if (!steps.ok || steps.value.length === 0) continue
        let back: Bracket | null = bracket
        for (const [index, { name: next, input }] of steps.value.entries()) {
          const taken = given(back, next, input)
          if (!taken.ok) expect([index, next, taken.code]).toEqual([0, next, taken.code])
          back = taken.ok ? taken.value.bracket : null
          if (back === null) break
        }
        if (back === null) continue
        expect([name, ...factsOf(back)]).toEqual([name, ...factsOf(before)])
        undone.add(name)
      }
    }),
    { numRuns: runs },
  )
  expect([...undone]).toEqual(
    expect.arrayContaining(['startMatch', 'finishSeries', 'correctScore', 'forfeitMatch', 'disqualifyTeam']),
  )
})

function factsOf({ matches }: Bracket): readonly object[] {
  return [...matches.values()].map(facts)
}

function facts(match: Match) {
  const slots = match.slots.map(({ teamId, closed }) => ({ teamId, closed }))
  const { id, winner, bestOf } = match
  return { id, ...matchState(match), winner, bestOf, slots }
}
