import { expect, test, vi } from 'vitest'
import type { CommandName } from '../commands/commandTable.ts'
import { stepsBack } from '../commands/stepsBack.ts'
import type { Match } from '../model/match.ts'
import { matchState } from '../model/matchState.ts'
import { afterSteps } from '../testing/afterSteps.ts'
import { law } from '../testing/law.ts'
import { required } from '../testing/playOut.ts'
import { press } from '../testing/pressed.ts'

// These laws take seconds on an idle machine and longer under load.
vi.setConfig({ testTimeout: 60_000 })

/** Their consequences cannot always be repeated in the matches that lead to them. */
const refusable: readonly CommandName[] = ['placeTeam', 'reopenMatch']

test('whatever is pressed, undoing it leads back everything that it touched', () => {
  law(
    tournament => {
      press(tournament, ({ name, change: { bracket, changes } }) => {
        const steps = stepsBack({ competitionId: '', bracketId: '' }, bracket, changes)
        if (!steps.ok) throw new Error(steps.code)
        const back = afterSteps(bracket, steps.value)
        if (!back.ok) {
          expect(refusable, back.code).toContain(name)
          return
        }
        for (const [before] of changes) {
          expect(facts(required(back.value, before.id))).toEqual(facts(before))
        }
      })
    },
    { teamsMax: 16 },
  )
})

/** A slot that is empty once more waits for a team, even if nobody was expected in it. */
function facts(match: Match) {
  const slots = match.slots.map(({ teamId, closed }) => (teamId === null ? null : { teamId, closed }))
  return { ...matchState(match), winner: match.winner, slots }
}
