import { kindOf } from '@upper-bracket/shared/bracket/kinds/kindOf'
import type { Match } from '@upper-bracket/shared/bracket/model/match'
import { stageOf } from '@upper-bracket/shared/bracket/rounds/stageOf'
import { takesTitle } from '@upper-bracket/shared/bracket/standings/finals'
import { useTranslation } from 'react-i18next'
import { useBracketScope, useMatch } from '../state/bracketScope.ts'
import { useMatchTexts } from '../texts/useMatchTexts.ts'

interface Advancement {
  readonly text: string
  /** The match to which a team advances; null if it does not. */
  readonly to: Match | null
}

/** Returns what becomes of the winner and of the loser of a match. A match of a table decides neither. */
export function useAdvancement(match: Match): readonly Advancement[] {
  const { t } = useTranslation('bracket')
  const texts = useMatchTexts()
  const { shape } = useBracketScope()
  const winnerTo = useMatch(match.winnerTo?.matchId ?? '')
  const loserTo = useMatch(match.loserTo?.matchId ?? '')

  const { hasTable, isElimination } = kindOf(stageOf(shape, match))
  if (hasTable) return []
  if (match.section === 'final' && winnerTo !== null) return [{ text: t('winnerMayTakeTitle'), to: null }]
  const winner =
    winnerTo !== null
      ? t('winnerGoes', { where: texts.place(winnerTo) })
      : isElimination
        ? t(takesTitle(shape, match) ? 'winnerTakesTitle' : 'winnerThird')
        : t('winnerLeavesGroup')
  const loser = loserTo === null ? t('loserOut') : t('loserGoes', { where: texts.place(loserTo) })
  return [
    { text: winner, to: winnerTo },
    ...(loserTo === null && winnerTo === null && isElimination ? [] : [{ text: loser, to: loserTo }]),
  ]
}
