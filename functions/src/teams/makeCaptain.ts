import { deedLogEntry } from '@upper-bracket/shared/audit/logEntry'
import { isOrganizer } from '@upper-bracket/shared/competition/permissions'
import { accept } from '@upper-bracket/shared/errors/outcome'
import { makeCaptain as make } from '@upper-bracket/shared/team/makeCaptain'
import { defineHandler } from '../platform/call/defineHandler.ts'
import { dataOf } from '../platform/firestore/dataOf.ts'
import { documents } from '../platform/firestore/documents.ts'
import { runOptimisticTransaction } from '../platform/transaction/runOptimisticTransaction.ts'
import { readMembers } from '../roster/readMembers.ts'
import { storeRosterChange } from '../roster/storeRosterChange.ts'
import { authorizeForTeam } from './authorizeForTeam.ts'

/** An organizer makes a member captain, or the captain hands the captaincy on. */
export const makeCaptain = defineHandler('makeCaptain', ({ uid, input, now }) =>
  runOptimisticTransaction(async (reads, writes) => {
    const { competitionId, teamId } = input
    const authorized = await authorizeForTeam(reads, 'makeCaptain', { uid, competitionId, teamId })
    if (!authorized.ok) {
      // Repeated by the former captain, who has handed it on.
      const team = (await reads.get(documents.team(competitionId, teamId))).data()
      const isDone = team?.captainUid === input.uid && team.playerUids.includes(uid) && uid !== input.uid
      return isDone ? accept({}) : authorized
    }
    const { team, snapshot, roles } = authorized.value

    const members = await readMembers(reads, competitionId, team)
    const players = dataOf(members.values())
    const made = make({ teams: new Map([[teamId, team]]), players }, teamId, input.uid)
    if (!made.ok) return made
    const before = { teams: new Map([[teamId, snapshot]]), players: members }
    await storeRosterChange(reads, writes, competitionId, before, made.value)
    if (isOrganizer(roles) && made.value.teams.size > 0) {
      const deed = {
        action: 'makeCaptain',
        person: { uid: input.uid, name: players.get(input.uid)?.displayName ?? null },
        team: { teamId, name: team.name },
        formerUid: team.captainUid,
      } as const
      writes.log(competitionId, deedLogEntry({ uid, at: now }, deed))
    }
    return accept({})
  }),
)
