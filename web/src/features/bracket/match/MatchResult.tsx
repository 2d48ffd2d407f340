import Typography from '@mui/material/Typography'
import type { Match } from '@upper-bracket/shared/bracket/model/match'
import { matchHint } from '@upper-bracket/shared/wording/matchHint'
import { useTranslation } from 'react-i18next'
import { PlainList } from '#ui/PlainList.tsx'
import { MatchSlot } from './MatchSlot.tsx'
import { PlayedGames } from './PlayedGames.tsx'
import { SlotScore } from './SlotScore.tsx'

/** Shows both slots of a match and its state, read-only. */
export function MatchResult({ match }: { match: Match }) {
  const { t } = useTranslation('bracket')
  const hint = matchHint(t, match)
  return (
    <>
      <PlainList sx={{ display: 'grid', gap: 1 }}>
        {([0, 1] as const).map(side => (
          <li key={side}>
            <MatchSlot match={match} side={side}>
              <SlotScore match={match} side={side} leads={match.winner === side} />
            </MatchSlot>
          </li>
        ))}
      </PlainList>
      <PlayedGames match={match} />
      {hint !== null && <Typography color="textSecondary">{hint}</Typography>}
    </>
  )
}
