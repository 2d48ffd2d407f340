import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { freePlaces } from '@upper-bracket/shared/competition/closedRefusal'
import { entryOf } from '@upper-bracket/shared/entry/entryOf'
import { requiredText } from '@upper-bracket/shared/wording/requiredText'
import { lazy, Suspense, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink, useLocation, useSearchParams } from 'react-router'
import type { CompetitionDocument } from '#documents/competition.ts'
import type { useMyParticipation } from '#documents/ownPlayer.ts'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { dropJoinIntent, joinAt, joinParameter, keepJoinIntent } from '#platform/joinIntent.ts'
import { useNow } from '#ui/time/useNow.ts'
import { AcceptedRules } from './AcceptedRules.tsx'
import { Reason } from './Reason.tsx'
import { WaitsOnceAccepted } from './WaitsOnceAccepted.tsx'
import { useRequirementTexts } from './useRequirementTexts.ts'

// Strangers can only sign up.
const OwnJoining = lazy(() => import('./OwnJoining.tsx'))

interface JoinOrLeaveProps {
  readonly competition: CompetitionDocument
  readonly own: ReturnType<typeof useMyParticipation>
  /** Whether another step of the viewer comes first, so that joining is not the filled button. */
  readonly secondary?: boolean
}

/** Joins or leaves a competition, or explains why neither is possible and what to do. */
export function JoinOrLeave({ competition, own, secondary = false }: JoinOrLeaveProps) {
  const { t } = useTranslation('competition')
  const texts = useRequirementTexts()
  const { pathname } = useLocation()
  const now = useNow(competition.registrationDeadline)
  const [query] = useSearchParams()
  const isMarked = query.has(joinParameter)
  useEffect(() => {
    // A viewer who came back without signing in has changed their mind.
    if (!isMarked) dropJoinIntent()
  }, [isMarked])

  const awaited = <Skeleton data-awaits="session" variant="rounded" width={150} height={40} />
  if (!own.known) return awaited
  const entry = entryOf(competition, { now })
  // A code admits people where nothing else does, and spares others the approval, if there is a place.
  const isApproved = competition.options.entry === 'approval'
  const takesCode = entry.ok
    ? isApproved && freePlaces(competition, true) > 0
    : entry.code === 'invitation-required'
  const label = entry.ok ? t(`join_${entry.value}`) : t('enterCode')
  const variant = secondary ? 'outlined' : 'contained'
  if (own.uid !== null) {
    const pending = entry.ok ? (
      <Button variant={variant} size="large" loading>
        {label}
      </Button>
    ) : null
    return (
      <Suspense fallback={own.player === null ? pending : awaited}>
        <OwnJoining
          competition={competition}
          own={own}
          uid={own.uid}
          offer={{ entry, takesCode }}
          secondary={secondary}
          pending={pending}
        />
      </Suspense>
    )
  }
  if (competition.status !== 'registration') return null
  if (!entry.ok && !takesCode) return <Reason>{t(entry.code)}</Reason>
  const required = requiredText(texts, competition)
  return (
    <>
      {!entry.ok && <Reason>{t(entry.code)}</Reason>}
      <Button
        component={RouterLink}
        to={hrefs.signUp(joinAt(pathname))}
        onClick={() => keepJoinIntent(competition)}
        variant={variant}
        size="large"
        {...(!secondary && { 'data-next-step': 'join' })}
      >
        {label}
      </Button>
      {entry.ok && <WaitsOnceAccepted competition={competition} entry={entry.value} />}
      {required !== null && <Reason>{required}</Reason>}
      <AcceptedRules competition={competition} />
    </>
  )
}
