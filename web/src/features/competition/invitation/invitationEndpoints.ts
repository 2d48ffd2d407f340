import type { Invitation } from '@upper-bracket/shared/invitation/invitation'
import { invitationLimits } from '@upper-bracket/shared/invitation/invitationLimits'
import type { TeamDocument } from '#documents/competition.ts'
import { api } from '#platform/api/api.ts'
import { callable } from '#platform/api/callableEndpoint.ts'
import { documentStream, listStream } from '#platform/streams/documentStreams.ts'
import type { Live } from '#platform/streams/streamMachine.ts'

export type InvitationDocument = Invitation & { readonly id: string }

interface InvitationAddress {
  readonly competitionId: string
  readonly invitationId: string
}

interface ListAddress {
  readonly competitionId: string
  /** Selects the invitations to this team; null selects the newest of all. */
  readonly teamId: string | null
}

const invitationApi = api.injectEndpoints({
  endpoints: build => ({
    /** The competition of an invitation; null if there is no such invitation. */
    inviteAddress: build.query<Live<{ readonly competitionId: string } | null>, string>({
      ...documentStream(
        invitationId => `invites/${invitationId}`,
        data => data as { competitionId: string },
      ),
    }),
    invitation: build.query<Live<InvitationDocument | null>, InvitationAddress>({
      ...documentStream(
        ({ competitionId, invitationId }: InvitationAddress) =>
          `competitions/${competitionId}/invitations/${invitationId}`,
        (data, { invitationId }) => ({ ...data, id: invitationId }) as InvitationDocument,
      ),
    }),
    invitations: build.query<Live<readonly InvitationDocument[]>, ListAddress>({
      ...listStream(
        ({ competitionId, teamId }: ListAddress) =>
          teamId === null
            ? { query: 'invitations', params: { competitionId }, limit: invitationLimits.perCompetition }
            : {
                query: 'invitationsToTeam',
                params: { competitionId, teamId },
                limit: invitationLimits.perTeam,
              },
        ({ id, data }) => ({ ...data, id }) as InvitationDocument,
      ),
    }),
    /** The team of an invitation; null if it has been deleted. */
    invitedTeam: build.query<
      Live<TeamDocument | null>,
      { readonly competitionId: string; readonly teamId: string }
    >({
      ...documentStream(
        ({ competitionId, teamId }) => `competitions/${competitionId}/teams/${teamId}`,
        (data, { teamId }) => ({ ...data, id: teamId }) as TeamDocument,
      ),
    }),
    revokeInvitation: callable(build, 'competitions', 'revokeInvitation'),
    acceptInvitation: callable(build, 'competitions', 'acceptInvitation'),
  }),
})

export const {
  useInviteAddressQuery,
  useInvitationQuery,
  useInvitationsQuery,
  useInvitedTeamQuery,
  useRevokeInvitationMutation,
  useAcceptInvitationMutation,
} = invitationApi
