import { useTranslation } from 'react-i18next'
import type { CredentialProblems } from './credentials.ts'
import { PasswordField } from './PasswordField.tsx'

interface NewPasswordFieldsProps {
  readonly password: string
  readonly confirmation: string
  readonly onPassword: (password: string) => void
  readonly onConfirmation: (confirmation: string) => void
  readonly problems: CredentialProblems
}

/** A password to be, twice, since nobody sees what they type. */
export function NewPasswordFields(props: NewPasswordFieldsProps) {
  const { password, confirmation, onPassword, onConfirmation, problems } = props
  const { t } = useTranslation(['auth', 'errors'])
  return (
    <>
      <PasswordField
        label={t('password')}
        name="password"
        autoComplete="new-password"
        value={password}
        onChange={onPassword}
        hint={t('passwordHint')}
        error={problems.password && t(`errors:${problems.password}`)}
      />
      <PasswordField
        label={t('confirmPassword')}
        name="confirmation"
        autoComplete="new-password"
        value={confirmation}
        onChange={onConfirmation}
        error={problems.differ && t('passwordsDiffer')}
      />
    </>
  )
}
