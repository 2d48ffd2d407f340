import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '#ui/page/EmptyState.tsx'
import { useListFilter } from './useListFilter.ts'

/** Shown if no row matches the filter. */
export function NothingFound() {
  const { t } = useTranslation('tournaments')
  const { narrow } = useListFilter()
  return (
    <EmptyState
      title={t('nothingFoundTitle')}
      text={t('nothingFoundText')}
      action={
        <Button
          variant="outlined"
          color="inherit"
          onClick={() => narrow({ typed: null, game: null, state: null })}
        >
          {t('showAll')}
        </Button>
      }
    />
  )
}
