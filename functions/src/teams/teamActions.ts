import { championLogoFields } from '@upper-bracket/shared/competition/champions'
import { accept, refuse } from '@upper-bracket/shared/errors/outcome'
import { teamDeletedEvents } from '@upper-bracket/shared/events/teamEvents'
import { acceptPicture } from '@upper-bracket/shared/picture/acceptPicture'
import { deleteTeam } from '@upper-bracket/shared/team/deleteTeam'
import { makeCaptain } from '@upper-bracket/shared/team/makeCaptain'
import { nameHolder } from '@upper-bracket/shared/team/nameHolder'
import { updateTeam } from '@upper-bracket/shared/team/updateTeam'
import { action } from '../actions/action.ts'
import { dataOf } from '../platform/firestore/dataOf.ts'
import { documents } from '../platform/firestore/documents.ts'
import { find } from '../platform/firestore/find.ts'
import { readMembers } from '../roster/readMembers.ts'
import { storeRosterChange } from '../roster/storeRosterChange.ts'
import { createTeam } from './createTeam.ts'
import { distributePlayers } from './distributePlayers.ts'

export const teamActions = {
  createTeam,
  distributePlayers,

  updateTeam: action('updateTeam', {
    read: async ({ reads, input }) => {
      const read = input.name === undefined ? null : await reads.get(documents.teams(input.competitionId))
      return new Map(read?.docs.map(each => [each.id, each.data()]))
    },
    decide: ({ input, team, teamRead, isOrganizer }, teams) => {
      const { competitionId, teamId, revision, ...changes } = input
      const name = changes.name ?? team.name
      const holder = nameHolder(teams, { teamId, name, isOrganizer })
      const updated = updateTeam({ teamId, team }, changes, { revision, nameHolder: holder })
      if (!updated.ok) return updated
      const after = updated.value
      const output = { revision: after.revision }
      if (after === team) return accept({ output })

      const before = { teams: new Map([[teamId, teamRead]]), players: new Map() }
      const change = { teams: new Map([[teamId, after]]), players: new Map() }
      return accept({
        output,
        write: (writes, reads) => storeRosterChange(reads, writes, competitionId, before, change),
        log: isOrganizer && {
          action: 'updateTeam',
          team: { teamId, name: team.name },
          before: { name: team.name, discordLink: team.discordLink },
          after: { name: after.name, discordLink: after.discordLink },
        },
      })
    },
  }),

  setTeamLogo: action('setTeamLogo', {
    read: ({ reads, input: { competitionId, teamId } }) =>
      reads.get(documents.picture({ competitionId, kind: 'teamLogo', ownerId: teamId })),
    decide: ({ input, team, teamRead, competition, competitionRead, isOrganizer }, stored) => {
      const { teamId } = input
      const accepted = input.logo === null ? accept(null) : acceptPicture('teamLogo', input.logo)
      if (!accepted.ok) return accepted
      const files = accepted.value
      const { small, large } = stored.data() ?? {}
      const before = team.logo ?? null
      if (files?.small === small && files?.large === large) return accept({ output: { logo: before } })
      const logoCount = (team.logoCount ?? 0) + (files === null ? 0 : 1)
      const logo = files === null ? null : logoCount
      const crowned = championLogoFields(competition, each => (each.teamId === teamId ? logo : each.logo))
      return accept({
        output: { logo },
        write: writes => {
          writes.update(teamRead, { logo, logoCount })
          writes.put(stored.ref, files && { ...files, version: logoCount })
          // A result that crowns the team at the same time has read its logo. Both write the competition, so the later one
          // starts over.
          if (crowned !== null || competition.status !== 'registration')
            writes.update(competitionRead, { ...crowned })
        },
        log: isOrganizer && {
          action: 'setTeamLogo',
          team: { teamId, name: team.name },
          hasLogo: logo !== null,
        },
      })
    },
  }),

  /** Settles an incomplete team, as an organizer. */
  letTeamPlay: action('letTeamPlay', {
    decide: ({ input: { teamId, plays }, competition, team, teamRead }) => {
      if ((team.playsIncomplete ?? false) === plays) return accept({ output: {} })
      if (competition.status !== 'registration') return refuse('competition-started')
      return accept({
        output: {},
        write: writes => writes.update(teamRead, { playsIncomplete: plays }),
        log: { action: 'letTeamPlay', team: { teamId, name: team.name }, plays },
      })
    },
  }),

  /** The players of the team no longer have one. */
  deleteTeam: action('deleteTeam', {
    read: async ({ reads, input: { competitionId, teamId }, target }) => {
      const [members, substitutes] = await Promise.all([
        target.then(({ team }) => readMembers(reads, competitionId, team)),
        reads.get(find('substitutesOfTeams', { competitionId, substituteOf: [teamId] })),
      ])
      return { members, substituteUids: substitutes.docs.map(({ id }) => id) }
    },
    decide: ({ input, now, competition, team, teamRead, isOrganizer }, { members, substituteUids }) => {
      const { competitionId, teamId } = input
      const deleted = deleteTeam(competition, teamId, dataOf(members.values()).values())
      if (!deleted.ok) return deleted

      const { name, playerUids } = team
      const before = { teams: new Map([[teamId, teamRead]]), players: members }
      return accept({
        output: {},
        write: (writes, reads) => storeRosterChange(reads, writes, competitionId, before, deleted.value),
        events: teamDeletedEvents(teamId, { name, playerUids: [...playerUids, ...substituteUids] }, now),
        log: isOrganizer && {
          action: 'deleteTeam',
          team: { teamId, name },
          playerCount: playerUids.length,
        },
      })
    },
  }),

  /** Makes a member captain, as an organizer or as the captain. */
  makeCaptain: action('makeCaptain', {
    read: async ({ reads, input, target }) => readMembers(reads, input.competitionId, (await target).team),
    decide: ({ input, team, teamRead, isOrganizer }, members) => {
      const { competitionId, teamId, uid } = input
      const players = dataOf(members.values())
      const made = makeCaptain({ teams: new Map([[teamId, team]]), players }, teamId, uid)
      if (!made.ok) return made
      if (made.value.teams.size === 0) return accept({ output: {} })

      const before = { teams: new Map([[teamId, teamRead]]), players: members }
      return accept({
        output: {},
        write: (writes, reads) => storeRosterChange(reads, writes, competitionId, before, made.value),
        log: isOrganizer && {
          action: 'makeCaptain',
          person: { uid, name: players.get(uid)?.displayName ?? null },
          team: { teamId, name: team.name },
          previousUid: team.captainUid,
        },
      })
    },
    // The previous captain repeats the call after losing the captaincy by it.
    onRefused: async ({ uid, input: { competitionId, teamId, uid: captainUid } }, { reads }) => {
      const team = (await reads.get(documents.team(competitionId, teamId))).data()
      const isDone = team?.captainUid === captainUid && team.playerUids.includes(uid) && uid !== captainUid
      return isDone ? accept({}) : null
    },
  }),
}
