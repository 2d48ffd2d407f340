import { type DraftPick, type DraftTeam, pickedBy } from '../draft/draft.ts'
import { type Field, type Fields, rowField } from './packedRows.ts'
import type { SnapshotDraft } from './publicSnapshot.ts'
import { eachOf, placeIn, plain, timeAfter } from './snapshotFields.ts'

/** Packs a draft; `uids` are those of the players. */
export function draftField(uids: readonly string[]): Field<SnapshotDraft, unknown> {
  const uid = placeIn<string>(uids)
  const teams: Fields<DraftTeam> = {
    captainUid: uid,
    seatedUids: eachOf(uid),
    putIn: plain(),
    reserveMs: plain(),
    teamId: plain(),
  }
  const picks = (startedAt: number): Fields<DraftPick> => ({
    turn: plain(),
    team: plain(),
    uid,
    by: placeIn(pickedBy),
    place: plain(),
    reserveSpentMs: plain(),
    at: timeAfter(startedAt),
    left: plain(),
  })
  const each = (startedAt: number) => eachOf(rowField(picks(startedAt)))
  return rowField<SnapshotDraft>({
    id: plain(),
    status: plain(),
    order: plain(),
    seeding: plain(),
    clock: plain(),
    startedAt: plain(),
    startedBy: plain(),
    turn: plain(),
    place: plain(),
    turnStartedAt: plain(),
    usedMs: plain(),
    teams: eachOf(rowField(teams)),
    picks: {
      pack: (made, { startedAt }) => each(startedAt).pack(made, null),
      unpack: (packed, { startedAt }) => each(startedAt).unpack(packed, null),
    },
  })
}
