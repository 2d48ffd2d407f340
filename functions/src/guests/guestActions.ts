import type { AuditAction } from '@upper-bracket/shared/audit/auditAction'
import { accept, refuse } from '@upper-bracket/shared/errors/outcome'
import { addGuestPlayers, type NewGuests } from '@upper-bracket/shared/guest/addGuestPlayers'
import { updateGuestPlayer } from '@upper-bracket/shared/guest/updateGuestPlayer'
import { correctAsCaptain } from '@upper-bracket/shared/guest/correctAsCaptain'
import { contactsOfGuest } from '@upper-bracket/shared/player/contacts'
import type { Roster } from '@upper-bracket/shared/team/roster'
import { isSameValue } from '@upper-bracket/shared/text/isSameValue'
import { FieldValue } from 'firebase-admin/firestore'
import { action } from '../actions/action.ts'
import { dataOf } from '../platform/firestore/dataOf.ts'
import { documents } from '../platform/firestore/documents.ts'
import { snapshotsOf } from '../platform/firestore/snapshotsOf.ts'
import { mailKey } from '../platform/limits/addressKey.ts'
import { admission } from '../roster/admission.ts'
import { storeRosterChange } from '../roster/storeRosterChange.ts'
import { readRoster } from '../roster/readRoster.ts'
import { memberActions } from './memberActions.ts'
import { countsAfter, storeGuestContacts } from '../roster/storeGuests.ts'

/**
 * Actions of organizers on players without an account. Like every admission they write the competition, so that names
 * and places cannot be taken concurrently.
 */
export const guestActions = {
  ...memberActions,

  addGuestPlayers: action('addGuestPlayers', {
    timeoutMs: 30_000,
    read: ({ reads, input }) => readRoster(reads, input.competitionId),
    decide: ({ input, now, competition, competitionRead }, before) => {
      const { competitionId, ...wanted } = input
      const roster = { teams: dataOf(before.teams.values()), players: dataOf(before.players.values()) }
      const added = addGuestPlayers(competition, roster, wanted, now)
      if (!added.ok) return added
      const { players } = added.value
      if (players.size === 0) return accept({ output: {} })

      return accept({
        output: {},
        write: async (writes, reads) => {
          await storeRosterChange(reads, writes, competitionId, before, added.value)
          storeGuestContacts(writes, competitionId, wanted.players)
          writes.update(competitionRead, admission(countsAfter(roster, added.value)))
        },
        log: auditActionOf(wanted, roster),
      })
    },
  }),

  updateGuestPlayer: action('updateGuestPlayer', {
    read: async ({ reads, input: { competitionId, uid } }) => {
      const [{ docs }, contacts] = await Promise.all([
        reads.get(documents.players(competitionId)),
        reads.get(documents.contacts(competitionId, uid)),
      ])
      const links = await snapshotsOf(reads, Object.values(contacts.data()?.mailedTo ?? {}), id =>
        documents.invitation(competitionId, id),
      )
      return { docs, contacts, links }
    },
    decide: ({ input, now, competition, competitionRead, isOrganizer }, before) => {
      const { uid, name, rankTier, contacts, teamId } = input
      const read = before.docs.find(({ id }) => id === uid)
      const player = read?.data() ?? null
      if (!isOrganizer) {
        const correctable = correctAsCaptain(competition, player, { name, rankTier, teamId })
        if (!correctable.ok) return correctable
        if (contacts !== undefined) return refuse('permission-denied')
      }
      const updated = updateGuestPlayer(competition, player, { name, rankTier }, dataOf(before.docs).values())
      if (!updated.ok) return updated
      if (read === undefined || player === null) return accept({ output: {} })
      const stored = before.contacts.data()
      const isStillTheirs = (key: string) => contacts?.email !== undefined && mailKey(contacts.email) === key
      const mailed = Object.entries(stored?.mailedTo ?? {})
      const mailedTo = Object.fromEntries(mailed.filter(([key]) => isStillTheirs(key)))
      const reached =
        contacts === undefined
          ? (stored ?? null)
          : contactsOfGuest(uid, {
              sourceKey: stored?.sourceKey,
              accounts: stored?.accounts,
              contacts,
              ...(stored?.mailedTo && { mailedTo }),
            })
      const hasSameContacts = isSameValue(reached?.entered ?? {}, stored?.entered ?? {})
      if (updated.value === player && hasSameContacts) return accept({ output: {} })

      const { displayName } = player
      return accept({
        output: {},
        write: writes => {
          writes.update(read, { displayName: name, rankTier })
          if (!hasSameContacts) {
            if (reached === null) writes.delete(before.contacts)
            else if (stored?.enteredBy === undefined) writes.merge(before.contacts, { ...reached })
            // From now on they are an organizer's words.
            else writes.update(before.contacts, { ...reached, enteredBy: FieldValue.delete() })
            // Who got the mail by mistake must not take the place.
            for (const [key, invitationId] of mailed) {
              const link = before.links.get(invitationId)
              if (link?.exists && !isStillTheirs(key)) writes.update(link, { revokedAt: now })
            }
          }
          writes.update(competitionRead, admission())
        },
        log: isOrganizer && {
          action: 'updateGuestPlayer',
          person: { uid, name, ...(displayName !== name && { previousName: displayName }) },
          before: { rankTier: player.rankTier },
          after: { rankTier },
        },
      })
    },
  }),
}

function auditActionOf({ players, teams }: NewGuests, roster: Roster): AuditAction {
  const [only] = players
  if (only === undefined || players.length > 1 || teams.length > 0) {
    return { action: 'addGuestPlayers', playerCount: players.length, teamCount: teams.length }
  }
  const { uid, name, teamId } = only
  const team = teamId === null ? undefined : roster.teams.get(teamId)
  return {
    action: 'addGuestPlayer',
    person: { uid, name },
    team: teamId === null || team === undefined ? null : { teamId, name: team.name },
  }
}
