import Box from '@mui/material/Box'
import type { Match } from '@upper-bracket/shared/bracket/model/match'
import { matchWorth } from '@upper-bracket/shared/bracket/prospects/matchWorth'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useTableBracket } from '../state/useTableBracket.ts'
import { useMatchTexts } from '../texts/useMatchTexts.ts'
import { goalOf } from '@upper-bracket/shared/wording/goalOf'
import { worthText } from '@upper-bracket/shared/wording/prospectText'

/** What the results of a match mean for its teams; nothing if they change nothing for certain. */
export default function MatchWorth({
  match: { id, stage },
}: {
  readonly match: Pick<Match, 'id' | 'stage'>
}) {
  const { t, i18n } = useTranslation('stages')
  const texts = useMatchTexts()
  const bracket = useTableBracket()
  const worth = useMemo(() => {
    const match = bracket.matches.get(id)
    return match === undefined ? null : matchWorth(bracket, match)
  }, [bracket, id])
  const naming = { goal: goalOf(bracket.shape, stage), nameOf: texts.team, language: i18n.language }
  const lines = (worth ?? []).flatMap(side => worthText(t, side, naming) ?? [])
  if (lines.length === 0) return null
  return (
    <Box sx={{ display: 'grid', fontSize: 13, lineHeight: 1.35, color: 'text.secondary' }}>
      {lines.map(line => (
        <Box component="span" key={line} sx={{ overflowWrap: 'anywhere' }}>
          {line}
        </Box>
      ))}
    </Box>
  )
}
