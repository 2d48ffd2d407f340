import { accept, type Outcome, refuse } from '../errors/outcome.ts'
import type { Draft } from './draft.ts'
import {
  changeDraft,
  type DraftMoment,
  type DraftRefusal,
  withReserves,
  withTurnAgain,
} from './draftChange.ts'

/**
 * Takes back the last pick, also of a player who has left since. Its team picks again, with its whole time and the
 * reserve as it was before.
 */
export function takeBackPick(
  draft: Draft,
  { turn, players, now }: DraftMoment,
): Outcome<Draft, DraftRefusal | 'nothing-picked'> {
  return changeDraft(draft, { turn, players }, 'takeBack', before => {
    const last = before.picks.at(-1)
    if (last === undefined) return refuse('nothing-picked')
    const taken = { ...before, picks: before.picks.slice(0, -1), place: last.place }
    return accept(withTurnAgain(withReserves(taken), { players, now }))
  })
}
