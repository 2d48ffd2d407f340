import ExpandMore from '@mui/icons-material/ExpandMore'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { isOrganizer } from '@upper-bracket/shared/competition/permissions'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CompetitionDocument } from '#documents/competition.ts'
import { useMyParticipation } from '#documents/ownPlayer.ts'
import { CompetitionStatusLabel } from '#ui/CompetitionStatusLabel.tsx'
import { GameLabel } from '#ui/game/GameLabel.tsx'
import { AboutDetails } from './AboutDetails.tsx'
import { CompetitionActions } from './CompetitionActions.tsx'
import { CompetitionFacts } from './CompetitionFacts.tsx'

/** The header of a running competition on a phone: one or two lines, because visitors come for the matches below. */
export function CollapsedHeader({ competition }: { competition: CompetitionDocument }) {
  const { t } = useTranslation('competition')
  const own = useMyParticipation(competition)
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <Box
      component="header"
      sx={theme => ({
        mt: 1.5,
        mb: 1,
        bgcolor: 'background.paper',
        border: `1px solid ${theme.vars.palette.divider}`,
        borderLeft: `5px solid ${theme.vars.palette[competition.game].main}`,
        borderRadius: 1,
      })}
    >
      <Box
        sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 48, pl: 1.5, py: open ? 1.25 : 0.5 }}
      >
        <Box sx={nameAndStatus}>
          <Typography
            variant="h1"
            sx={{
              flex: '1 1 auto',
              maxWidth: '100%',
              fontSize: '1rem',
              overflowWrap: 'break-word',
              ...(!open && twoLines),
            }}
          >
            {competition.name}
          </Typography>
          <CompetitionStatusLabel competition={competition} />
        </Box>
        <IconButton
          aria-label={t('about')}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          <ExpandMore sx={{ transform: open ? 'rotate(180deg)' : 'none' }} />
        </IconButton>
      </Box>
      <Box id={id} hidden={!open}>
        {open && (
          <Box sx={{ display: 'grid', gap: 2, px: 1.5, pb: 2 }}>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
              <GameLabel game={competition.game} />
              {isOrganizer(own.roles) && (
                <Box
                  component="span"
                  sx={{ fontSize: '0.8125rem', fontWeight: 650, color: 'text.secondary' }}
                >
                  {t('youOrganize')}
                </Box>
              )}
            </Box>
            <CompetitionFacts competition={competition} />
            <CompetitionActions competition={competition} own={own} />
            <AboutDetails competition={competition} />
          </Box>
        )}
      </Box>
    </Box>
  )
}

/** If both do not fit on one line, the name takes the full width. */
const nameAndStatus = {
  flex: '1 1 0',
  minWidth: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
  rowGap: 0.25,
  // If the status does not fit next to the name, both are centred within the height of one line.
  '& > span': { lineHeight: 1.25 },
} as const

const twoLines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: '2',
  overflow: 'hidden',
} as const
