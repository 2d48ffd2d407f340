import { useTranslation } from 'react-i18next'
import type { AppErrorCode } from '#locales/appErrorCode.ts'
import { FormField } from '#ui/form/FormField.tsx'

interface EmailFieldProps {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly problem: AppErrorCode | undefined
}

export function EmailField({ value, onChange, problem }: EmailFieldProps) {
  const { t } = useTranslation(['auth', 'errors'])
  return (
    <FormField
      label={t('email')}
      type="email"
      name="email"
      autoComplete="username"
      required
      value={value}
      onChange={onChange}
      error={problem && t(`errors:${problem}`)}
    />
  )
}
