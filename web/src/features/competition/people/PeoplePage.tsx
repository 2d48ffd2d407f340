import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { queueLength } from '@upper-bracket/shared/competition/entryQueue'
import { isOrganizer, may } from '@upper-bracket/shared/competition/permissions'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { type CompetitionDocument, useCompetitionQuery, usePlayersQuery } from '#documents/competition.ts'
import { useMyParticipation } from '#documents/ownPlayer.ts'
import { useNamedPlayers } from '#documents/useNamedPlayers.ts'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { NotYours } from '#ui/page/NotYours.tsx'
import { RowsSkeleton } from '#ui/page/PageSkeleton.tsx'
import { SectionHead } from '#ui/page/SectionHead.tsx'
import { UndeliveredMessages } from '../undelivered/UndeliveredMessages.tsx'
import { useCompetitionParam } from '../useCompetitionParam.ts'
import { Invitations } from './Invitations.tsx'
import { Organizers } from './Organizers.tsx'

// Captains see neither.
const PlayersFile = lazy(() => import('./PlayersFile.tsx'))
const Applicants = lazy(() => import('../applicants/Applicants.tsx'))

/**
 * Those who want to join, the organizers of a competition, its invitations, and undelivered messages; for captains, the invitations to their
 * team.
 */
export default function PeoplePage() {
  const competition = useCompetitionQuery(useCompetitionParam()).currentData?.value
  return competition ? <People competition={competition} /> : null
}

function People({ competition }: { competition: CompetitionDocument }) {
  const { t } = useTranslation('people')
  const { known, uid, player, roles } = useMyParticipation(competition)
  const players = useNamedPlayers(usePlayersQuery(competition.id).currentData?.value)
  if (!known) return <RowsSkeleton rows={4} />
  if (uid !== null && isOrganizer(roles)) {
    return (
      <Box sx={{ display: 'grid', gap: { xs: 4, md: 5 } }}>
        {competition.status === 'registration' && (
          <Suspense fallback={isQueued(competition) ? <RowsSkeleton rows={3} /> : null}>
            <Applicants competition={competition} isQueued={isQueued(competition)} />
          </Suspense>
        )}
        <Organizers competition={competition} players={players} uid={uid} roles={roles} />
        <Invitations competition={competition} teamId={null} roles={roles} />
        {players.length > 0 && (
          <Suspense fallback={<RowsSkeleton rows={1} />}>
            <PlayersFile competition={competition} players={players} />
          </Suspense>
        )}
        {may('resendMessages', roles) && <UndeliveredMessages competitionId={competition.id} />}
        {may('createApiKey', roles) && (
          <section aria-labelledby="integrations">
            <SectionHead id="integrations" title={t('integrations')}>
              <Button
                component={Link}
                to={hrefs.competitionIntegrations(competition.id)}
                variant="outlined"
                color="inherit"
              >
                {t('openIntegrations')}
              </Button>
            </SectionHead>
            <Typography color="textSecondary">{t('integrationsText')}</Typography>
          </section>
        )}
      </Box>
    )
  }
  if (player?.captain && player.teamId !== null) {
    return <Invitations competition={competition} teamId={player.teamId} roles={roles} />
  }
  return <NotYours competitionId={competition.id} title={t('notYours')} text={t('notYoursText')} />
}

/** Whether people are waiting, or may be at any time. Those who were declined are known to nobody before they are read. */
function isQueued({ options, entryQueue }: CompetitionDocument): boolean {
  return options.entry === 'approval' || queueLength(entryQueue) > 0
}
