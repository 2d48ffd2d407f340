import { functionsRegion } from '@upper-bracket/shared/contract/functionsRegion'
import { onDocumentDeleted } from 'firebase-functions/firestore'
import { capacity } from '../platform/capacity.ts'
import { firestore } from '../platform/firebase.ts'
import { documents } from '../platform/firestore/documents.ts'

interface TeamIds {
  readonly competitionId: string
  readonly teamId: string
}

/** Deletes the conversation of a deleted team. */
export const clearTeam = onDocumentDeleted(
  {
    document: 'competitions/{competitionId}/teams/{teamId}',
    region: functionsRegion,
    ...capacity.trigger,
    retry: true,
  },
  ({ params }) => clearTeamChat(params),
)

/**
 * Deletes the conversation of a team that does not exist; otherwise it has no effect. A message may be committed while
 * its team is being deleted, so sending one calls this too.
 */
export async function clearTeamChat({ competitionId, teamId }: TeamIds): Promise<void> {
  const team = await documents.team(competitionId, teamId).get()
  if (team.exists) return
  await firestore().recursiveDelete(documents.teamMessages(competitionId, teamId))
  await documents.teamConversation(competitionId, teamId).delete()
}
