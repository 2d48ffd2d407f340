import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { missingPlayers } from '@upper-bracket/shared/team/unsettledTeams'
import { useTranslation } from 'react-i18next'
import type { TeamDocument } from '#documents/competition.ts'
import { PlainList } from '#ui/PlainList.tsx'
import { useSend } from '#ui/useSend.ts'
import { useLetTeamPlayMutation } from '../teamEndpoints.ts'
import type { TeamActions } from '../useTeamActions.ts'
import { noticeFrame } from './noticeFrame.ts'

interface UnsettledTeamsProps {
  readonly competitionId: string
  readonly teams: readonly TeamDocument[]
  /** Whether players have no team. */
  readonly hasPool: boolean
  readonly ask: TeamActions['ask']
}

/** The incomplete teams after the deadline, each to be filled, let play or deleted. */
export default function UnsettledTeams({ competitionId, teams, hasPool, ask }: UnsettledTeamsProps) {
  const { t } = useTranslation('entering')
  const [letTeamPlay] = useLetTeamPlayMutation()
  const send = useSend()
  return (
    <Box component="section" aria-label={t('unsettledTitle')} sx={box}>
      <Typography variant="h3">{t('unsettledTitle')}</Typography>
      <Typography color="textSecondary">{t('unsettledText')}</Typography>
      <PlainList>
        {teams.map(team => {
          const { id: teamId, name } = team
          const names = { team: name }
          return (
            <Box component="li" key={teamId} sx={row}>
              <Box sx={{ flex: '1 1 14rem', minWidth: 0, overflowWrap: 'anywhere' }}>
                <strong>{name}</strong>
                <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
                  {t('lacks', { count: missingPlayers(team) })}
                </Box>
              </Box>
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
                {hasPool && (
                  <Button
                    variant="outlined"
                    aria-label={t('fillTeam', names)}
                    onClick={() => ask({ kind: 'fill', teamId })}
                    sx={{ minHeight: 44 }}
                  >
                    {t('fill')}
                  </Button>
                )}
                <Button
                  color="inherit"
                  variant="outlined"
                  aria-label={t('letTeamPlay', names)}
                  onClick={() =>
                    void send(letTeamPlay({ competitionId, teamId, plays: true }), t('letPlayDone', names))
                  }
                  sx={{ minHeight: 44 }}
                >
                  {t('letPlay')}
                </Button>
                <Button
                  color="inherit"
                  variant="outlined"
                  aria-label={t('removeThisTeam', names)}
                  onClick={() => ask({ kind: 'delete', teamId })}
                  sx={{ minHeight: 44 }}
                >
                  {t('removeTeam')}
                </Button>
              </Box>
            </Box>
          )
        })}
      </PlainList>
    </Box>
  )
}

const box = {
  ...noticeFrame,
  display: 'grid',
  gap: 1,
} as const

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 1,
  py: 1,
} as const
