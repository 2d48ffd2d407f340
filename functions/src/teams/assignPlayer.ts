import { deedLogEntry } from '@upper-bracket/shared/audit/logEntry'
import { accept, refuse } from '@upper-bracket/shared/errors/outcome'
import { assignPlayer as assign } from '@upper-bracket/shared/team/assignPlayer'
import { outboxEvent } from '../notifications/outboxEvent.ts'
import { authorize } from '../platform/call/authorize.ts'
import { defineHandler } from '../platform/call/defineHandler.ts'
import { dataOf } from '../platform/firestore/dataOf.ts'
import { documents } from '../platform/firestore/documents.ts'
import { snapshotsOf } from '../platform/firestore/snapshotsOf.ts'
import { runOptimisticTransaction } from '../platform/transaction/runOptimisticTransaction.ts'
import { readMembers } from '../roster/readMembers.ts'
import { storeRosterChange } from '../roster/storeRosterChange.ts'

/** An organizer adds a player to a team or removes one from it. */
export const assignPlayer = defineHandler('assignPlayer', ({ uid, input, now }) =>
  runOptimisticTransaction(async (reads, writes) => {
    const { competitionId, teamId } = input
    const [authorized, playerSnapshot] = await Promise.all([
      authorize(reads, 'assignPlayer', { uid, competitionId }),
      reads.get(documents.player(competitionId, input.uid)),
    ])
    if (!authorized.ok) return authorized
    const { competition } = authorized.value
    const player = playerSnapshot.data()
    if (player === undefined) return refuse('not-in-competition', { uid: input.uid })

    const concerned = [player.teamId, teamId].filter(id => id !== null)
    const teamSnapshots = await snapshotsOf(reads, concerned, id => documents.team(competitionId, id))
    const teams = dataOf(teamSnapshots.values())
    if (teamId !== null && !teams.has(teamId)) return refuse('not-found', { document: 'team' })
    const left = player.teamId === null ? undefined : teams.get(player.teamId)
    const members = left === undefined ? null : await readMembers(reads, competitionId, left)
    const playerSnapshots = new Map([[input.uid, playerSnapshot], ...(members ?? [])])

    const players = dataOf(playerSnapshots.values())
    const assigned = assign(competition, { player, teamId }, { teams, players })
    if (!assigned.ok) return assigned
    if (assigned.value.players.size === 0) return accept({})
    const before = { teams: teamSnapshots, players: playerSnapshots }
    await storeRosterChange(reads, writes, competitionId, before, assigned.value)
    const told = {
      cause: [player.uid, now],
      competition: { id: competitionId, name: competition.name },
      audience: { of: 'people', uids: [player.uid] },
      byUid: uid,
      at: now,
    } as const
    const event =
      teamId === null
        ? outboxEvent('teamRemoved', {
            ...told,
            facts: { teamName: left?.name ?? '', mayJoinAnother: true },
          })
        : outboxEvent('teamAssigned', { ...told, facts: { teamName: teams.get(teamId)?.name ?? '' } })
    writes.emit(event)
    const named = (id: string | null) => {
      const team = id === null ? undefined : teams.get(id)
      return id === null || team === undefined ? null : { teamId: id, name: team.name }
    }
    const deed = {
      action: 'assignPlayer',
      person: { uid: player.uid, name: player.displayName },
      from: named(player.teamId),
      to: named(teamId),
    } as const
    writes.log(competitionId, deedLogEntry({ uid, at: now }, deed))
    return accept({})
  }),
)
