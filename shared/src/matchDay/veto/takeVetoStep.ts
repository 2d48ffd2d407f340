import type { Match, Side } from '../../bracket/model/match.ts'
import { accept, type Outcome, refuse } from '../../errors/outcome.ts'
import type { MatchRoom } from '../matchRoom.ts'
import { type RoomChange, unchanged } from '../roomChange.ts'
import { offeredChoices, presentStep, type TakenStep, type Veto, type VetoChoice } from './veto.ts'

interface Step {
  /** Its number, from 0. */
  readonly step: number
  readonly side: Side
  readonly choice: VetoChoice
  readonly uid: string
  readonly now: number
}

/**
 * A side takes the present step. One that the same person has taken with the same choice stays so. Refused with
 * `no-veto`, `match-not-running`, `veto-moved-on` if another step is to be taken, `not-your-turn`, `veto-time-over`
 * after the deadline, whether or not the timer has fired, and `not-offered` for what cannot be chosen.
 */
export function takeVetoStep(
  room: MatchRoom,
  match: Pick<Match, 'status'>,
  { step, side, choice, uid, now }: Step,
): Outcome<
  RoomChange,
  'no-veto' | 'match-not-running' | 'veto-moved-on' | 'not-your-turn' | 'veto-time-over' | 'not-offered'
> {
  const { veto } = room
  if (veto === null) return refuse('no-veto')
  const before = veto.taken[step]
  if (before?.uid === uid && before.choice === choice) return accept(unchanged(room))
  const present = presentStep(veto)
  if (present === null || step !== veto.taken.length) return refuse('veto-moved-on')
  if (match.status !== 'running') return refuse('match-not-running', { status: match.status })
  if (present.by !== side) return refuse('not-your-turn')
  if (now >= veto.deadline) return refuse('veto-time-over')
  if (!offeredChoices(veto).includes(choice)) return refuse('not-offered')
  return accept(withStep(room, veto, { choice, uid, at: now }))
}

/**
 * The time for a step is over: the lot chooses among what is offered, by `lot` from 0 up to 1. Nothing happens to a
 * step that was taken, to another veto, before the deadline, and once the match is over.
 */
export function takeStepByLot(
  room: MatchRoom,
  match: Pick<Match, 'status'>,
  {
    revision,
    step,
    lot,
    now,
  }: { readonly revision: number; readonly step: number; readonly lot: number; readonly now: number },
): RoomChange {
  const { veto } = room
  if (veto?.revision !== revision || veto.taken.length !== step) return unchanged(room)
  if (match.status !== 'running' || now < veto.deadline) return unchanged(room)
  const offered = offeredChoices(veto)
  const choice = offered[Math.floor(lot * offered.length)]
  return choice === undefined ? unchanged(room) : withStep(room, veto, { choice, uid: null, at: now })
}

function withStep(room: MatchRoom, veto: Veto, taken: TakenStep): RoomChange {
  const deadline = taken.at + veto.settings.stepSeconds * 1000
  return { room: { ...room, veto: { ...veto, taken: [...veto.taken, taken], deadline } }, command: null }
}
