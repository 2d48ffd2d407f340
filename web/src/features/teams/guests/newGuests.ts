import type { CallableInput } from '@upper-bracket/shared/contract/contract'
import type { GuestList } from '@upper-bracket/shared/guest/list/readGuestList'
import { guestUidOf } from '@upper-bracket/shared/player/guestUid'
import { newDocumentId } from '#platform/addresses/newDocumentId.ts'

type NewGuests = Omit<CallableInput<'addGuestPlayers'>, 'competitionId'>

/** Adds new ids to a list before it is sent. Sent again with the same ids, it has no second effect. */
export function newGuests({ players, teams }: Pick<GuestList, 'players' | 'teams'>): NewGuests {
  const ids = teams.map(({ id }) => id ?? newDocumentId())
  return {
    players: players.map(({ name, rankTier, team, contacts, sourceKey }) => ({
      uid: guestUidOf(newDocumentId()),
      name,
      rankTier,
      teamId: team === null ? null : (ids[team] ?? null),
      ...(Object.keys(contacts).length > 0 && { contacts }),
      ...(sourceKey !== null && { sourceKey }),
    })),
    teams: teams.flatMap(({ id, name }, index) => {
      const teamId = ids[index]
      return id === null && teamId !== undefined ? [{ teamId, name }] : []
    }),
  }
}
