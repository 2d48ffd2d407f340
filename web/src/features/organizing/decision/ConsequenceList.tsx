import Typography from '@mui/material/Typography'
import type { Bracket, BracketChange } from '@upper-bracket/shared/bracket/model/bracket'
import type { Match } from '@upper-bracket/shared/bracket/model/match'
import { type Consequences, consequences } from '@upper-bracket/shared/bracket/standings/consequences'
import { useTranslation } from 'react-i18next'
import { useMatchTexts } from '#features/bracket/texts/useMatchTexts.ts'

export interface ConsequenceListProps {
  /** The match that is decided; null if the decision is about a team. */
  readonly matchId: string | null
  readonly before: Bracket
  readonly change: BracketChange
  /** The matches whose ends are listed, given those that the command ends; by default these. */
  readonly endings?: ((ended: readonly Match[]) => readonly Match[]) | undefined
}

/** What follows from the decision of a match. */
export function ConsequenceList({ matchId, before, change, endings = ended => ended }: ConsequenceListProps) {
  const following = consequences(before, change)
  const lines = useConsequenceTexts(matchId)({ ...following, ended: endings(following.ended) })
  return lines.length === 0 ? null : (
    <Typography component="ul" sx={{ pl: 2.5, mt: 1.5, mb: 0, overflowWrap: 'anywhere' }}>
      {lines.map(line => (
        <li key={line}>{line}</li>
      ))}
    </Typography>
  )
}

/** Returns a function that lists the consequences of a decision. */
function useConsequenceTexts(matchId: string | null): (following: Consequences) => readonly string[] {
  const { t } = useTranslation('bracket')
  const texts = useMatchTexts()
  const ofEnd = (ended: Match) => {
    if (ended.id !== matchId) {
      return t('followsEnd', { match: texts.place(ended), ending: texts.ending(ended) ?? '' })
    }
    if (ended.winner === null) return t('followsNoWinner')
    // The title names the winner of a match that was played.
    return ended.forfeits.some(Boolean) ? t('followsWalkover', { team: texts.slot(ended, ended.winner) }) : []
  }
  return ({ ended, arrivals, champion, finishes }): readonly string[] =>
    [
      ...ended.map(ofEnd),
      ...arrivals.map(({ teamId, match }) =>
        t('followsNext', { team: texts.team(teamId), where: texts.place(match) }),
      ),
      champion === undefined
        ? []
        : champion === null
          ? t('followsNoChampion')
          : t('followsChampion', { team: texts.team(champion) }),
      finishes ? t('followsFinish') : [],
    ].flat()
}
