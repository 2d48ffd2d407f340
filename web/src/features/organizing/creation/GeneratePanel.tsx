import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { stageProblem } from '@upper-bracket/shared/format/stageProblem'
import { rankScaleOf } from '@upper-bracket/shared/ranks/rankScale'
import { lazy, Suspense, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import type { CompetitionDocument, StoredPlayer, TeamDocument } from '#documents/competition.ts'
import { lazyDialog } from '#ui/lazyDialog.tsx'
import { RowsSkeleton } from '#ui/page/PageSkeleton.tsx'
import { CreateBracketDialog } from './CreateBracketDialog.tsx'
import { entrants } from './entrants.ts'
import { FormatSummary } from './FormatSummary.tsx'
import { SeedingChoice } from './SeedingChoice.tsx'
import { SeriesChoice } from './SeriesChoice.tsx'
import { StagesUnfit } from './StagesUnfit.tsx'
import { useGeneration } from './useGeneration.ts'

const FormatDialog = lazyDialog(() => import('./FormatDialog.tsx'))
// Only groups need its code.
const GroupingChoice = lazy(() => import('./GroupingChoice.tsx'))

interface GeneratePanelProps {
  readonly competition: CompetitionDocument
  /** All teams of the competition; the same applies to the players. */
  readonly teams: readonly TeamDocument[]
  readonly players: readonly StoredPlayer[]
}

/** The panel in which an organizer creates the first bracket of a competition. */
export function GeneratePanel({ competition, teams, players }: GeneratePanelProps) {
  const { t } = useTranslation(['bracket', 'format'])
  const scale = rankScaleOf(competition)
  const playing = useMemo(() => entrants(scale, teams, players), [scale, teams, players])
  const generation = useGeneration(competition, playing, false)
  const { format, stages } = competition
  const unfit = useMemo(
    () => stageProblem({ teams: playing.length, format, stages }),
    [playing.length, format, stages],
  )
  const [changesFormat, setChangesFormat] = useState(false)
  const isReady = unfit === null && !generation.grouping.isRefused
  // The head of the page opens the dialog, too.
  const [search, setSearch] = useSearchParams()
  const ask = (wanted: boolean) => {
    if (wanted) search.set('do', 'create')
    else search.delete('do')
    setSearch(search, { replace: !wanted, preventScrollReset: true })
  }
  const isRequested = search.get('do') === 'create'
  const section = useRef<HTMLElement>(null)
  const showProblem = useEffectEvent(() => {
    section.current?.querySelector<HTMLElement>('[role="alert"]')?.focus()
    ask(false)
  })
  useEffect(() => {
    if (isRequested && !isReady) showProblem()
  }, [isRequested, isReady])
  const create = async () => {
    await generation.generate()
    ask(false)
  }
  return (
    <Box
      ref={section}
      component="section"
      aria-labelledby="generate-title"
      sx={{ display: 'grid', gap: 3, maxWidth: 1180 }}
    >
      <div>
        <Typography id="generate-title" variant="h2">
          {t('format:generateTitle')}
        </Typography>
        <Typography color="textSecondary" sx={{ mt: 1 }}>
          {t('format:generateLead')}
        </Typography>
      </div>
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        <FormatSummary
          competition={competition}
          teams={playing.length}
          withoutPlayers={teams.length - playing.length}
        />
        {unfit !== null && <StagesUnfit competition={competition} teams={playing.length} unfit={unfit} />}
        <Button
          size="small"
          variant="outlined"
          color="inherit"
          onClick={() => setChangesFormat(true)}
          sx={{ justifySelf: 'start' }}
        >
          {t('format:changeFormat')}
        </Button>
      </Box>
      {unfit === null && <SeriesChoice generation={generation} />}
      <SeedingChoice generation={generation} />
      {unfit === null && generation.grouping.count > 1 && (
        <Suspense fallback={<RowsSkeleton rows={3} />}>
          <GroupingChoice generation={generation} />
        </Suspense>
      )}
      <Button
        variant="outlined"
        size="large"
        disabled={!isReady}
        onClick={() => ask(true)}
        sx={{ justifySelf: { xs: 'stretch', sm: 'start' } }}
      >
        {t('format:generate')}
      </Button>
      {isRequested && isReady && (
        <CreateBracketDialog
          competition={competition}
          teams={teams}
          busy={generation.busy}
          onConfirm={() => void create()}
          onCancel={() => ask(false)}
        />
      )}
      {changesFormat && (
        <FormatDialog
          competition={competition}
          teams={playing.length}
          onClose={() => setChangesFormat(false)}
        />
      )}
    </Box>
  )
}
