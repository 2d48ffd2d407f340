import { accept, type Outcome } from '../errors/outcome.ts'
import type { Draft } from './draft.ts'
import { changeInAnyTurn, type DraftMoment } from './draftChange.ts'
import { elapsedMs, turnOf } from './turn.ts'

type Now = Pick<DraftMoment, 'players' | 'now'>

/** Pauses a draft: nobody's clock runs, and captains do not pick. Pausing a paused draft changes nothing. */
export function pauseDraft(draft: Draft, { players, now }: Now): Outcome<Draft, 'draft-over'> {
  if (draft.status === 'paused') return accept(draft)
  return changeInAnyTurn(draft, players, 'pause', before =>
    accept({ ...before, status: 'paused', turnStartedAt: null, usedMs: elapsedMs(before, now) }),
  )
}

/** Resumes a paused draft: the turn goes on with the time that it had left. Otherwise it changes nothing. */
export function resumeDraft(draft: Draft, { players, now }: Now): Outcome<Draft, 'draft-over'> {
  if (draft.status === 'running') return accept(draft)
  return changeInAnyTurn(draft, players, 'resume', before => {
    const resumed: Draft = { ...before, status: 'running' }
    const found = turnOf(resumed, players)
    // Another team's turn has not used any time.
    const isSame = found !== null && found.place === before.place
    return accept({
      ...resumed,
      place: found?.place ?? before.place,
      turnStartedAt: found === null ? null : now,
      usedMs: isSame ? before.usedMs : 0,
    })
  })
}
