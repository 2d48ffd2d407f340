import { isOrganizer } from '@upper-bracket/shared/competition/permissions'
import { accept, refuse } from '@upper-bracket/shared/errors/outcome'
import type { Player } from '@upper-bracket/shared/player/player'
import { assignPlayer as assign } from '@upper-bracket/shared/team/assignPlayer'
import type { Team } from '@upper-bracket/shared/team/team'
import { authorize } from '../platform/call/authorize.ts'
import { defineHandler } from '../platform/call/defineHandler.ts'
import { documents } from '../platform/firestore/documents.ts'
import { runTransaction } from '../platform/transaction/runTransaction.ts'
import { readMembers } from './readMembers.ts'
import { storeRosterChange } from './storeRosterChange.ts'

/** An organizer adds a player to a team or removes one from it; a captain adds a player without a team. */
export const assignPlayer = defineHandler('assignPlayer', ({ uid, input }) =>
  runTransaction(async transaction => {
    const { competitionId, teamId } = input
    const [authorized, playerSnapshot] = await Promise.all([
      authorize(transaction, 'assignPlayer', { uid, competitionId, teamId }),
      transaction.get(documents.player(competitionId, input.uid)),
    ])
    if (!authorized.ok) return authorized
    const { competition, roles } = authorized.value
    const player = playerSnapshot.data()
    if (player === undefined) return refuse('not-in-competition', { uid: input.uid })

    const teams = new Map<string, Team>()
    for (const id of new Set([player.teamId, teamId])) {
      const team = id === null ? undefined : (await transaction.get(documents.team(competitionId, id))).data()
      if (id !== null && team !== undefined) teams.set(id, team)
    }
    if (teamId !== null && !teams.has(teamId)) return refuse('not-found', { document: 'team' })
    const left = player.teamId === null ? undefined : teams.get(player.teamId)
    const players =
      left === undefined ? new Map<string, Player>() : await readMembers(transaction, competitionId, left)

    const assignment = { player, teamId, byOrganizer: isOrganizer(roles) }
    const assigned = assign(competition, assignment, { teams, players })
    if (!assigned.ok) return assigned
    storeRosterChange(transaction, competitionId, { teams }, assigned.value)
    return accept({})
  }),
)
