import type { CompetitionDocument, StoredPlayer, TeamDocument } from '#documents/competition.ts'
import type { InvitationDocument } from './invitationEndpoints.ts'

export interface InvitedDocuments {
  readonly competition: CompetitionDocument
  readonly invitation: InvitationDocument
  /** Null if the invitation has no team, or the team is gone. */
  readonly team: TeamDocument | null
  /** Null if the invitation has no guest, or the guest is gone. */
  readonly guest: StoredPlayer | null
}
