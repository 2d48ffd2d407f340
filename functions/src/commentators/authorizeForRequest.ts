import type { CommentatorRequest } from '@upper-bracket/shared/commentators/commentatorRequest'
import { rolesInRequest } from '@upper-bracket/shared/commentators/rolesInRequest'
import type { Competition } from '@upper-bracket/shared/competition/competition'
import { type Action, isOrganizer, may, type Role } from '@upper-bracket/shared/competition/permissions'
import { accept, type Outcome, refuse } from '@upper-bracket/shared/errors/outcome'
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore'
import { documents } from '../platform/firestore/documents.ts'
import { readCompetition } from '../platform/firestore/readCompetition.ts'

interface AuthorizedForRequest {
  readonly competition: Competition
  readonly roles: ReadonlySet<Role>
  readonly request: CommentatorRequest
  /** The request as it was read. */
  readonly snapshot: DocumentSnapshot<CommentatorRequest>
}

/** Like `authorize`, for actions on a request, which is returned too. Only organizers hear that there is none. */
export async function authorizeForRequest(
  reads: Transaction,
  action: Action,
  caller: { readonly uid: string; readonly competitionId: string; readonly requestId: string },
): Promise<Outcome<AuthorizedForRequest, 'not-found' | 'permission-denied'>> {
  const { uid, competitionId, requestId } = caller
  const [competition, snapshot] = await Promise.all([
    readCompetition(reads, competitionId),
    reads.get(documents.commentator(competitionId, requestId)),
  ])
  if (!competition.ok) return competition
  const request = snapshot.data()
  const roles = rolesInRequest(competition.value, request ?? null, uid)
  if (request === undefined && isOrganizer(roles)) return refuse('not-found', { document: 'request' })
  if (request === undefined || !may(action, roles)) return refuse('permission-denied')
  return accept({ competition: competition.value, roles, request, snapshot })
}
