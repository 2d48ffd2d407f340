import { isOrganizer } from '@upper-bracket/shared/competition/permissions'
import { accept } from '@upper-bracket/shared/errors/outcome'
import { createTeam as create } from '@upper-bracket/shared/team/createTeam'
import { foldedTeamName } from '@upper-bracket/shared/team/foldedTeamName'
import { authorize } from '../platform/authorize.ts'
import { defineCallable } from '../platform/defineCallable.ts'
import { documents } from '../platform/documents.ts'
import { inTransaction } from '../platform/inTransaction.ts'
import { storeRosterChange } from './storeRosterChange.ts'

/** A player makes a team and becomes its captain, or an organizer makes an empty one. */
export const createTeam = defineCallable('createTeam', ({ uid, input }) =>
  inTransaction(async transaction => {
    const { competitionId, ...newTeam } = input
    const { teamId } = newTeam
    const [authorized, team, name] = await Promise.all([
      authorize(transaction, 'createTeam', { uid, competitionId }),
      transaction.get(documents.team(competitionId, teamId)),
      transaction.get(documents.teamName(competitionId, foldedTeamName(newTeam.name))),
    ])
    if (!authorized.ok) return authorized
    const { competition, player, roles } = authorized.value

    const created = create(
      competition,
      newTeam,
      { uid, player, isOrganizer: isOrganizer(roles) },
      { team: team.data() ?? null, nameHolder: name.data()?.teamId ?? null },
    )
    if (!created.ok) return created
    storeRosterChange(transaction, competitionId, { teams: new Map() }, created.value)
    return accept({ teamId })
  }),
)
