import { accept, type Outcome, refuse } from '../errors/outcome.ts'
import type { CommentatorRequest, RequestStatus } from './commentatorRequest.ts'

interface Move {
  readonly from: readonly RequestStatus[]
  readonly to: RequestStatus
  readonly refusal: 'request-not-awaiting' | 'request-not-cancellable'
}

/** `confirm` and `decline` are moves of the commentator, `acceptOffer` and `cancel` of organizers. */
const moves = {
  confirm: { from: ['awaiting'], to: 'confirmed', refusal: 'request-not-awaiting' },
  decline: {
    from: ['awaiting', 'offered', 'confirmed'],
    to: 'declined',
    refusal: 'request-not-awaiting',
  },
  acceptOffer: { from: ['offered'], to: 'confirmed', refusal: 'request-not-awaiting' },
  cancel: {
    from: ['awaiting', 'offered', 'confirmed'],
    to: 'cancelled',
    refusal: 'request-not-cancellable',
  },
} as const satisfies Record<string, Move>

export type RequestMove = keyof typeof moves
type Refusal<M extends RequestMove> = (typeof moves)[M]['refusal']

/**
 * Confirms or ends a request. A request that already has the resulting status stays unchanged, so that a repeated call
 * succeeds. An ended request does not move again. Refusals contain the current `status`.
 */
export function moveRequest<M extends RequestMove>(
  request: CommentatorRequest,
  move: M,
  now: number,
): Outcome<CommentatorRequest, Refusal<M>> {
  const { from, to, refusal }: Move = moves[move]
  const { status, confirmedAt } = request
  if (status === to) return accept(request)
  if (!from.includes(status)) return refuse(refusal as Refusal<M>, { status })
  return accept(
    to === 'confirmed'
      ? { ...request, status: to, confirmedAt: confirmedAt ?? now, endedAt: null }
      : { ...request, status: to, endedAt: now },
  )
}

/** Whether organizers can still cancel a request. */
export function isCancellable({ status }: Pick<CommentatorRequest, 'status'>): boolean {
  return moves.cancel.from.some(each => each === status)
}
