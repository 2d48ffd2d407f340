import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type FrequentTies, frequentTies } from '@upper-bracket/shared/bracket/creation/frequentTies'
import { adaptedFormat } from '@upper-bracket/shared/format/adaptedFormat'
import { type FormatNote, formatNotes } from '@upper-bracket/shared/format/formatNotes'
import type { FormatChoice } from '@upper-bracket/shared/format/stagePlan'
import { stageProblem } from '@upper-bracket/shared/format/stageProblem'
import { useMemo } from 'react'
import type { Game } from '@upper-bracket/shared/games/game'
import { useTranslation } from 'react-i18next'

interface FormatRemarksProps {
  readonly value: FormatChoice
  readonly onChange: (choice: FormatChoice) => void
  readonly teams: number
  readonly game: Game
}

/** Why the teams cannot play a format, with one that they can; or what may be unexpected about it. */
export default function FormatRemarks({ value, onChange, teams, game }: FormatRemarksProps) {
  const { t } = useTranslation('format')
  const { format, stages } = value
  const ties = useMemo(() => frequentTies({ format, stages }, teams, game), [format, stages, teams, game])
  const unfit = stageProblem({ teams, ...value })
  if (unfit === null) {
    const notes = formatNotes(value, teams)
    return notes.length + ties.length === 0 ? null : (
      <Box component="ul" aria-label={t('notes')} sx={list}>
        {notes.map(note => (
          <li key={`${note.stage}-${note.kind}`}>{noteText(note)}</li>
        ))}
        {ties.map(tie => (
          <li key={`${tie.stage}-ties`}>{tieText(tie)}</li>
        ))}
      </Box>
    )
  }
  const adapted = adaptedFormat(value, teams)
  return (
    <Alert severity="warning" variant="outlined">
      {t(`unfit_${unfit.problem}`)}
      {adapted !== null && (
        <Box sx={{ mt: 1 }}>
          <Button size="small" variant="outlined" onClick={() => onChange(adapted)}>
            {t('adapt', { count: teams })}
          </Button>
        </Box>
      )}
    </Alert>
  )

  function noteText(note: FormatNote): string {
    return note.kind === 'byes' ? t('note_byes', { count: note.byes }) : t(`note_${note.kind}`)
  }

  function tieText({ size, share, isExact, helps }: FrequentTies): string {
    const [count, of] = simpleFraction(share)
    const warning = t(isExact ? 'frequentTies' : 'frequentTiesAbout', { count, of, size })
    return helps === null
      ? warning
      : `${warning} ${t('frequentTiesHelp', { criterion: t(`criterion_${helps}`) })}`
  }
}

/** A fraction close to a share: 0.25 is 1 of 4. */
function simpleFraction(share: number): readonly [count: number, of: number] {
  if (share < 0.15) return [1, Math.round(1 / share)]
  const errorOf = (of: number) => Math.abs(share - Math.round(share * of) / of)
  const of = [2, 3, 4, 5, 6].reduce((one, other) => (errorOf(other) < errorOf(one) ? other : one))
  return [Math.round(share * of), of]
}

const list = {
  m: 0,
  pl: 2.5,
  display: 'grid',
  gap: 0.5,
  color: 'text.secondary',
  fontSize: '0.875rem',
} as const
