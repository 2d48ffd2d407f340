import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type JoiningProfile, newPlayer } from '@upper-bracket/shared/competition/admitPlayer'
import type { Applicant, EnteringTeam } from '@upper-bracket/shared/entry/applicant'
import { teamPlaces } from '@upper-bracket/shared/competition/closedRefusal'
import { closedTeamChange } from '@upper-bracket/shared/entry/enterTeam'
import { isRequirement } from '@upper-bracket/shared/competition/requirements'
import { isNamingInVain } from '@upper-bracket/shared/guest/closedNaming'
import { memberRefusal } from '@upper-bracket/shared/guest/nameMembers'
import { teamSize } from '@upper-bracket/shared/format/teamLimits'
import type { Profile } from '@upper-bracket/shared/profile/profile'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CompetitionDocument } from '#documents/competition.ts'
import { newDocumentId } from '#platform/addresses/newDocumentId.ts'
import { ConfirmedButton } from '#ui/ConfirmedButton.tsx'
import { LocalTime } from '#ui/time/LocalTime.tsx'
import { useNow } from '#ui/time/useNow.ts'
import { useSend } from '#ui/useSend.ts'
import { JoiningButton } from './JoiningButton.tsx'
import {
  useConfirmPlaceMutation,
  useJoinCompetitionMutation,
  useWithdrawApplicationMutation,
} from './joiningEndpoints.ts'
import { Reason } from './Reason.tsx'
import { UnmetRequirements } from './UnmetRequirements.tsx'

const EnterTeamDialog = lazy(() => import('../../entering/EnterTeamDialog.tsx'))

interface ApplicationProps {
  readonly competition: CompetitionDocument
  /** The viewer's own application. */
  readonly applicant: Applicant
  readonly profile: Profile & JoiningProfile
}

/** What has become of the viewer's application so far, and what the viewer can do about it. */
export default function Application({ competition, applicant, profile }: ApplicationProps) {
  const { t } = useTranslation('joining')
  const [confirm, confirming] = useConfirmPlaceMutation()
  const send = useSend()
  const { id: competitionId, entryQueue } = competition
  if (applicant.state === 'declined') {
    const { cause, reason } = applicant
    const unmet = applicant.team ? 'unmetByTeam' : 'unmet'
    const known = isRequirement(cause) ? unmet : cause
    return (
      <>
        <Reason>{reason === null ? t(`declined_${known}`) : t('declinedBecause', { reason })}</Reason>
        <Withdraw competitionId={competitionId} state="declined" />
      </>
    )
  }
  const { state } = applicant
  // The queue of the competition can be older than the application.
  const place = state === 'waiting' ? entryQueue.waiting.indexOf(applicant.ticket) + 1 : 0
  return (
    <>
      <Box role="status" sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
        {state === 'requested' && t('isRequested')}
        {state === 'waiting' &&
          (place === 0 ? t('isWaiting') : t('isWaitingAt', { place, count: entryQueue.waiting.length }))}
        {state === 'confirming' && (
          <>
            {t(applicant.team ? 'isConfirmingAsTeam' : 'isConfirming')}{' '}
            <LocalTime at={applicant.confirmUntil} length="short" />
          </>
        )}
      </Box>
      {applicant.team && <Team competition={competition} applicant={applicant} team={applicant.team} />}
      <Lacks competition={competition} applicant={applicant} profile={profile} />
      {state === 'confirming' && (
        <Button
          variant="contained"
          size="large"
          data-next-step="confirm-place"
          loading={confirming.isLoading}
          onClick={() => void send(confirm({ competitionId }), t('became_entered'))}
        >
          {t('confirmPlace')}
        </Button>
      )}
      <Withdraw competitionId={competitionId} state={state} team={applicant.team} />
    </>
  )
}

interface WithdrawProps {
  readonly competitionId: string
  readonly state: Applicant['state']
  /** The team that leaves the queue with the viewer. */
  readonly team?: EnteringTeam | undefined
}

