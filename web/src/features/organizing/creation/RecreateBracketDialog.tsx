import Alert from '@mui/material/Alert'
import { rankScaleOf } from '@upper-bracket/shared/ranks/rankScale'
import { lazy, Suspense, useId, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { type CompetitionDocument, usePlayersQuery, useTeamsQuery } from '#documents/competition.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { RowsSkeleton } from '#ui/page/PageSkeleton.tsx'
import { type Entrant, entrants } from './entrants.ts'
import { SeedingChoice } from './SeedingChoice.tsx'
import { SeriesChoice } from './SeriesChoice.tsx'
import { useGeneration } from './useGeneration.ts'

// Only groups need its code.
const GroupingChoice = lazy(() => import('./GroupingChoice.tsx'))

interface RecreateBracketDialogProps {
  readonly competition: CompetitionDocument
  readonly onClose: () => void
}

/** Warns that all results will be lost, and lets the organizer choose new seeds. */
export default function RecreateBracketDialog({ competition, onClose }: RecreateBracketDialogProps) {
  const teams = useTeamsQuery(competition.id).currentData?.value
  const players = usePlayersQuery(competition.id).currentData?.value
  const scale = rankScaleOf(competition)
  const playing = useMemo(() => teams && players && entrants(scale, teams, players), [scale, teams, players])
  return playing ? <Recreation competition={competition} teams={playing} onClose={onClose} /> : null
}

function Recreation({
  competition,
  teams,
  onClose,
}: RecreateBracketDialogProps & { teams: readonly Entrant[] }) {
  const { t } = useTranslation(['bracket', 'format'])
  const generation = useGeneration(competition, teams, true)
  const id = useId()
  const recreate = async () => {
    if (await generation.generate()) onClose()
  }
  return (
    <ConfirmDialog
      open
      dangerous
      wide={{ describedBy: id }}
      title={t('format:recreateTitle')}
      confirmLabel={t('recreate')}
      busy={generation.busy}
      disabled={generation.grouping.isRefused}
      onConfirm={() => void recreate()}
      onCancel={onClose}
    >
      <Alert id={id} severity="warning" variant="outlined">
        {t('format:recreateWarning')}
      </Alert>
      <SeriesChoice generation={generation} />
      <SeedingChoice generation={generation} />
      {generation.grouping.count > 1 && (
        <Suspense fallback={<RowsSkeleton rows={3} />}>
          <GroupingChoice generation={generation} />
        </Suspense>
      )}
    </ConfirmDialog>
  )
}
