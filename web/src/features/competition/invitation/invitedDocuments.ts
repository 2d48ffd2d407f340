import type { CompetitionDocument, StoredPlayer, TeamDocument } from '#documents/competition.ts'
import type { InvitationDocument } from './invitationEndpoints.ts'

export interface InvitedDocuments {
  readonly competition: CompetitionDocument
  readonly invitation: InvitationDocument
  /** Null if it is to none, or the team is gone. */
  readonly team: TeamDocument | null
  /** Null if there is none to be taken over, or the guest is gone. */
  readonly guest: StoredPlayer | null
}
