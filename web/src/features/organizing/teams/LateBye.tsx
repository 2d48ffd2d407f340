import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Bracket, BracketChange } from '@upper-bracket/shared/bracket/model/bracket'
import { isOver, type Match, otherSide, type Side } from '@upper-bracket/shared/bracket/model/match'
import { teamPair } from '@upper-bracket/shared/bracket/model/matchState'
import { useTranslation } from 'react-i18next'
import { useMatchTexts } from '#features/bracket/texts/useMatchTexts.ts'
import { EndMoves } from '../reshaping/EndMoves.tsx'

interface LateByeProps {
  readonly before: Bracket
  /** The bye, before it is taken. */
  readonly match: Match
  readonly change: BracketChange
  /** The name of the late team. */
  readonly team: string
}

/** The side of the team that has a bye. */
export function opponentIn({ slots }: Match): Side {
  return otherSide(slots[0].source.from === 'bye' ? 0 : 1)
}

/** The context of texts about a bye: a team has it, or a place whose team is not decided yet. */
export function byeContext(match: Match): 'team' | 'place' {
  return match.slots[opponentIn(match)].teamId === null ? 'place' : 'team'
}

/** What follows when a late team takes a bye: for its opponent, for teams of the lower side, and for the schedule. */
export function LateBye({ before, match, change, team }: LateByeProps) {
  const { t } = useTranslation('reshaping')
  const texts = useMatchTexts()
  const side = opponentIn(match)
  const opponent = texts.slot(match, side)
  const context = byeContext(match)
  const { teamId } = match.slots[side]
  const left = change.changes.filter(
    ([was, is]) => teamId !== null && teamPair(was).includes(teamId) && !teamPair(is).includes(teamId),
  )
  const moved = change.changes.flatMap(([was, is]) =>
    isOver(was) || is.section !== 'lower'
      ? []
      : teamPair(is).filter(id => id !== null && id !== teamId && !teamPair(was).includes(id)),
  )
  const after = change.bracket.matches.get(match.id)
  return (
    <Box role="status" sx={{ display: 'grid', gap: 0.5 }}>
      <Typography>{t('lateMeets', { round: texts.round(match), team, opponent, context })}</Typography>
      <Typography>{t('lateLosesBye', { opponent, context })}</Typography>
      {left.length > 0 && (
        <Typography>
          {t('lateLeaves', { matches: left.map(([was]) => texts.place(was)).join(', ') })}
        </Typography>
      )}
      {after?.loserTo && <Typography>{t('lateLoser')}</Typography>}
      {moved.length > 0 && (
        <Typography>{t('lateMoves', { teams: moved.map(id => texts.team(id ?? '')).join(', ') })}</Typography>
      )}
      <EndMoves before={before} after={change.bracket} />
    </Box>
  )
}
