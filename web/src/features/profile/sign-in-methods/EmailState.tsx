import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { OwnAccount } from '#platform/firebase/ownAccount.ts'
import { useSend } from '#ui/useSend.ts'
import { useSendOwnVerificationMutation } from '../profileEndpoints.ts'

interface EmailStateProps {
  readonly account: Pick<OwnAccount, 'email' | 'emailVerified'>
  /** Reloads the account. */
  readonly onChanged: () => unknown
}

/** The account's e-mail address, and whether it is verified. */
export function EmailState({ account: { email, emailVerified }, onChanged }: EmailStateProps) {
  const { t } = useTranslation('profile')
  const [sendVerification, { isLoading }] = useSendOwnVerificationMutation()
  const send = useSend()

  // The mail is opened in another tab, so the focus of the window triggers a check.
  useEffect(() => {
    if (emailVerified) return
    const ask = () => void onChanged()
    addEventListener('focus', ask)
    return () => removeEventListener('focus', ask)
  }, [emailVerified, onChanged])

  if (email === null) return t('linkedPassword')
  const request = async () => {
    await send(sendVerification(), t('verificationSent', { email }))
  }
  return (
    <>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {email}
      </Box>
      {emailVerified ? (
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {' · '}
          {t('emailVerified')}
        </Box>
      ) : (
        <Box
          sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5, color: 'warning.main' }}
        >
          {t('emailNotVerified')}
          <Button
            size="small"
            color="inherit"
            loading={isLoading}
            onClick={() => void request()}
            sx={{ textDecoration: 'underline' }}
          >
            {t('verifyEmail')}
          </Button>
        </Box>
      )}
    </>
  )
}
