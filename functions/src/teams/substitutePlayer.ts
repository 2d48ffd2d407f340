import { deedLogEntry } from '@upper-bracket/shared/audit/logEntry'
import { accept, refuse } from '@upper-bracket/shared/errors/outcome'
import { substitutePlayer as substitute } from '@upper-bracket/shared/team/substitutePlayer'
import { outboxEvent } from '../notifications/outboxEvent.ts'
import { defineHandler } from '../platform/call/defineHandler.ts'
import { dataOf } from '../platform/firestore/dataOf.ts'
import { documents } from '../platform/firestore/documents.ts'
import { runOptimisticTransaction } from '../platform/transaction/runOptimisticTransaction.ts'
import { readMembers } from '../roster/readMembers.ts'
import { storeRosterChange } from '../roster/storeRosterChange.ts'
import { authorizeForTeam } from './authorizeForTeam.ts'

/** An organizer puts a player without a team in the place of a member of one. */
export const substitutePlayer = defineHandler('substitutePlayer', ({ uid, input, now }) =>
  runOptimisticTransaction(async (reads, writes) => {
    const { competitionId, teamId, outUid, inUid } = input
    const [authorized, incoming] = await Promise.all([
      authorizeForTeam(reads, 'substitutePlayer', { uid, competitionId, teamId }),
      reads.get(documents.player(competitionId, inUid)),
    ])
    if (!authorized.ok) return authorized
    const { competition, team, snapshot } = authorized.value
    const player = incoming.data()
    if (player === undefined) return refuse('not-in-competition', { uid: inUid })

    const members = await readMembers(reads, competitionId, team)
    const players = dataOf(members.values())
    const roster = { teams: new Map([[teamId, team]]), players }
    const substituted = substitute(competition, { teamId, outUid, incoming: player, now }, roster)
    if (!substituted.ok) return substituted
    if (substituted.value.teams.size === 0) return accept({})

    const before = {
      teams: new Map([[teamId, snapshot]]),
      players: new Map([...members, [inUid, incoming]]),
    }
    const { teams, players: changed } = substituted.value
    const outgoing = members.get(outUid)
    // The entry of a deleted account was kept for its place in the team only.
    const isOver = players.get(outUid)?.displayName === null
    const kept = new Map([...changed].filter(([each]) => !isOver || each !== outUid))
    await storeRosterChange(reads, writes, competitionId, before, { teams, players: kept })
    if (isOver && outgoing !== undefined) {
      writes.delete(outgoing)
      writes.put(documents.contacts(competitionId, outUid), null)
    }
    const told = (who: string) =>
      ({
        cause: [who, now],
        competition: { id: competitionId, name: competition.name },
        audience: { of: 'people', uids: [who] },
        byUid: uid,
        at: now,
      }) as const
    for (const event of [
      outboxEvent('teamAssigned', { ...told(inUid), facts: { teamName: team.name } }),
      outboxEvent('teamRemoved', {
        ...told(outUid),
        facts: { teamName: team.name, mayJoinAnother: competition.status === 'registration' },
      }),
    ]) {
      writes.emit(event)
    }
    const deed = {
      action: 'substitutePlayer',
      person: { uid: inUid, name: player.displayName },
      outgoing: { uid: outUid, name: players.get(outUid)?.displayName ?? null },
      team: { teamId, name: team.name },
    } as const
    writes.log(competitionId, deedLogEntry({ uid, at: now }, deed))
    return accept({})
  }),
)
