import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { adaptedFormat } from '@upper-bracket/shared/format/adaptedFormat'
import type { stageProblem } from '@upper-bracket/shared/format/stageProblem'
import { useTranslation } from 'react-i18next'
import type { CompetitionDocument } from '#documents/competition.ts'
import { useSaveFormat } from './useSaveFormat.ts'

interface StagesUnfitProps {
  readonly competition: CompetitionDocument
  readonly teams: number
  readonly unfit: NonNullable<ReturnType<typeof stageProblem>>
}

/** Says why the teams cannot play the stages, and offers the same template for their number. */
export function StagesUnfit({ competition, teams, unfit }: StagesUnfitProps) {
  const { t } = useTranslation('format')
  const { save, busy } = useSaveFormat(competition)
  const adapted = adaptedFormat(competition, teams)
  const problem = t(`unfit_${unfit.problem}`)
  return (
    <Alert severity="warning" variant="outlined" tabIndex={-1}>
      {competition.stages.length > 1 ? t('problemAtStage', { stage: unfit.stage + 1, problem }) : problem}
      {adapted !== null && (
        <Box sx={{ mt: 1.5 }}>
          <Button variant="contained" loading={busy} onClick={() => void save(adapted)}>
            {t('adapt', { count: teams })}
          </Button>
        </Box>
      )}
    </Alert>
  )
}
