import { accept, refuse } from '@upper-bracket/shared/errors/outcome'
import { leaveTeam as leave } from '@upper-bracket/shared/team/leaveTeam'
import { outboxEvent } from '../notifications/outboxEvent.ts'
import { defineHandler } from '../platform/call/defineHandler.ts'
import { dataOf } from '../platform/firestore/dataOf.ts'
import { documents } from '../platform/firestore/documents.ts'
import { runOptimisticTransaction } from '../platform/transaction/runOptimisticTransaction.ts'
import { readMembers } from '../roster/readMembers.ts'
import { storeRosterChange } from '../roster/storeRosterChange.ts'
import { authorizeForTeam } from './authorizeForTeam.ts'

/** The captain lets a member go, who is told. Somebody who has no team by now has been let go. */
export const releasePlayer = defineHandler('releasePlayer', ({ uid, input, now }) =>
  runOptimisticTransaction(async (reads, writes) => {
    const { competitionId, teamId } = input
    const [authorized, read] = await Promise.all([
      authorizeForTeam(reads, 'releasePlayer', { uid, competitionId, teamId }),
      reads.get(documents.player(competitionId, input.uid)),
    ])
    if (!authorized.ok) return authorized
    const { competition, team, snapshot } = authorized.value
    const player = read.data()
    if (player === undefined) return refuse('not-in-competition', { uid: input.uid })
    if (player.teamId === null) return accept({})

    const members = await readMembers(reads, competitionId, team)
    const teams = new Map([[teamId, team]])
    const released = leave(competition, player, teamId, { teams, players: dataOf(members.values()) })
    if (!released.ok) return released
    const before = { teams: new Map([[teamId, snapshot]]), players: new Map([...members, [read.id, read]]) }
    await storeRosterChange(reads, writes, competitionId, before, released.value)
    const event = outboxEvent('teamRemoved', {
      cause: [player.uid, now],
      competition: { id: competitionId, name: competition.name },
      facts: { teamName: team.name, mayJoinAnother: true },
      audience: { of: 'people', uids: [player.uid] },
      byUid: uid,
      at: now,
    })
    writes.emit(event)
    return accept({})
  }),
)
