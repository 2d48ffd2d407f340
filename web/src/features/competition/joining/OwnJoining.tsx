import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { type JoiningProfile, newPlayer } from '@upper-bracket/shared/competition/admitPlayer'
import type { JoiningStatement } from '@upper-bracket/shared/competition/joiningStatement'
import { queueLength } from '@upper-bracket/shared/competition/entryQueue'
import { freePlaces } from '@upper-bracket/shared/competition/closedRefusal'
import { leaveCompetition as judgeLeaving } from '@upper-bracket/shared/competition/leaveCompetition'
import { isOrganizer, may } from '@upper-bracket/shared/competition/permissions'
import { type Entry, type entryOf, teamEntryOf } from '@upper-bracket/shared/entry/entryOf'
import type { Player } from '@upper-bracket/shared/player/player'
import type { Profile } from '@upper-bracket/shared/profile/profile'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOwnApplicant } from '#documents/applicants.ts'
import type { CompetitionDocument } from '#documents/competition.ts'
import type { useMyParticipation } from '#documents/ownPlayer.ts'
import { newDocumentId } from '#platform/addresses/newDocumentId.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { useNow } from '#ui/time/useNow.ts'
import { useSend } from '#ui/useSend.ts'
import { AcceptedRules } from './AcceptedRules.tsx'
import { EnterCode } from './EnterCode.tsx'
import { JoiningButton } from './JoiningButton.tsx'
import { useJoinCompetitionMutation, useLeaveCompetitionMutation } from './joiningEndpoints.ts'
import { Reason } from './Reason.tsx'
import { UnmetRequirements } from './UnmetRequirements.tsx'
import { type JoinArrival, useJoinArrival } from './useJoinArrival.ts'
import { useNewcomer } from './useNewcomer.ts'
import { WaitsOnceAccepted } from './WaitsOnceAccepted.tsx'
import { withoutJoinQuestions } from './withoutJoinQuestions.ts'

const EnteringText = lazy(() => import('../../entering/EnteringText.tsx'))
const EnterTeamButton = lazy(() => import('./EnterTeamButton.tsx'))
// Few viewers have asked and are not in.
const Application = lazy(() => import('./Application.tsx'))

/** What a competition offers to anybody without an invitation. */
interface JoiningOffer {
  readonly entry: ReturnType<typeof entryOf>
  /** Whether the code of an invitation helps. */
  readonly takesCode: boolean
}

interface OwnJoiningProps {
  readonly competition: CompetitionDocument
  readonly own: ReturnType<typeof useMyParticipation>
  readonly uid: string
  readonly offer: JoiningOffer
  readonly secondary: boolean
  /** Stands here until it is known what the viewer can do. */
  readonly pending: ReactNode
}

/** Joins a competition or leaves it, for a viewer who is signed in, or explains why neither is possible. */
export default function OwnJoining({ competition, own, uid, offer, secondary, pending }: OwnJoiningProps) {
  const { t } = useTranslation('competition')
  const profile = useNewcomer(competition)
  const { removed, setLeaving } = useRemoval(own)
  const { arrival, done } = useJoinArrival(competition, own)
  const applicant = useOwnApplicant(competition.id, own.player === null ? uid : null)

  if (may('leaveCompetition', own.roles)) {
    return <Leave competition={competition} player={own.player} onLeaving={setLeaving} />
  }

  const application = applicant && profile && (
    <Suspense fallback={<Skeleton variant="rounded" width={220} height={40} />}>
      <Application competition={competition} applicant={applicant} profile={profile} />
    </Suspense>
  )
  // The status says that the competition has started; players admitted by an invitation participate.
  if (competition.status !== 'registration') {
    if (applicant?.state === 'declined') return application
    if (removed) return <Reason>{t('noLongerIn')}</Reason>
    if (arrival === null) return null
    return <Reason>{t(competition.status === 'running' ? 'competition-started' : 'competition-over')}</Reason>
  }
  if (!profile || (applicant === undefined && queueLength(competition.entryQueue) > 0)) return pending

  if (applicant && applicant.state !== 'declined') return application
  return (
    <>
      {removed && <Reason>{t('noLongerIn')}</Reason>}
      {application}
      <Enter
        competition={competition}
        uid={uid}
        profile={profile}
        {...offer}
        organizes={isOrganizer(own.roles)}
        secondary={secondary}
        arrival={arrival}
        onArrived={done}
      />
    </>
  )
}

interface EnterProps extends Omit<JoinProps, 'entry' | 'isAlone'>, JoiningOffer {
  readonly profile: Profile & JoiningProfile
  /** Whether the viewer is an organizer. */
  readonly organizes: boolean
}

