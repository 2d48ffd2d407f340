import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'

export default function HomePage() {
  const { t } = useTranslation('home')
  return <Typography variant="h1">{t('title')}</Typography>
}
