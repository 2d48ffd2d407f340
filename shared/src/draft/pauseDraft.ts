import { accept, type Outcome } from '../errors/outcome.ts'
import type { Draft } from './draft.ts'
import { changeDraft, type DraftMoment, type DraftRefusal } from './draftChange.ts'
import { elapsedMs, turnOf } from './turn.ts'

/** Pauses a draft: nobody's clock runs, and captains do not pick. Pausing a paused draft changes nothing. */
export function pauseDraft(draft: Draft, { turn, players, now }: DraftMoment): Outcome<Draft, DraftRefusal> {
  if (draft.status === 'paused') return accept(draft)
  return changeDraft(draft, { turn, players }, 'pause', before =>
    accept({ ...before, status: 'paused', turnStartedAt: null, usedMs: elapsedMs(before, now) }),
  )
}

/** Resumes a paused draft: the turn goes on with the time that it had left. Otherwise it changes nothing. */
export function resumeDraft(draft: Draft, { turn, players, now }: DraftMoment): Outcome<Draft, DraftRefusal> {
  if (draft.status === 'running') return accept(draft)
  return changeDraft(draft, { turn, players }, 'resume', before => {
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
