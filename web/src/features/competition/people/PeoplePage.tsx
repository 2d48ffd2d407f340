import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { isOrganizer } from '@upper-bracket/shared/competition/permissions'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { type CompetitionDocument, useCompetitionQuery, usePlayersQuery } from '#documents/competition.ts'
import { useOwnPart } from '#documents/ownPlayer.ts'
import { useNamedPlayers } from '#documents/useNamedPlayers.ts'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { EmptyState } from '#ui/page/EmptyState.tsx'
import { RowsSkeleton } from '#ui/page/PageSkeleton.tsx'
import { useCompetitionParam } from '../useCompetitionParam.ts'
import { Invitations } from './Invitations.tsx'
import { Organizers } from './Organizers.tsx'

/** Who runs a competition, and the invitations to it; for captains, the invitations to their team. */
export default function PeoplePage() {
  const competition = useCompetitionQuery(useCompetitionParam()).currentData?.value
  return competition ? <People competition={competition} /> : null
}

function People({ competition }: { competition: CompetitionDocument }) {
  const { t } = useTranslation(['people', 'errors', 'competition'])
  const { known, uid, player, roles } = useOwnPart(competition)
  const players = useNamedPlayers(usePlayersQuery(competition.id).currentData?.value)
  if (!known) return <RowsSkeleton rows={4} />
  if (uid !== null && isOrganizer(roles)) {
    return (
      <Box sx={{ display: 'grid', gap: { xs: 4, md: 5 } }}>
        <Organizers competition={competition} players={players} uid={uid} roles={roles} />
        <Invitations competition={competition} teamId={null} roles={roles} />
      </Box>
    )
  }
  if (player?.captain && player.teamId !== null) {
    return <Invitations competition={competition} teamId={player.teamId} roles={roles} />
  }
  return (
    <EmptyState
      title={t('notYours')}
      text={t('notYoursText')}
      action={
        <Button component={Link} to={hrefs.competition(competition.id)} variant="contained">
          {t('competition:toCompetition')}
        </Button>
      }
    />
  )
}
