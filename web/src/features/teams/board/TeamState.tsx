import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { missingPlayers } from '@upper-bracket/shared/team/unsettledTeams'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import type { TeamDocument } from '#documents/competition.ts'
import { useSend } from '#ui/useSend.ts'
import { useLetTeamPlayMutation } from '../teamEndpoints.ts'

/** Says whether a whole team is complete; organizers take back that an incomplete one plays. */
export default function TeamState({ team, settles }: { team: TeamDocument; settles: boolean }) {
  const { t } = useTranslation('entering')
  const { competitionId = '' } = useParams<{ competitionId: string }>()
  const [letTeamPlay] = useLetTeamPlayMutation()
  const send = useSend()
  const count = missingPlayers(team)
  const { id: teamId, name } = team
  return (
    <Box sx={{ px: 2, pb: 1, fontSize: '0.875rem', color: 'text.secondary' }}>
      {count === 0 ? t('complete') : t('lacks', { count })}
      {settles && team.playsIncomplete && count > 0 && (
        <Button
          size="small"
          color="inherit"
          sx={{ ml: -0.625 }}
          onClick={() =>
            void send(
              letTeamPlay({ competitionId, teamId, plays: false }),
              t('letPlayBackDone', { team: name }),
            )
          }
        >
          {t('letPlayBack')}
        </Button>
      )}
    </Box>
  )
}
