import Button from '@mui/material/Button'
import type { Match, Side } from '@upper-bracket/shared/bracket/model/match'
import { currentCheckIn, missingSides, noShowOf } from '@upper-bracket/shared/matchRoom/checkIn'
import type { MatchRoom } from '@upper-bracket/shared/matchRoom/matchRoom'
import type { MatchStep } from '@upper-bracket/shared/matchRoom/matchStep'
import type { SelfService } from '@upper-bracket/shared/selfService/selfService'
import { useTranslation } from 'react-i18next'
import type { CompetitionDocument } from '#documents/competition.ts'
import { useMatchTexts } from '#features/bracket/texts/useMatchTexts.ts'
import { useCheckInForMatchMutation } from '../state/matchRoomEndpoints.ts'
import { useOwnSide } from '../state/useOwnSide.ts'
import { useTeamCalls } from '../state/useTeamCalls.ts'
import { NoShowDecision } from './NoShowDecision.tsx'
import { StepBar } from '../section/StepBar.tsx'

interface CheckInStepProps {
  readonly competition: CompetitionDocument
  readonly selfService: SelfService
  readonly match: Match
  readonly matchRoom: MatchRoom
  /** `check-in`, `no-show`, or `stuck` before the start. */
  readonly step: MatchStep
  readonly now: number | null
}

/** The check-in of a match, and an organizer's decision about a team that did not come. */
export default function CheckInStep({
  competition,
  selfService,
  match,
  matchRoom,
  step,
  now,
}: CheckInStepProps) {
  const { t } = useTranslation('matchRoom')
  const { side, mayCheckIn, organizes } = useOwnSide(competition, match)
  const checkIn = currentCheckIn(matchRoom, match)
  if (checkIn === null) return null
  const isOver = now !== null && now >= checkIn.deadline
  const noShow = noShowOf(matchRoom, checkIn, selfService)
  const missing = missingSides(checkIn)
  const isStuck = step.kind === 'stuck'
  const offered = isOver && noShow === 'walkover' ? [] : missing.filter(each => mayCheckIn.includes(each))
  const isAsked = side !== null && offered.includes(side)
  const decides = organizes && isOver && missing.length > 0 && (isStuck || noShow === 'organizer')
  const isNeeded = (each: Side) => each === side || checkIn.organizerSides.includes(each)
  return (
    <StepBar
      title={t(isAsked ? 'checkInAsked' : 'checkIn')}
      hint={isStuck ? t('checkInStuck') : isOver ? t(`checkInOver_${noShow}`) : t(`checkInHint_${noShow}`)}
      deadline={checkIn.deadline}
      now={now}
      urgent={isAsked || decides || (organizes && step.needsOrganizer)}
    >
      {(offered.length > 0 || decides) && (
        <>
          {offered.map(each => (
            <CheckInButton
              key={each}
              match={match}
              side={each}
              isOwn={each === side}
              isNext={isNeeded(each)}
            />
          ))}
          {decides && <NoShowDecision match={match} missing={missing} isNext={!missing.some(isNeeded)} />}
        </>
      )}
    </StepBar>
  )
}

interface CheckInButtonProps {
  readonly match: Match
  readonly side: Side
  /** Whether it is the viewer's team. */
  readonly isOwn: boolean
  /** Whether checking in is what the viewer has to do. */
  readonly isNext: boolean
}

function CheckInButton({ match, side, isOwn, isNext }: CheckInButtonProps) {
  const { t } = useTranslation('matchRoom')
  const texts = useMatchTexts()
  const { of, send } = useTeamCalls(match)
  const [checkIn, { isLoading }] = useCheckInForMatchMutation()
  return (
    <Button
      {...(isNext
        ? { variant: 'contained', 'data-next-step': 'check-in' }
        : { variant: 'outlined', color: 'inherit' })}
      loading={isLoading}
      onClick={() => void send(checkIn(of(side)))}
    >
      {isOwn ? t('weAreHere') : t('checkInForTeam', { team: texts.slot(match, side) })}
    </Button>
  )
}
