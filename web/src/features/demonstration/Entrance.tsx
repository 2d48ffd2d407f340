import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { EnterButtons } from './EnterButtons.tsx'

interface EntranceProps {
  /** What leads to it; by default, that the visitor has no role yet. */
  readonly lead?: 'enterLead' | 'enterAgain' | 'copyGone'
}

/** The entrance of a demonstration. */
export default function Entrance({ lead = 'enterLead' }: EntranceProps) {
  const { t } = useTranslation('demonstration')
  return (
    <Box sx={{ display: 'grid', gap: 1.5, my: { xs: 1.5, md: 3 }, justifyItems: { sm: 'start' } }}>
      <Typography>{t(lead)}</Typography>
      <EnterButtons />
    </Box>
  )
}
