import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { hrefs } from '#platform/addresses/hrefs.ts'

/** @param variant outlined where something else is the reader's next step */
export function CreateButton({ variant = 'contained' }: { variant?: 'contained' | 'outlined' }) {
  const { t } = useTranslation('tournaments')
  return (
    <Button
      component={Link}
      to={hrefs.newCompetition()}
      variant={variant}
      {...(variant === 'outlined' && { color: 'inherit' })}
    >
      {t('create')}
    </Button>
  )
}
