import Box from '@mui/material/Box'
import type { TeamProspect } from '@upper-bracket/shared/bracket/prospects/prospect'
import { useTranslation } from 'react-i18next'
import { useMatchTexts } from '../texts/useMatchTexts.ts'
import type { Goal } from '@upper-bracket/shared/wording/goalOf'
import { prospectText } from '@upper-bracket/shared/wording/prospectText'

interface ProspectLineProps {
  readonly prospect: TeamProspect
  /** What the advancing places of the stage lead to (see `goalOf`). */
  readonly goal: Goal
}

/** A sentence about a team in a table: through, out, or what suffices; nothing if nothing is certain. */
export function ProspectLine({ prospect, goal }: ProspectLineProps) {
  const { t, i18n } = useTranslation('stages')
  const texts = useMatchTexts()
  const text = prospectText(t, prospect, { goal, nameOf: texts.team, language: i18n.language })
  if (text === null) return null
  return (
    <Box
      component="small"
      data-prospect={prospect.outcome}
      sx={{
        display: 'block',
        fontSize: 12,
        fontWeight: 400,
        overflowWrap: 'anywhere',
        color: prospect.outcome === 'through' ? 'brand.main' : 'text.secondary',
      }}
    >
      {text}
    </Box>
  )
}
