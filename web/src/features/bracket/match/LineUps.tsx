import GroupsOutlined from '@mui/icons-material/GroupsOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { Match } from '@upper-bracket/shared/bracket/model/match'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LineUp } from './LineUp.tsx'

/** The current or past players of both teams, loaded on demand. */
export function LineUps({ match }: { match: Match }) {
  const { t } = useTranslation('bracket')
  const id = useId()
  const [shown, setShown] = useState(false)
  if (match.slots.every(({ teamId }) => teamId === null)) return null
  return (
    <div>
      <Button
        size="small"
        color="inherit"
        startIcon={<GroupsOutlined />}
        aria-expanded={shown}
        aria-controls={id}
        onClick={() => setShown(!shown)}
        sx={{ ml: -0.5 }}
      >
        {t('lineUps')}
      </Button>
      <Box
        id={id}
        hidden={!shown}
        sx={{ mt: 1, display: shown ? 'grid' : 'none', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}
      >
        {shown && ([0, 1] as const).map(side => <LineUp key={side} match={match} side={side} />)}
      </Box>
    </div>
  )
}
