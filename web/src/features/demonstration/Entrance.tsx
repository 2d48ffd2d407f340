import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { EnterButtons } from './EnterButtons.tsx'

/** The entrance of a demonstration. `isReturn`: the visitor has come to a copy that may be gone. */
export default function Entrance({ isReturn = false }: { isReturn?: boolean }) {
  const { t } = useTranslation('demonstration')
  return (
    <Box sx={{ display: 'grid', gap: 1.5, mt: { xs: 1.5, md: 3 }, justifyItems: { sm: 'start' } }}>
      <Typography>{t(isReturn ? 'copyGone' : 'enterLead')}</Typography>
      <EnterButtons />
    </Box>
  )
}
