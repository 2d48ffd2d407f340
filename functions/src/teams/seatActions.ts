import { isDrafted } from '@upper-bracket/shared/draft/members'
import { accept, refuse } from '@upper-bracket/shared/errors/outcome'
import {
  teamAssignedEvent,
  teamRemovedEvent,
  teamRequestAnsweredEvents,
  teamRequestedEvent,
} from '@upper-bracket/shared/events/teamEvents'
import { hasNoTeam } from '@upper-bracket/shared/player/hasNoTeam'
import { assignPlayer } from '@upper-bracket/shared/team/assignPlayer'
import { declineTeamRequest } from '@upper-bracket/shared/team/declineTeamRequest'
import { joinTeam } from '@upper-bracket/shared/team/joinTeam'
import { leaveTeam } from '@upper-bracket/shared/team/leaveTeam'
import { requestPlayer } from '@upper-bracket/shared/team/requestPlayer'
import { substitutePlayer } from '@upper-bracket/shared/team/substitutePlayer'
import { action } from '../actions/action.ts'
import { dataOf } from '../platform/firestore/dataOf.ts'
import { documents } from '../platform/firestore/documents.ts'
import { snapshotsOf } from '../platform/firestore/snapshotsOf.ts'
import { callHeir } from '../roster/callCaptains.ts'
import { openDraft } from '../roster/isDraftOpen.ts'
import { readMembers } from '../roster/readMembers.ts'
import { storeRosterChange } from '../roster/storeRosterChange.ts'

