import { useTranslation } from 'react-i18next'
import type { CredentialProblems, CredentialsDraft } from './credentials.ts'
import { PasswordField } from './PasswordField.tsx'

type NewPassword = Pick<CredentialsDraft, 'password' | 'confirmation'>

interface NewPasswordFieldsProps {
  readonly draft: NewPassword
  readonly set: (field: keyof NewPassword, value: string) => void
  readonly problems: CredentialProblems
}

/** A new password, typed twice because it is masked. */
export function NewPasswordFields({ draft, set, problems }: NewPasswordFieldsProps) {
  const { t } = useTranslation(['auth', 'errors'])
  return (
    <>
      <PasswordField
        label={t('password')}
        name="password"
        autoComplete="new-password"
        value={draft.password}
        onChange={value => set('password', value)}
        hint={t('passwordHint')}
        error={problems.password && t(`errors:${problems.password}`)}
      />
      <PasswordField
        label={t('confirmPassword')}
        name="confirmation"
        autoComplete="new-password"
        value={draft.confirmation}
        onChange={value => set('confirmation', value)}
        error={problems.confirmation && t(problems.confirmation)}
      />
    </>
  )
}
