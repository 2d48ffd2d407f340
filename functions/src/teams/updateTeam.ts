import { deedLogEntry } from '@upper-bracket/shared/audit/logEntry'
import { isOrganizer } from '@upper-bracket/shared/competition/permissions'
import { accept } from '@upper-bracket/shared/errors/outcome'
import { foldedTeamName } from '@upper-bracket/shared/team/foldedTeamName'
import { updateTeam as update } from '@upper-bracket/shared/team/updateTeam'
import { defineHandler } from '../platform/call/defineHandler.ts'
import { documents } from '../platform/firestore/documents.ts'
import { runOptimisticTransaction } from '../platform/transaction/runOptimisticTransaction.ts'
import { storeRosterChange } from '../roster/storeRosterChange.ts'
import { authorizeForTeam } from './authorizeForTeam.ts'

/** The captain or an organizer changes a team's name or link. */
export const updateTeam = defineHandler('updateTeam', ({ uid, input, now }) =>
  runOptimisticTransaction(async (reads, writes) => {
    const { competitionId, teamId, revision, ...changes } = input
    const authorized = await authorizeForTeam(reads, 'updateTeam', { uid, competitionId, teamId })
    if (!authorized.ok) return authorized
    const { team, snapshot, roles } = authorized.value

    const name = documents.teamName(competitionId, foldedTeamName(changes.name ?? team.name))
    const nameHolder = (await reads.get(name)).data()?.teamId ?? null
    const updated = update({ teamId, team }, changes, { revision, nameHolder })
    if (!updated.ok) return updated

    if (updated.value !== team) {
      const before = { teams: new Map([[teamId, snapshot]]), players: new Map() }
      const change = { teams: new Map([[teamId, updated.value]]), players: new Map() }
      await storeRosterChange(reads, writes, competitionId, before, change)
      if (isOrganizer(roles)) {
        const deed = {
          action: 'updateTeam',
          team: { teamId, name: team.name },
          before: { name: team.name, discordLink: team.discordLink },
          after: { name: updated.value.name, discordLink: updated.value.discordLink },
        } as const
        writes.log(competitionId, deedLogEntry({ uid, at: now }, deed))
      }
    }
    return accept({ revision: updated.value.revision })
  }),
)
