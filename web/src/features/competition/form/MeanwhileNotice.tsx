import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'

interface MeanwhileNoticeProps {
  /** The names of the fields that somebody else changed, and that now show the change. */
  readonly taken: readonly string[]
  /** The names of the fields that somebody else changed as well as the user, whose edits are kept. */
  readonly kept: readonly string[]
  readonly onTakeTheirs: () => void
}

/** What other organizers changed while a form was open (see `useForm`). */
export function MeanwhileNotice({ taken, kept, onTakeTheirs }: MeanwhileNoticeProps) {
  const { t } = useTranslation('competition')
  const quoted = (names: readonly string[]) => names.map(name => t('quotedField', { name })).join(', ')
  return (
    <>
      {taken.length > 0 && (
        <Alert severity="info" variant="outlined">
          {t('meanwhileTaken', { fields: quoted(taken) })}
        </Alert>
      )}
      {kept.length > 0 && (
        <Alert
          severity="warning"
          variant="outlined"
          action={
            <Button color="inherit" size="small" onClick={onTakeTheirs}>
              {t('takeTheirs')}
            </Button>
          }
        >
          {t('changedMeanwhile', { fields: quoted(kept) })}
        </Alert>
      )}
    </>
  )
}
