import { useTranslation } from 'react-i18next'
import type { BindText } from '#ui/form/useForm.ts'
import type { CredentialProblems } from './credentials.ts'
import { PasswordField } from './PasswordField.tsx'

interface NewPasswordFieldsProps {
  readonly field: BindText<'password' | 'confirmation'>
  readonly problems: CredentialProblems
}

/** A new password, typed twice because it is masked. */
export function NewPasswordFields({ field, problems }: NewPasswordFieldsProps) {
  const { t } = useTranslation(['auth', 'errors'])
  return (
    <>
      <PasswordField
        label={t('password')}
        name="password"
        autoComplete="new-password"
        {...field('password')}
        hint={t('passwordHint')}
        error={problems.password && t(`errors:${problems.password}`)}
      />
      <PasswordField
        label={t('confirmPassword')}
        name="confirmation"
        autoComplete="new-password"
        {...field('confirmation')}
        error={problems.confirmation && t(problems.confirmation)}
      />
    </>
  )
}
