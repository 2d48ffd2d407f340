import type { Match } from '@upper-bracket/shared/bracket/model/match'
import { isLocked } from '@upper-bracket/shared/live/broadcastQueue'
import type { MatchRoom } from '@upper-bracket/shared/matchRoom/matchRoom'
import { matchStep } from '@upper-bracket/shared/matchRoom/matchStep'
import { useTranslation } from 'react-i18next'
import type { CompetitionDocument } from '#documents/competition.ts'
import { useServerNow } from '#ui/time/useServerNow.ts'
import { useStepText } from '../agenda/useStepText.ts'

interface OfMatch {
  readonly competition: CompetitionDocument
  readonly match: Match
  /** Null if the match room does not exist, or organizers run the match. */
  readonly matchRoom: MatchRoom | null
}

/** Returns what the match on air waits for. Teams that run their match also start it, unless it is locked. */
export function useDeskStep({ competition, match, matchRoom }: OfMatch) {
  const { t } = useTranslation(['desk', 'bracket'])
  const isRunByTeams = competition.selfService !== null
  const now = useServerNow(isRunByTeams ? 5000 : null) ?? null
  const step = matchStep(match, { competition, matchRoom, now })
  const text = useStepText({ match, matchRoom, step, since: step.since, late: false }, now)
  const isHeld = match.status === 'ready' && isRunByTeams && isLocked(competition, match.id)
  return {
    isLocked: isHeld,
    isVeto: step.kind === 'veto',
    mayStart: match.status === 'ready' && !isRunByTeams,
    text: isHeld
      ? t('locked')
      : isRunByTeams
        ? text
        : match.status === 'waiting'
          ? t('bracket:waitingHint')
          : null,
  }
}
