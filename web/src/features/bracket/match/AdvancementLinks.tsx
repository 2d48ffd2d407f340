import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { Match } from '@upper-bracket/shared/bracket/model/match'
import { isTableStage } from '@upper-bracket/shared/bracket/model/stage'
import { stageOf } from '@upper-bracket/shared/bracket/rounds/stageOf'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink, useLocation } from 'react-router'
import { useBracketScope, useMatch } from '../state/bracketScope.ts'
import { useMatchTexts } from '../texts/useMatchTexts.ts'

/** Links to the matches to which the winner and the loser advance. A match of a table leads to none. */
export function AdvancementLinks({ match }: { match: Match }) {
  const { t } = useTranslation('bracket')
  const texts = useMatchTexts()
  const { shape } = useBracketScope()
  const winnerTo = useMatch(match.winnerTo?.matchId ?? '')
  const loserTo = useMatch(match.loserTo?.matchId ?? '')

  if (isTableStage(stageOf(shape, match))) return null
  if (match.section === 'final' && winnerTo !== null) return <Way>{t('winnerMayTakeTitle')}</Way>
  return (
    <>
      {winnerTo === null ? (
        <Way>{match.section === 'third-place' ? t('winnerThird') : t('winnerTakesTitle')}</Way>
      ) : (
        <Way to={winnerTo}>{t('winnerGoes', { where: texts.place(winnerTo) })}</Way>
      )}
      {loserTo !== null && <Way to={loserTo}>{t('loserGoes', { where: texts.place(loserTo) })}</Way>}
      {loserTo === null && winnerTo !== null && <Way>{t('loserOut')}</Way>}
    </>
  )
}

function Way({ to, children }: { to?: Match; children: ReactNode }) {
  const { search } = useLocation()
  if (to === undefined) return <Typography color="textSecondary">{children}</Typography>
  const there = new URLSearchParams(search)
  there.set('match', to.id)
  return (
    <Link component={RouterLink} to={{ search: there.toString() }} preventScrollReset replace>
      {children}
    </Link>
  )
}
