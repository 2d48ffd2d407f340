import { capacityOf } from '@upper-bracket/shared/competition/capacityOf'
import { guestKeys } from '@upper-bracket/shared/guest/list/knownPlayers'
import type { ListContext } from '@upper-bracket/shared/guest/list/readGuestList'
import type { Contacts } from '@upper-bracket/shared/player/contacts'
import { rankScaleOf } from '@upper-bracket/shared/ranks/rankScale'
import type { CompetitionDocument, PlayerDocument, TeamDocument } from '#documents/competition.ts'

/** The state of a competition to which a list is added. */
export function listContext(
  competition: CompetitionDocument,
  players: readonly PlayerDocument[],
  teams: readonly TeamDocument[],
  contacts: readonly Contacts[],
): ListContext {
  const capacity = capacityOf(competition)
  const contactsOf = new Map(contacts.map(each => [each.uid, each]))
  const teamNames = new Map(teams.map(({ id, name }) => [id, name]))
  return {
    scale: rankScaleOf(competition),
    players: players.map(({ uid, displayName, rankTier, teamId }) => ({
      name: displayName,
      rankTier,
      team: teamNames.get(teamId ?? '') ?? null,
      keys: keysOf(contactsOf.get(uid), displayName),
    })),
    teams: teams.map(({ id, name, playerUids, seed }) => ({
      id,
      name,
      size: playerUids.length,
      isOpen: competition.status === 'registration' || seed === null,
    })),
    free: {
      players: Math.max(0, capacity.players - players.length),
      teams: Math.max(0, capacity.teams - teams.length),
    },
  }
}

function keysOf(contacts: Contacts | undefined, name: string): readonly string[] {
  if (contacts === undefined) return guestKeys({}, name)
  const { entered, sourceKey, steamProfileURL } = contacts
  const own = entered ?? (steamProfileURL === '' ? {} : { steam: steamProfileURL })
  return [...guestKeys(own, name), ...(sourceKey === undefined ? [] : [sourceKey])]
}