/** The ways to join, or why there are none. */
function Enter({ entry, takesCode, organizes, ...join }: EnterProps) {
  const { t } = useTranslation('competition')
  const { competition, uid, profile } = join
  const now = useNow(competition.registrationDeadline)
  if (!entry.ok && !takesCode) {
    return (
      <Reason>{t(entry.code === 'registration-closed' && organizes ? 'closedByYou' : entry.code)}</Reason>
    )
  }
  if (!newPlayer(withoutJoinQuestions(competition, profile), { uid, profile, now }).ok) {
    return (
      <Reason>
        <UnmetRequirements competition={competition} profile={profile} />
      </Reason>
    )
  }
  if (!entry.ok) {
    return (
      <>
        <Reason>{t(entry.code)}</Reason>
        <EnterCode {...join} />
        <AcceptedRules competition={competition} />
      </>
    )
  }
  const teamEntry = competition.options.wholeTeams ? teamEntryOf(competition, { now }) : null
  const entersTeams = teamEntry?.ok === true
  return (
    <>
      {teamEntry?.ok && (
        <Suspense fallback={null}>
          <EnterTeamButton {...join} entry={teamEntry.value} />
        </Suspense>
      )}
      <Join
        {...join}
        entry={entry.value}
        secondary={join.secondary || entersTeams}
        arrival={entersTeams ? null : join.arrival}
        isAlone={entersTeams}
      />
      {teamEntry?.ok === false && (
        <Suspense fallback={null}>
          <Reason>
            <EnteringText of="noTeamPlaces" />
          </Reason>
        </Suspense>
      )}
      <WaitsOnceAccepted competition={competition} entry={entry.value} />
      {teamEntry?.ok && freePlaces(competition) > 0 && (
        <WaitsOnceAccepted competition={competition} entry={teamEntry.value} isTeam />
      )}
      {takesCode && <EnterCode {...join} secondary arrival={null} />}
      <AcceptedRules competition={competition} />
    </>
  )
}

/** Detects that the viewer was removed: they participated until a moment ago, and have not left here. */
function useRemoval({ uid, player }: OwnJoiningProps['own']) {
  const [part, setPart] = useState<'out' | 'in' | 'leaving'>('out')
  if (player !== null && part === 'out') setPart('in')
  if (player === null && (part === 'leaving' || (part === 'in' && uid === null))) setPart('out')
  return {
    removed: player === null && part === 'in',
    setLeaving: (leaving: boolean) => setPart(leaving ? 'leaving' : 'in'),
  }
}

interface JoinProps {
  /** What becomes of those who join. */
  readonly entry: Entry
  readonly competition: CompetitionDocument
  readonly uid: string
  readonly profile: Profile
  readonly secondary: boolean
  readonly arrival: JoinArrival | null
  readonly onArrived: () => void
  /** Whether others enter whole teams. */
  readonly isAlone: boolean
}

function Join({ entry, competition, uid, profile, secondary, arrival, onArrived, isAlone }: JoinProps) {
  const { t } = useTranslation('competition')
  const [join, { isLoading }] = useJoinCompetitionMutation()
  // The id is the same for every attempt, because the response to an earlier one may have been lost.
  const [joinId, setJoinId] = useState(newDocumentId)
  const send = useSend()
  const submit = async (statement: JoiningStatement) => {
    return send(join({ competitionId: competition.id, joinId, ...statement }), {
      // The page says what those who are not in are waiting for.
      done: ({ became }) => (became === 'entered' ? t('joined') : undefined),
      refused: ({ code }) => {
        // The viewer had joined by this id and was removed since: joining again is another attempt.
        if (code === 'id-taken') setJoinId(newDocumentId())
        // Another tab of the viewer was faster.
        return code === 'already-in-competition'
      },
    })
  }
  return (
    <JoiningButton
      competition={competition}
      uid={uid}
      profile={profile}
      joins
      submitLabel={t(`join_${entry}`)}
      secondary={secondary}
      busy={isLoading}
      onSubmit={submit}
      arrival={arrival}
      onArrived={onArrived}
    >
      {isAlone ? (
        <Suspense fallback={t(`join_${entry}`)}>
          <EnteringText of={`joinAlone_${entry}`} />
        </Suspense>
      ) : (
        t(`join_${entry}`)
      )}
    </JoiningButton>
  )
}

interface LeaveProps {
  readonly competition: CompetitionDocument
  /** The viewer's entry. */
  readonly player: Player | null
  /** Called with whether the viewer is leaving. */
  readonly onLeaving: (leaving: boolean) => void
}

function Leave({ competition, player, onLeaving }: LeaveProps) {
  const { t } = useTranslation('competition')
  const [asking, setAsking] = useState(false)
  const [leave, { isLoading }] = useLeaveCompetitionMutation()
  const send = useSend()
  const submit = async () => {
    onLeaving(true)
    const hasLeft = await send(leave({ competitionId: competition.id }), t('left'))
    setAsking(false)
    if (!hasLeft) onLeaving(false)
  }
  return (
    <>
      <Box
        component="span"
        sx={{
          display: 'inline-flex',
          gap: 0.75,
          alignItems: 'center',
          fontWeight: 650,
          color: 'success.main',
          mr: 1,
        }}
      >
        <CheckCircleOutlined fontSize="small" aria-hidden />
        {t('youTakePart')}
      </Box>
      {judgeLeaving(competition, player).ok && (
        <Button color="inherit" size="small" onClick={() => setAsking(true)}>
          {t('leave')}
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        title={t('leaveTitle')}
        confirmLabel={t('leave')}
        dangerous
        busy={isLoading}
        onConfirm={() => void submit()}
        onCancel={() => setAsking(false)}
      >
        {t('leaveText')}
        {competition.options.wholeTeams && player?.captain && (
          <Suspense fallback={null}>
            {' '}
            <EnteringText of="leaveNamed" />
          </Suspense>
        )}
      </ConfirmDialog>
    </>
  )
}
