import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'

interface MeanwhileNoticeProps {
  /** The names of fields that another user changed, and that now show the change. */
  readonly taken: readonly string[]
  /** The names of fields changed by both users, which keep the edits of this one. */
  readonly kept: readonly string[]
  readonly onTakeTheirs: () => void
}

/** Reports changes by other organizers while a form was open (see `useForm`). */
export function MeanwhileNotice({ taken, kept, onTakeTheirs }: MeanwhileNoticeProps) {
  const { t } = useTranslation(['competition', 'settings'])
  const quoted = (names: readonly string[]) =>
    names.map(name => t('settings:quotedField', { name })).join(', ')
  return (
    <>
      {taken.length > 0 && (
        <Alert severity="info" variant="outlined">
          {t('settings:meanwhileTaken', { fields: quoted(taken) })}
        </Alert>
      )}
      {kept.length > 0 && (
        <Alert
          severity="warning"
          variant="outlined"
          action={
            <Button color="inherit" size="small" onClick={onTakeTheirs}>
              {t('settings:takeTheirs')}
            </Button>
          }
        >
          {t('settings:changedMeanwhile', { fields: quoted(kept) })}
        </Alert>
      )}
    </>
  )
}
