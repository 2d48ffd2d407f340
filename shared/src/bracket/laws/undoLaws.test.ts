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

/** Reverts later results that nobody can record again before their teams are back. It is not offered to be undone. */
const irreversible: CommandName = 'reopenMatch'
/** A team that went past an empty slot may not come back where it was. */
const refusable: CommandName = 'placeTeam'

test('whatever is pressed, undoing it leads back everything that it touched, or nothing', () => {
  law(
    tournament => {
      press(tournament, ({ name, change: { bracket, changes } }) => {
        if (name === irreversible) return
        const steps = stepsBack({ competitionId: '', bracketId: '' }, bracket, changes)
        const back = steps.ok ? afterSteps(bracket, steps.value) : steps
        if (!back.ok) {
          expect(name, back.code).toBe(refusable)
          if (steps.ok) expect(steps.value).toHaveLength(1)
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
