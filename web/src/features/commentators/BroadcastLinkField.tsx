import type { ErrorCode } from '@upper-bracket/shared/errors/errorCatalogue'
import { useTranslation } from 'react-i18next'
import { FormField } from '#ui/form/FormField.tsx'

interface BroadcastLinkFieldProps {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly problem: ErrorCode | undefined
}

/** The first field of a form: the address of the commentator's broadcast. */
export function BroadcastLinkField({ problem, ...field }: BroadcastLinkFieldProps) {
  const { t } = useTranslation(['commentators', 'errors'])
  return (
    <FormField
      {...field}
      name="broadcastLink"
      // The type `url` would require the scheme, which people omit.
      type="text"
      inputProps={{ inputMode: 'url' }}
      autoComplete="off"
      autoFocus
      required
      hint={t('broadcastHint')}
      error={problem && t(`errors:${problem}`)}
    />
  )
}
