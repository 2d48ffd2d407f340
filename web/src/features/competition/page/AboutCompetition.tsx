import ExpandMore from '@mui/icons-material/ExpandMore'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CompetitionDocument } from '#documents/competition.ts'
import { AboutDetails } from './AboutDetails.tsx'

/** The description of a competition: open while people decide whether to join, collapsed afterwards. */
export function AboutCompetition({ competition }: { readonly competition: CompetitionDocument }) {
  const { t } = useTranslation('competition')
  const { description, prizes, contact, status } = competition
  const [open, setOpen] = useState(false)
  const id = useId()
  if (description === '' && prizes === '' && contact === '') return null
  if (status === 'registration') {
    return (
      <Box component="section" aria-labelledby={id} sx={{ mt: 4, mb: 3 }}>
        <Typography id={id} variant="h3" component="h2" sx={{ mb: 1.5 }}>
          {t('about')}
        </Typography>
        <AboutDetails competition={competition} />
      </Box>
    )
  }
  return (
    <Box sx={{ mb: 1 }}>
      <Button
        color="inherit"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        endIcon={<ExpandMore sx={{ transform: open ? 'rotate(180deg)' : 'none' }} />}
      >
        {t('about')}
      </Button>
      <Box id={id} hidden={!open} sx={{ pt: 1, pb: 2 }}>
        {open && <AboutDetails competition={competition} />}
      </Box>
    </Box>
  )
}
