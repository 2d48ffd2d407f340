import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import type { ImportNote } from '@upper-bracket/shared/transfer/importNote'
import { useTranslation } from 'react-i18next'
import { PlainList } from '#ui/PlainList.tsx'

const shownMax = 50

/** Lists what an import changes, guesses or leaves out. */
export function NoteList({ notes }: { readonly notes: readonly ImportNote[] }) {
  const { t } = useTranslation('transfer')
  const rest = notes.length - shownMax
  const placeOf = ({ path, count }: ImportNote): string => {
    const place = /^\d+$/.test(path) ? t('line', { line: path }) : path
    return count === 1 || place === '' ? place : t('placeAndMore', { place, count: count - 1 })
  }
  return (
    <Alert
      severity="warning"
      variant="outlined"
      sx={{ '& .MuiAlert-message': { minWidth: 0, width: '100%' } }}
    >
      <AlertTitle sx={{ fontWeight: 700 }}>{t('differences')}</AlertTitle>
      <PlainList sx={{ display: 'grid', gap: 1.25, mt: 1.5 }}>
        {notes.slice(0, shownMax).map(each => (
          <Box component="li" key={`${each.note} ${each.path} ${each.said} ${each.kept}`}>
            <Box sx={{ color: 'text.primary', fontWeight: 650, overflowWrap: 'anywhere' }}>
              {t('note', { context: each.note, said: each.said, kept: each.kept })}
            </Box>
            {each.path !== '' && (
              <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem', overflowWrap: 'anywhere' }}>
                {placeOf(each)}
              </Box>
            )}
          </Box>
        ))}
      </PlainList>
      {rest > 0 && <Box sx={{ mt: 1.5 }}>{t('andMore', { count: rest })}</Box>}
    </Alert>
  )
}
