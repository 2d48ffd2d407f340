import Timeline from '@mui/icons-material/Timeline'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { Match } from '@upper-bracket/shared/bracket/model/match'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useMatchTexts } from '../texts/useMatchTexts.ts'

/** Buttons that close the panel and highlight the path of one of its teams. The address contains the team. */
export function TeamPathButtons({ match }: { match: Match }) {
  const { t } = useTranslation('bracket')
  const texts = useMatchTexts()
  const navigate = useNavigate()
  const teamIds = match.slots.flatMap(({ teamId }) => teamId ?? [])
  if (teamIds.length === 0) return null
  return (
    <Box sx={{ display: 'grid', justifyItems: 'start', ml: -0.5 }}>
      {teamIds.map(teamId => (
        <Button
          key={teamId}
          size="small"
          color="inherit"
          startIcon={<Timeline />}
          onClick={() =>
            void navigate(
              { search: new URLSearchParams({ team: teamId }).toString() },
              { preventScrollReset: true },
            )
          }
          sx={{ whiteSpace: 'normal', textAlign: 'left', overflowWrap: 'anywhere' }}
        >
          {t('showPathOf', { team: texts.team(teamId) })}
        </Button>
      ))}
    </Box>
  )
}
