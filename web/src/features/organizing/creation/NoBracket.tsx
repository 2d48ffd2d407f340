import Button from '@mui/material/Button'
import { bracketLimits } from '@upper-bracket/shared/format/bracketLimits'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import {
  type CompetitionDocument,
  type TeamDocument,
  usePlayersQuery,
  useTeamsQuery,
} from '#documents/competition.ts'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { EmptyState } from '#ui/page/EmptyState.tsx'
import { LoadFailure } from '#ui/page/LoadFailure.tsx'
import { RowsSkeleton } from '#ui/page/PageSkeleton.tsx'
import { hasPlayers } from './entrants.ts'
import { GeneratePanel } from './GeneratePanel.tsx'

interface NoBracketProps {
  readonly competition: CompetitionDocument
  readonly mayGenerate: boolean
}

/** Shown before there is a bracket: its missing requirements or, for organizers, the panel that creates it. */
export default function NoBracket({ competition, mayGenerate }: NoBracketProps) {
  const { t } = useTranslation('bracket')
  const { currentData, error, refetch } = useTeamsQuery(competition.id)
  if (currentData === undefined) {
    if (error !== undefined) return <LoadFailure error={error} onRetry={() => void refetch()} />
    return <RowsSkeleton rows={3} />
  }

  const teams = currentData.value
  const playing = teams.filter(hasPlayers).length
  if (playing < bracketLimits.teamsMin) {
    const empty = teams.length - playing
    const soFar = [
      ...(teams.length > 0 ? [t('teamsSoFar', { count: teams.length })] : []),
      ...(empty > 0 ? [t('emptyTeams', { teams: empty })] : []),
    ]
    return (
      <EmptyState
        title={t('noTeamsTitle')}
        text={[t('needTeams'), ...soFar].join(' ')}
        action={
          <Button component={Link} to={hrefs.competitionTeams(competition.id)} variant="outlined">
            {t('toTeams')}
          </Button>
        }
      />
    )
  }
  if (!mayGenerate) {
    return (
      <EmptyState
        title={t('noBracketTitle')}
        text={t('spectatorText')}
        action={
          <Button component={Link} to={hrefs.competitionTeams(competition.id)} variant="outlined">
            {t('toTeams')}
          </Button>
        }
      />
    )
  }
  return <Generation competition={competition} teams={teams} />
}

function Generation({
  competition,
  teams,
}: Pick<NoBracketProps, 'competition'> & { teams: readonly TeamDocument[] }) {
  const { currentData, error, refetch } = usePlayersQuery(competition.id)
  if (currentData !== undefined) {
    return <GeneratePanel competition={competition} teams={teams} players={currentData.value} />
  }
  if (error !== undefined) return <LoadFailure error={error} onRetry={() => void refetch()} />
  return <RowsSkeleton rows={3} />
}
