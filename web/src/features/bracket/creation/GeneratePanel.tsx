import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { rankScaleOf } from '@upper-bracket/shared/ranks/rankScale'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import type { CompetitionDocument, StoredPlayer, TeamDocument } from '#documents/competition.ts'
import { CreateBracketDialog } from './CreateBracketDialog.tsx'
import { entrants } from './entrants.ts'
import { FormatSummary } from './FormatSummary.tsx'
import { SeedingChoice } from './SeedingChoice.tsx'
import { SeriesChoice } from './SeriesChoice.tsx'
import { useGeneration } from './useGeneration.ts'

interface GeneratePanelProps {
  readonly competition: CompetitionDocument
  /** All teams of the competition; the same applies to the players. */
  readonly teams: readonly TeamDocument[]
  readonly players: readonly StoredPlayer[]
}

/** The panel in which an organizer creates the first bracket of a competition. */
export function GeneratePanel({ competition, teams, players }: GeneratePanelProps) {
  const { t } = useTranslation('bracket')
  const scale = rankScaleOf(competition)
  const playing = useMemo(() => entrants(scale, teams, players), [scale, teams, players])
  const generation = useGeneration(competition, playing, false)
  // The head of the page opens the dialog, too.
  const [search, setSearch] = useSearchParams()
  const ask = (wanted: boolean) => {
    if (wanted) search.set('do', 'create')
    else search.delete('do')
    setSearch(search, { replace: !wanted, preventScrollReset: true })
  }
  const create = async () => {
    await generation.generate()
    ask(false)
  }
  return (
    <Box component="section" aria-labelledby="generate-title" sx={{ display: 'grid', gap: 3, maxWidth: 960 }}>
      <div>
        <Typography id="generate-title" variant="h2">
          {t('generateTitle')}
        </Typography>
        <Typography color="textSecondary" sx={{ mt: 1 }}>
          {t('generateLead')}
        </Typography>
      </div>
      <FormatSummary
        competition={competition}
        teams={playing.length}
        withoutPlayers={teams.length - playing.length}
      />
      <SeriesChoice generation={generation} />
      <SeedingChoice generation={generation} />
      <Button
        variant="outlined"
        size="large"
        onClick={() => ask(true)}
        sx={{ justifySelf: { xs: 'stretch', sm: 'start' } }}
      >
        {t('generate')}
      </Button>
      {search.get('do') === 'create' && (
        <CreateBracketDialog
          competition={competition}
          teams={teams}
          busy={generation.busy}
          onConfirm={() => void create()}
          onCancel={() => ask(false)}
        />
      )}
    </Box>
  )
}
