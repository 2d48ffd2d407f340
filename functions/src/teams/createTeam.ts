import { auditEntry } from '@upper-bracket/shared/audit/logEntry'
import { isOrganizer, refusalOf, rolesIn } from '@upper-bracket/shared/competition/permissions'
import { isDrafted } from '@upper-bracket/shared/draft/members'
import { accept, type Outcome, refuse } from '@upper-bracket/shared/errors/outcome'
import { createTeam as create } from '@upper-bracket/shared/team/createTeam'
import { foldedTeamName } from '@upper-bracket/shared/team/foldedTeamName'
import { nameHolder } from '@upper-bracket/shared/team/nameHolder'
import type { Transaction } from 'firebase-admin/firestore'
import { action } from '../actions/action.ts'
import { signatureOf } from '../actions/signatureOf.ts'
import type { Call, CallOutcome } from '../actions/steps.ts'
import { documents } from '../platform/firestore/documents.ts'
import { snapshotsOf } from '../platform/firestore/snapshotsOf.ts'
import { revokedId } from '../platform/transaction/revokedIds.ts'
import type { CheckedWrites } from '../platform/transaction/runOptimisticTransaction.ts'
import { admission } from '../roster/admission.ts'
import { openDraft } from '../roster/isDraftOpen.ts'
import { seatFields } from '../roster/seatFields.ts'

type Making = Call<'createTeam'>

/**
 * Creates a team with the caller as captain, or an empty one for an organizer. Concurrent calls are batched: teams are
 * counted once, and the last places go to the earliest calls.
 */
export const createTeam = action('createTeam', {
  maxWrites: 5,
  batchKey: ({ competitionId }) => competitionId,
  decideBatch: makeTogether,
})

/** Creates teams, provided that the competition has not changed since the decision. */
async function makeTogether(
  competitionId: string,
  calls: readonly Making[],
  reads: Transaction,
  writes: CheckedWrites,
): Promise<Outcome<readonly CallOutcome<'createTeam'>[], 'not-found'>> {
  const [competition, stored, members, names, revoked] = await Promise.all([
    reads.get(documents.competition(competitionId)),
    reads.get(documents.teams(competitionId)),
    snapshotsOf(
      reads,
      calls.map(({ uid }) => uid),
      uid => documents.player(competitionId, uid),
    ),
    snapshotsOf(
      reads,
      calls.map(({ input }) => foldedTeamName(input.name)),
      name => documents.teamName(competitionId, name),
    ),
    snapshotsOf(
      reads,
      calls.map(({ input }) => input.teamId),
      teamId => revokedId(competitionId, 'teams', teamId),
    ),
  ])
  const held = competition.data()
  if (held === undefined) return refuse('not-found', { document: 'competition' })

  const draft = await openDraft(reads, competitionId, held)

  // The state after the earlier calls of this batch.
  const players = new Map([...members].map(([uid, read]) => [uid, read.data() ?? null]))
  const current = new Map(stored.docs.map(read => [read.id, read.data()]))

  const outcomes = calls.map((call): CallOutcome<'createTeam'> => {
    const { uid, input } = call
    const { competitionId: _, ...newTeam } = input
    const { teamId } = newTeam
    const name = foldedTeamName(newTeam.name)
    const player = players.get(uid) ?? null
    const roles = rolesIn(held, uid, player)
    const refusal = refusalOf('createTeam', roles)
    if (refusal !== null) return refusal
    const created = create(
      { ...held, teamCount: current.size },
      newTeam,
      {
        uid,
        player,
        isOrganizer: isOrganizer(roles),
        isDrafted: player !== null && isDrafted(draft, player),
      },
      {
        team: current.get(teamId) ?? null,
        nameHolder: nameHolder(current, { ...newTeam, isOrganizer: isOrganizer(roles) }),
      },
    )
    if (!created.ok) return created

    const team = created.value.teams.get(teamId)
    if (team == null) return accept({ teamId })
    // Checked here as well, so that the other calls of the batch are not refused.
    if (revoked.get(teamId)?.exists) return refuse('id-taken')
    current.set(teamId, team)
    writes.create({ ref: documents.team(competitionId, teamId) }, team)
    const reservation = names.get(name)
    // A team whose name was folded otherwise may still hold it.
    if (reservation?.exists) writes.update(reservation, { teamId })
    else writes.create({ ref: documents.teamName(competitionId, name) }, { teamId })
    if (isOrganizer(roles)) {
      const auditAction = { action: 'createTeam', team: { teamId, name: team.name } } as const
      writes.log(competitionId, auditEntry(signatureOf(call), auditAction))
    }
    const founder = created.value.players.get(uid)
    const read = members.get(uid)
    if (founder !== undefined && read !== undefined) {
      players.set(uid, founder)
      writes.update(read, seatFields(read.data(), founder))
    }
    return accept({ teamId })
  })
  if (current.size > stored.size) writes.update(competition, admission({ teamCount: current.size }))
  return accept(outcomes)
}
