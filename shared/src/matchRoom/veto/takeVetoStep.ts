import type { Match, Side } from '../../bracket/model/match.ts'
import { accept, type Outcome, refuse } from '../../errors/outcome.ts'
import type { MatchRoom } from '../matchRoom.ts'
import { type MatchRoomChange, unchanged } from '../matchRoomChange.ts'
import { currentStep, offeredChoices, type TakenStep, type Veto, type VetoChoice } from './veto.ts'

interface Step {
  /** The number of the step, from 0. */
  readonly step: number
  readonly side: Side
  readonly choice: VetoChoice
  readonly uid: string
  readonly now: number
}

/**
 * Takes the current step for a side. Repeating the same choice by the same person changes nothing. Refuses with
 * `no-veto`, `match-not-running`, `veto-moved-on` if another step is current, `not-your-turn`, `veto-time-over` after
 * the deadline, whether or not the timer has fired, and `not-offered` for an invalid choice.
 */
export function takeVetoStep(
  matchRoom: MatchRoom,
  match: Pick<Match, 'status'>,
  { step, side, choice, uid, now }: Step,
): Outcome<
  MatchRoomChange,
  'no-veto' | 'match-not-running' | 'veto-moved-on' | 'not-your-turn' | 'veto-time-over' | 'not-offered'
> {
  const { veto } = matchRoom
  if (veto === null) return refuse('no-veto')
  const before = veto.taken[step]
  if (before?.uid === uid && before.choice === choice) return accept(unchanged(matchRoom))
  const current = currentStep(veto)
  if (current === null || step !== veto.taken.length) return refuse('veto-moved-on')
  if (match.status !== 'running') return refuse('match-not-running', { status: match.status })
  if (current.by !== side) return refuse('not-your-turn')
  if (now >= veto.deadline) return refuse('veto-time-over')
  if (!offeredChoices(veto).includes(choice)) return refuse('not-offered')
  return accept(withStep(matchRoom, veto, { choice, uid, at: now }))
}

/**
 * Takes the step at random after its deadline, using the random number `lot` in [0, 1). Nothing happens if the step was
 * taken, for another veto, before the deadline, and once the match is over.
 */
export function pickVetoStepAtRandom(
  matchRoom: MatchRoom,
  match: Pick<Match, 'status'>,
  {
    revision,
    step,
    lot,
    now,
  }: { readonly revision: number; readonly step: number; readonly lot: number; readonly now: number },
): MatchRoomChange {
  const { veto } = matchRoom
  if (veto?.revision !== revision || veto.taken.length !== step) return unchanged(matchRoom)
  if (match.status !== 'running' || now < veto.deadline) return unchanged(matchRoom)
  const offered = offeredChoices(veto)
  const choice = offered[Math.floor(lot * offered.length)]
  return choice === undefined
    ? unchanged(matchRoom)
    : withStep(matchRoom, veto, { choice, uid: null, at: now })
}

function withStep(matchRoom: MatchRoom, veto: Veto, taken: TakenStep): MatchRoomChange {
  const deadline = taken.at + veto.settings.stepSeconds * 1000
  return {
    matchRoom: { ...matchRoom, veto: { ...veto, taken: [...veto.taken, taken], deadline } },
    command: null,
  }
}
