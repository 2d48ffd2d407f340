import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import type { JoiningStatement } from '@upper-bracket/shared/competition/joiningStatement'
import { isRequirement } from '@upper-bracket/shared/competition/requirements'
import { acceptInvitation } from '@upper-bracket/shared/invitation/acceptInvitation'
import type { Profile } from '@upper-bracket/shared/profile/profile'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink, useNavigate } from 'react-router'
import { useOwnApplicant } from '#documents/applicants.ts'
import type { CompetitionDocument } from '#documents/competition.ts'
import { useMyParticipation } from '#documents/ownPlayer.ts'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { useSend } from '#ui/useSend.ts'
import { AcceptedRules } from '../joining/AcceptedRules.tsx'
import { JoiningButton } from '../joining/JoiningButton.tsx'
import { Reason } from '../joining/Reason.tsx'
import { UnmetRequirements } from '../joining/UnmetRequirements.tsx'
import { useNewcomer } from '../joining/useNewcomer.ts'
import { withoutJoinQuestions } from '../joining/withoutJoinQuestions.ts'
import { useAcceptInvitationMutation } from './invitationEndpoints.ts'
import type { InvitedDocuments } from './invitedDocuments.ts'

interface AcceptInvitationProps {
  readonly invited: InvitedDocuments
  /** The viewer's uid. */
  readonly uid: string
  readonly now: number
  readonly isTeamGone: boolean
}

/** Accepts at once, or says why that is not possible, by the same rule as the functions. */
export function AcceptInvitation({ invited, uid, now, isTeamGone }: AcceptInvitationProps) {
  const { t } = useTranslation('people')
  const { competition, invitation } = invited
  const { known, player } = useMyParticipation(competition)
  const profile = useNewcomer(competition)
  if (!known || !profile) return <Skeleton variant="rounded" width={180} height={44} />

  const asking = withoutJoinQuestions(competition, profile)
  const judged = { ...invited, competition: asking }
  const outcome = acceptInvitation(judged, { uid, profile, player }, now)
  if (outcome.ok) {
    if (outcome.value.invited === judged) return <AlreadyAccepted competitionId={competition.id} />
    return <Accept invited={invited} uid={uid} profile={profile} isPlayer={player !== null} />
  }
  return (
    <Box role="status" sx={{ color: 'text.secondary' }}>
      {isRequirement(outcome.code) ? (
        <UnmetRequirements competition={competition} profile={profile} />
      ) : (
        <>{isTeamGone ? t('teamGone') : t(outcome.code)} </>
      )}
      {outcome.code === 'already-in-team' && invitation.teamId !== null && t('leaveTeamFirst')}
    </Box>
  )
}

function AlreadyAccepted({ competitionId }: { competitionId: string }) {
  const { t } = useTranslation(['people', 'competition'])
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Box
        role="status"
        sx={{ display: 'flex', gap: 0.75, alignItems: 'center', fontWeight: 650, color: 'success.main' }}
      >
        <CheckCircleOutlined fontSize="small" aria-hidden />
        {t('alreadyAccepted')}
      </Box>
      <Button component={RouterLink} to={hrefs.competition(competitionId)} variant="contained" size="large">
        {t('openTournament')}
      </Button>
    </Box>
  )
}

interface AcceptProps {
  readonly invited: InvitedDocuments
  readonly uid: string
  readonly profile: Profile
  readonly isPlayer: boolean
}

/** Says that the team with which the viewer has asked to enter leaves the queue. */
function QueuedTeam({
  competition,
  uid,
}: {
  readonly competition: CompetitionDocument
  readonly uid: string
}) {
  const { t } = useTranslation('people')
  const applicant = useOwnApplicant(competition.id, competition.entryQueue.teams ? uid : null)
  if (applicant?.team === undefined || applicant.state === 'declined') return null
  return <Reason>{t('queuedTeamLeaves', { team: applicant.team.name })}</Reason>
}

/** A button that accepts the invitation and opens the tournament. Newcomers are asked for a name and a rank first. */
function Accept({ invited, uid, profile, isPlayer }: AcceptProps) {
  const { t } = useTranslation('people')
  const { competition, invitation } = invited
  const [accept, { isLoading }] = useAcceptInvitationMutation()
  const send = useSend()
  const navigate = useNavigate()
  const submit = async (statement: JoiningStatement) => {
    const accepted = t(`accepted_${invitation.role}`, { team: invited.team?.name ?? '' })
    const isAccepted = await send(accept({ invitationId: invitation.id, ...statement }), accepted)
    if (isAccepted) await navigate(hrefs.competition(competition.id))
    return isAccepted
  }
  const joins = invitation.role !== 'administrator' && !isPlayer
  return (
    <>
      <JoiningButton
        competition={competition}
        uid={uid}
        profile={profile}
        joins={joins}
        takesOver={invitation.role === 'takeOver'}
        busy={isLoading}
        onSubmit={submit}
      >
        {t(`accept_${invitation.role}`)}
      </JoiningButton>
      {joins && <QueuedTeam competition={competition} uid={uid} />}
      {joins && <AcceptedRules competition={competition} />}
    </>
  )
}
