import type { Player } from '@upper-bracket/shared/player/player'
import { FieldValue, type UpdateData } from 'firebase-admin/firestore'

/** Returns the fields of a player's entry that a roster change writes. */
export function seatFields(before: Player | undefined, after: Player) {
  const { teamId, captain, teamRequests, ready, namedByCaptain, substituteOf } = after
  const isAnswered = before?.teamRequests !== undefined && teamRequests === undefined
  return {
    teamId,
    captain,
    ...(ready !== undefined && ready.checkId !== before?.ready?.checkId && { ready }),
    ...(isAnswered && { teamRequests: FieldValue.delete() }),
    ...(substituteOf !== undefined && { substituteOf }),
    ...(before?.substituteOf !== undefined &&
      substituteOf === undefined && { substituteOf: FieldValue.delete() }),
    ...(before?.namedByCaptain && !namedByCaptain && { namedByCaptain: FieldValue.delete() }),
  } satisfies UpdateData<Player>
}