/** Deletes the application, and says what organizers see until then. */
function Withdraw({ competitionId, state, team }: WithdrawProps) {
  const { t } = useTranslation('joining')
  const [withdraw, { isLoading }] = useWithdrawApplicationMutation()
  const send = useSend()
  const known = state === 'declined' ? state : 'queued'
  return (
    <>
      <Reason>{t(`kept_${known}`)}</Reason>
      <ConfirmedButton
        size="small"
        label={t(`withdraw_${state}`)}
        title={t(`withdrawTitle_${known}`)}
        busy={isLoading}
        onConfirm={() => send(withdraw({ competitionId }), t(`withdrawn_${known}`))}
      >
        {team && `${t('withdrawTeam', { team: team.name })} `}
        {t(`withdrawText_${state}`)}
      </ConfirmedButton>
    </>
  )
}

interface TeamProps extends Pick<ApplicationProps, 'competition' | 'applicant'> {
  readonly team: EnteringTeam
}

/** The team with which the viewer has asked to enter, and can be replaced for a while. */
function Team({ competition, applicant, team }: TeamProps) {
  const { t } = useTranslation('joining')
  const [changing, setChanging] = useState(false)
  const now = useNow(competition.registrationDeadline)
  const { answers, statedAge } = applicant
  const names = team.members.map(({ name }) => name)
  const own = team.members.filter(each => !each.substitute)
  const lacking = team.members
    .filter(member => memberRefusal(competition, member) !== null)
    .map(({ name }) => name)
  const isOpen = closedTeamChange(competition, applicant, now) === null
  const canName = !isNamingInVain(competition, now, true)
  return (
    <>
      <Reason>
        {t(names.length === 0 ? 'ofTeamAlone' : 'ofTeam', { team: team.name, names: names.join(', ') })}{' '}
        {applicant.state === 'waiting' && t('teamMovesUp', { seats: teamPlaces(competition.options) })}{' '}
        {isOpen && own.length < teamSize - 1 && canName && t('nameThemBefore')}
      </Reason>
      {lacking.length > 0 && (
        <Reason>{t(isOpen ? 'lacksMembers' : 'lacksMembersLate', { names: lacking.join(', ') })}</Reason>
      )}
      {isOpen && (
        <Button size="small" color="inherit" onClick={() => setChanging(true)}>
          {t('changeTeam')}
        </Button>
      )}
      {changing && (
        <Suspense fallback={null}>
          <EnterTeamDialog
            competition={competition}
            statement={{ answers, statedAge }}
            asked={team}
            onClose={() => setChanging(false)}
          />
        </Suspense>
      )}
    </>
  )
}

/** What the competition has come to require since the viewer asked, and how the viewer makes up for it. */
function Lacks({ competition, applicant, profile }: ApplicationProps) {
  const { t } = useTranslation('joining')
  const [join, { isLoading }] = useJoinCompetitionMutation()
  const [joinId] = useState(newDocumentId)
  const send = useSend()
  const { id: competitionId, options } = competition
  const { uid, answers, statedAge = 0 } = applicant
  const isAgeMissing = statedAge < options.minAge
  if (newPlayer(competition, { uid, profile, statement: applicant, now: 0 }).ok) return null
  return (
    <>
      <Reason>
        <UnmetRequirements
          competition={competition}
          profile={profile}
          asking={{ ...competition, options: { ...options, minAge: 0 } }}
        />
        {isAgeMissing && t('lacksAge', { age: options.minAge })}
      </Reason>
      {isAgeMissing && (
        <JoiningButton
          competition={competition}
          uid={uid}
          profile={profile}
          joins
          stated={{ answers }}
          submitLabel={t('supply')}
          secondary={applicant.state === 'confirming'}
          busy={isLoading}
          onSubmit={statement => send(join({ competitionId, joinId, ...statement }), t('supplied'))}
        >
          {t('confirmAge')}
        </JoiningButton>
      )}
    </>
  )
}
