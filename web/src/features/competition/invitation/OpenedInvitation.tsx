import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Skeleton from '@mui/material/Skeleton'
import { organizerName } from '@upper-bracket/shared/competition/administrators/organizerName'
import { invitationState } from '@upper-bracket/shared/invitation/invitationState'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router'
import { usePlayerQuery } from '#documents/ownPlayer.ts'
import { useSession } from '#documents/sessionSlice.ts'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { GameLabel } from '#ui/game/GameLabel.tsx'
import { InvitationMessage } from '#ui/page/InvitationMessage.tsx'
import { SignInFirst } from '#ui/SignInFirst.tsx'
import { LocalTime } from '#ui/time/LocalTime.tsx'
import { useNow } from '#ui/time/useNow.ts'
import { AcceptInvitation } from './AcceptInvitation.tsx'
import type { InvitedDocuments } from './invitedDocuments.ts'

/** The inviter, the competition and the role, or the state of an invitation that is no longer valid. */
export function OpenedInvitation({ invited }: { invited: InvitedDocuments }) {
  const { t } = useTranslation(['people', 'errors', 'common'])
  const { competition, invitation, team, guest } = invited
  // Both deadlines change the possible actions.
  const now = Math.max(useNow(invitation.expiresAt), useNow(competition.registrationDeadline))
  const session = useSession()
  const inviter = useInviterName(invited)
  const state = invitationState(invited, now)
  const isTeamGone = invitation.teamId !== null && team === null
  const isGuestGone = invitation.role === 'takeOver' && guest === null
  const names = {
    competition: competition.name,
    team: team?.name ?? '',
    inviter: inviter ?? '',
    player: guest?.displayName ?? '',
  }
  const overline = <GameLabel game={competition.game} />

  const toCompetition = (
    <Link component={RouterLink} to={hrefs.competition(competition.id)} underline="always">
      {t('lookAtTournament')}
    </Link>
  )
  // A person who already has the role is told so, whatever the state of the invitation.
  const isOpen = state === 'open' && !isTeamGone && !isGuestGone
  if (!isOpen && session.status !== 'signed-in') {
    return (
      <InvitationMessage
        overline={overline}
        title={t('inviteTo', names)}
        text={
          isGuestGone
            ? t('errors:guest-gone')
            : t(isTeamGone ? 'teamGone' : `errors:invite-${state === 'open' ? 'revoked' : state}`)
        }
      >
        {toCompetition}
      </InvitationMessage>
    )
  }
  return (
    <InvitationMessage
      overline={overline}
      title={t(invitation.role === 'teamMember' && team !== null ? 'inviteToTeam' : 'inviteTo', names)}
      text={
        isOpen &&
        t(inviter === null ? `invitesUnnamed_${invitation.role}` : `invites_${invitation.role}`, names)
      }
    >
      <Facts invited={invited} />
      {session.status === 'signed-in' && (
        <AcceptInvitation invited={invited} uid={session.user.uid} now={now} isTeamGone={isTeamGone} />
      )}
      {session.status === 'signed-out' && <SignInFirst hint={t('comeBack')} />}
      {session.status === 'unknown' && (
        // Its room is reserved, so that nothing moves.
        <Skeleton data-awaits="session" variant="rounded" width="100%" sx={{ maxWidth: 'none' }}>
          <SignInFirst hint={t('comeBack')} />
        </Skeleton>
      )}
      {toCompetition}
    </InvitationMessage>
  )
}

function Facts({ invited }: { invited: InvitedDocuments }) {
  const { t } = useTranslation(['people', 'competition', 'common'])
  const { competition, invitation } = invited
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        p: 2,
        display: 'grid',
        gridTemplateColumns: 'auto 1fr',
        columnGap: 2,
        rowGap: 1,
        bgcolor: 'background.paper',
        borderRadius: 1,
        '& dt': { color: 'text.secondary' },
        '& dd': { m: 0, fontWeight: 650, overflowWrap: 'anywhere' },
      }}
    >
      <dt>{t('competition:starts')}</dt>
      <dd>
        <LocalTime at={competition.startDate} />
      </dd>
      <dt>{t('competition:takePart')}</dt>
      <dd>{t('common:players', { count: competition.playerCount })}</dd>
      <dt>{t('validUntil')}</dt>
      <dd>
        <LocalTime at={invitation.expiresAt} length="short" />
      </dd>
    </Box>
  )
}

/** Captains are found among the players. */
function useInviterName({ competition, invitation }: InvitedDocuments): string | null {
  const { inviterUid } = invitation
  const entry = usePlayerQuery({ competitionId: competition.id, uid: inviterUid }).currentData?.value
  return organizerName(competition, inviterUid) ?? entry?.displayName ?? null
}
