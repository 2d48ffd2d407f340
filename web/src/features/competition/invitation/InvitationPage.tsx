import { skipToken } from '@reduxjs/toolkit/query/react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { type CompetitionDocument, useCompetitionQuery } from '#documents/competition.ts'
import { usePlayerQuery } from '#documents/ownPlayer.ts'
import { DeadLink } from '#ui/page/DeadLink.tsx'
import { LoadFailure } from '#ui/page/LoadFailure.tsx'
import { PageSkeleton } from '#ui/page/PageSkeleton.tsx'
import { type InvitationDocument, useInvitationQuery, useInviteAddressQuery } from './invitationEndpoints.ts'
import { OpenedInvitation } from './OpenedInvitation.tsx'
import { useInvitedTeam } from './useInvitedTeam.ts'

/** An invalid address is treated like that of an invitation that does not exist. */
const invitationId = /^[A-Za-z0-9_-]{22}$/

/** Shows an invitation to anyone who has its link. */
export default function InvitationPage() {
  const { t } = useTranslation('people')
  const { invitationId: id = '' } = useParams<{ invitationId: string }>()
  const address = useInviteAddressQuery(invitationId.test(id) ? id : skipToken)
  const competitionId = address.currentData?.value?.competitionId
  const known = competitionId === undefined ? skipToken : competitionId
  const competition = useCompetitionQuery(known)
  const invitation = useInvitationQuery(
    competitionId === undefined ? skipToken : { competitionId, invitationId: id },
  )

  const missing = <DeadLink title={t('invitationMissing')} text={t('invitationMissingText')} />
  if (!invitationId.test(id) || address.currentData?.value === null) return missing
  const streams = [address, competition, invitation]
  const failed = streams.find(({ error, currentData }) => error !== undefined && currentData === undefined)
  if (failed !== undefined) return <LoadFailure error={failed.error} onRetry={() => void failed.refetch()} />
  if (competition.currentData === undefined || invitation.currentData === undefined) return <PageSkeleton />
  if (competition.currentData.value === null || invitation.currentData.value === null) return missing
  return <WithSeat competition={competition.currentData.value} invitation={invitation.currentData.value} />
}

interface WithSeatProps {
  readonly competition: CompetitionDocument
  readonly invitation: InvitationDocument
}

function WithSeat({ competition, invitation }: WithSeatProps) {
  const { playerUid } = invitation
  const guest = usePlayerQuery(
    playerUid === undefined ? skipToken : { competitionId: competition.id, uid: playerUid },
  )
  const player = guest.currentData?.value ?? null
  const { team, isLoading } = useInvitedTeam(competition.id, invitation.teamId ?? player?.teamId ?? null)
  const isGuestLoading = playerUid !== undefined && guest.currentData === undefined && !guest.isError
  if (isLoading || isGuestLoading) return <PageSkeleton />
  return <OpenedInvitation invited={{ competition, invitation, team, guest: player }} />
}