/** Actions on the players of a team. */
export const seatActions = {
  /** Adds the caller to a team with a free seat. If its captain has asked for that, the captain is notified. */
  joinTeam: action('joinTeam', {
    read: async ({ reads, input: { competitionId }, target }) =>
      openDraft(reads, competitionId, (await target).competition),
    decide: ({ uid, input, now, competition, player, playerRead, team, teamRead }, draft) => {
      const { competitionId, teamId } = input
      const joined = joinTeam(competition, player, { teamId, team, isDrafted: isDrafted(draft, player) })
      if (!joined.ok) return joined
      const before = { teams: new Map([[teamId, teamRead]]), players: new Map([[uid, playerRead]]) }
      return accept({
        output: {},
        write: (writes, reads) => storeRosterChange(reads, writes, competitionId, before, joined.value),
        events: teamRequestAnsweredEvents(player, { teamId, team, accepts: true, now }),
      })
    },
  }),

  /** Removes the caller from the team; they stay in the competition. */
  leaveTeam: action('leaveTeam', {
    read: async ({ reads, input, target }) => readMembers(reads, input.competitionId, (await target).team),
    decide: ({ uid, input, competition, player, playerRead, team, teamRead }, members) => {
      const { competitionId, teamId } = input
      const roster = { teams: new Map([[teamId, team]]), players: dataOf(members.values()) }
      const left = leaveTeam(competition, player, teamId, roster)
      if (!left.ok) return left
      const before = {
        teams: new Map([[teamId, teamRead]]),
        players: new Map([[uid, playerRead], ...members]),
      }
      return accept({
        output: {},
        write: (writes, reads) => storeRosterChange(reads, writes, competitionId, before, left.value),
      })
    },
  }),

  /** Adds a player to a team, or removes one, as an organizer. */
  assignPlayer: action('assignPlayer', {
    read: async ({ reads, input: { competitionId, uid, teamId } }) => {
      const playerRead = await reads.get(documents.player(competitionId, uid))
      const player = playerRead.data()
      if (player === undefined) return null
      const concerned = [player.teamId, player.substituteOf ?? null, teamId].filter(id => id !== null)
      const teamReads = await snapshotsOf(reads, concerned, id => documents.team(competitionId, id))
      const left = player.teamId === null ? undefined : teamReads.get(player.teamId)?.data()
      const members = left === undefined ? [] : await readMembers(reads, competitionId, left)
      return { player, teams: teamReads, players: new Map([[uid, playerRead], ...members]) }
    },
    decide: ({ input: { competitionId, uid, teamId }, now, competition }, before) => {
      if (before === null) return refuse('not-in-competition', { uid })
      const { player } = before
      const [teams, players] = [dataOf(before.teams.values()), dataOf(before.players.values())]
      if (teamId !== null && !teams.has(teamId)) return refuse('not-found', { document: 'team' })
      const assigned = assignPlayer(competition, { player, teamId }, { teams, players })
      if (!assigned.ok) return assigned
      if (assigned.value.players.size === 0) return accept({ output: {} })

      const named = (id: string | null) => {
        const team = id === null ? undefined : teams.get(id)
        return id === null || team === undefined ? null : { teamId: id, name: team.name }
      }
      const leftId = player.teamId ?? (teamId === null ? (player.substituteOf ?? null) : null)
      const [from, to] = [named(leftId), named(teamId)]
      return accept({
        output: {},
        write: async (writes, reads) => {
          await storeRosterChange(reads, writes, competitionId, before, assigned.value)
          await callHeir(reads, writes, { competitionId, competition, now }, player)
        },
        events: [
          to === null
            ? teamRemovedEvent(uid, from ?? { teamId: '', name: '' }, competition, now)
            : teamAssignedEvent(uid, to, now),
        ],
        log: { action: 'assignPlayer', person: { uid, name: player.displayName }, from, to },
      })
    },
  }),

  /** Asks a player without a team to join, or cancels the request. */
  requestPlayer: action('requestPlayer', {
    read: async ({ reads, input: { competitionId, uid }, target }) => {
      const [read, draft] = await Promise.all([
        reads.get(documents.player(competitionId, uid)),
        target.then(({ competition }) => openDraft(reads, competitionId, competition)),
      ])
      return { read, draft }
    },
    decide: ({ input: { teamId, uid, wanted }, now, competition, team }, { read, draft }) => {
      const player = read.data()
      if (player === undefined) return refuse('not-in-competition', { uid })
      const requested = requestPlayer(competition, player, {
        teamId,
        team,
        wanted,
        now,
        isDrafted: isDrafted(draft, player),
      })
      if (!requested.ok) return requested
      if (requested.value === player) return accept({ output: {} })

      const { teamRequests = {} } = requested.value
      const isNew = teamRequests[teamId]?.at !== player.teamRequests?.[teamId]?.at
      return accept({
        output: {},
        write: writes => writes.update(read, { teamRequests }),
        events: wanted && isNew ? [teamRequestedEvent(player, teamId, team, now)] : [],
        counts: wanted,
      })
    },
  }),

  /** Declines a team's request, even if the team is gone. */
  declineTeamRequest: action('declineTeamRequest', {
    read: ({ reads, input: { competitionId, teamId } }) => reads.get(documents.team(competitionId, teamId)),
    decide: ({ input: { teamId }, now, player, playerRead }, teamRead) => {
      const declined = declineTeamRequest(player, teamId)
      if (!declined.ok) return declined
      if (declined.value === player) return accept({ output: {} })
      const { teamRequests = {} } = declined.value
      return accept({
        output: {},
        write: writes => writes.update(playerRead, { teamRequests }),
        events: teamRequestAnsweredEvents(player, {
          teamId,
          team: teamRead.data() ?? null,
          accepts: false,
          now,
        }),
      })
    },
  }),

  /** Removes a member, who is notified. A player who has no team by now was already removed. */
  releasePlayer: action('releasePlayer', {
    read: async ({ reads, input: { competitionId, uid }, target }) => {
      const [released, members] = await Promise.all([
        reads.get(documents.player(competitionId, uid)),
        target.then(({ team }) => readMembers(reads, competitionId, team)),
      ])
      return { released, members }
    },
    decide: ({ input, now, competition, team, teamRead }, { released, members }) => {
      const { competitionId, teamId, uid } = input
      const player = released.data()
      if (player === undefined) return refuse('not-in-competition', { uid })
      if (hasNoTeam(player)) return accept({ output: {} })
      const roster = { teams: new Map([[teamId, team]]), players: dataOf(members.values()) }
      const left = leaveTeam(competition, player, teamId, roster)
      if (!left.ok) return left
      const before = {
        teams: new Map([[teamId, teamRead]]),
        players: new Map([...members, [uid, released]]),
      }
      return accept({
        output: {},
        write: (writes, reads) => storeRosterChange(reads, writes, competitionId, before, left.value),
        events: [teamRemovedEvent(uid, { ...team, teamId }, competition, now)],
      })
    },
  }),

  /** Replaces a member with a substitute of the team or a player without one, as an organizer. */
  substitutePlayer: action('substitutePlayer', {
    read: async ({ reads, input: { competitionId, inUid }, target }) => {
      const [incoming, members] = await Promise.all([
        reads.get(documents.player(competitionId, inUid)),
        target.then(({ team }) => readMembers(reads, competitionId, team)),
      ])
      return { incoming, members }
    },
    decide: ({ input, now, competition, team, teamRead }, { incoming, members }) => {
      const { competitionId, teamId, outUid, inUid } = input
      const player = incoming.data()
      if (player === undefined) return refuse('not-in-competition', { uid: inUid })
      const players = dataOf(members.values())
      const roster = { teams: new Map([[teamId, team]]), players }
      const substituted = substitutePlayer(competition, { teamId, outUid, incoming: player, now }, roster)
      if (!substituted.ok) return substituted
      const { teams, players: changed } = substituted.value
      if (teams.size === 0) return accept({ output: {} })

      const before = {
        teams: new Map([[teamId, teamRead]]),
        players: new Map([...members, [inUid, incoming]]),
      }
      const outgoing = members.get(outUid)
      const outgoingName = players.get(outUid)?.displayName
      // The entry of a deleted account was kept only for its place in the team.
      const isOver = outgoingName === null
      const remaining = new Map([...changed].filter(([each]) => !isOver || each !== outUid))
      return accept({
        output: {},
        write: async (writes, reads) => {
          const change = { teams, players: remaining }
          await storeRosterChange(reads, writes, competitionId, before, change)
          await callHeir(reads, writes, { competitionId, competition, now }, player)
          if (!isOver || outgoing === undefined) return
          writes.delete(outgoing)
          writes.put(documents.contacts(competitionId, outUid), null)
        },
        events: [
          teamAssignedEvent(inUid, { ...team, teamId }, now),
          teamRemovedEvent(outUid, { ...team, teamId }, competition, now),
        ],
        log: {
          action: 'substitutePlayer',
          person: { uid: inUid, name: player.displayName },
          outgoing: { uid: outUid, name: outgoingName ?? null },
          team: { teamId, name: team.name },
        },
      })
    },
  }),
}
