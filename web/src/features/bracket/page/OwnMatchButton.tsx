import MyLocation from '@mui/icons-material/MyLocation'
import Button from '@mui/material/Button'
import type { Bracket } from '@upper-bracket/shared/bracket/model/bracket'
import { isOver } from '@upper-bracket/shared/bracket/model/match'
import { playableMatches } from '@upper-bracket/shared/bracket/stages/playableMatches'
import { isPlayedOut } from '@upper-bracket/shared/bracket/standings/finals'
import { teamPath } from '@upper-bracket/shared/bracket/standings/teamPath'
import { useTranslation } from 'react-i18next'
import type { Reveal } from '../drawing/useReveal.ts'
import { useBracketScope, useMatches } from '../state/bracketScope.ts'
import { liveBracket } from '../state/liveBracket.ts'

/** Scrolls to the viewer's current or next match. */
export function OwnMatchButton({ teamId, onReveal }: { teamId: string; onReveal: (reveal: Reveal) => void }) {
  const { t } = useTranslation('bracket')
  const { shape, numbers } = useBracketScope()
  const matches = useMatches()
  const matchId = nextMatchOf(liveBracket(shape, matches), teamId)
  if (matchId === null || !numbers.has(matchId)) return null
  return (
    <Button size="small" variant="outlined" startIcon={<MyLocation />} onClick={() => onReveal({ matchId })}>
      {t('ownMatch')}
    </Button>
  )
}

/**
 * Returns the most relevant match of a team: the running one, otherwise its next, otherwise its last; null once the
 * bracket is finished. Exported for its test.
 */
export function nextMatchOf(bracket: Bracket, teamId: string): string | null {
  if (isPlayedOut(bracket)) return null
  const path = teamPath(bracket, teamId).filter(match => match.status !== 'bye')
  const playable = new Set(playableMatches(bracket.shape.stages, bracket.matches.values()))
  const next =
    path.find(({ status }) => status === 'running') ??
    path.find(match => playable.has(match)) ??
    path.find(match => !isOver(match)) ??
    path.at(-1)
  return next?.id ?? null
}
