import type { Match } from '@upper-bracket/shared/bracket/model/match'
import { isLocked } from '@upper-bracket/shared/live/broadcastQueue'
import { currentCheckIn, missingSides } from '@upper-bracket/shared/matchRoom/checkIn'
import type { MatchRoom } from '@upper-bracket/shared/matchRoom/matchRoom'
import { matchStep } from '@upper-bracket/shared/matchRoom/matchStep'
import { useTranslation } from 'react-i18next'
import type { CompetitionDocument } from '#documents/competition.ts'
import { useServerNow } from '#ui/time/useServerNow.ts'
import { useStepText } from '#features/organizing/agenda/useStepText.ts'

interface OfMatch {
  readonly competition: CompetitionDocument
  readonly match: Match
  /** Null if the match room does not exist, or organizers run the match. */
  readonly matchRoom: MatchRoom | null
}

/**
 * Returns what the match on air waits for. Teams that run their match also start it, unless it is locked; the desk
 * checks in those without an account, and starts the match without waiting for the others.
 */
export function useDeskStep({ competition, match, matchRoom }: OfMatch) {
  const { t } = useTranslation(['desk', 'bracket'])
  const isRunByTeams = competition.selfService !== null
  const now = useServerNow(isRunByTeams ? 5000 : null) ?? null
  const step = matchStep(match, { competition, matchRoom, now })
  const text = useStepText({ match, matchRoom, step, since: step.since, late: false }, now)
  const checkIn = matchRoom && currentCheckIn(matchRoom, match)
  const missing = checkIn ? missingSides(checkIn) : ([0, 1] as const)
  const isHeld = match.status === 'ready' && isRunByTeams && isLocked(competition, match.id)
  return {
    isLocked: isHeld,
    isVeto: step.kind === 'veto',
    /** The side that is checked in from the desk; null if there is none. */
    toCheckIn: missing.find(side => checkIn?.organizerSides.includes(side)) ?? null,
    mayStart: match.status === 'ready' && !isHeld,
    /** The sides that a start does not wait for. */
    missing: isRunByTeams ? missing : [],
    text: isHeld
      ? t('locked')
      : isRunByTeams
        ? text
        : match.status === 'waiting'
          ? t('bracket:waitingHint')
          : null,
  }
}
