import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'

/** Who commentates a match. Nothing if nobody does. */
export function Commentators({ names }: { readonly names: readonly string[] }) {
  const { t } = useTranslation('live')
  if (names.length === 0) return null
  return (
    <Typography variant="body2" color="textSecondary">
      {t('commentatedBy', { names: names.join(', ') })}
    </Typography>
  )
}
