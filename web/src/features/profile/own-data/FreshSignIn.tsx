import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { type WayIn, waysIn } from '@upper-bracket/shared/account/account'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AppErrorCode } from '#platform/errors/appErrorCode.ts'
import { useShowError, useShowSuccess } from '#platform/toasts/useToast.ts'
import { BrandMark } from '#ui/brand/BrandMark.tsx'
import { FormField } from '#ui/form/FormField.tsx'
import type { useFreshSignIn, WaysToProve } from './useFreshSignIn.ts'

interface FreshSignInProps {
  readonly ways: WaysToProve
  readonly signIn: ReturnType<typeof useFreshSignIn>
}

/** Every way in that the account has, to show once more who one is. */
export function FreshSignIn({ ways: { present, email }, signIn }: FreshSignInProps) {
  const { t } = useTranslation('profile')
  const windows = waysIn.filter(
    (way): way is Exclude<WayIn, 'password'> => way !== 'password' && present.has(way),
  )
  return (
    <Box role="group" aria-label={t('deleteFresh')} sx={{ display: 'grid', gap: 1.5 }}>
      <Typography sx={{ fontWeight: 650 }}>{t('deleteFresh')}</Typography>
      {windows.map(way => (
        <Button
          key={way}
          variant="outlined"
          color="inherit"
          startIcon={<BrandMark brand={way} />}
          disabled={signIn.busy}
          onClick={() => signIn.byWindow(way)}
        >
          {t('deleteBy', { way: t(`way_${way}`) })}
        </Button>
      ))}
      {present.has('password') && email !== null && <ByEmail email={email} signIn={signIn} />}
    </Box>
  )
}

/** By the password, or by a link for those who have none. */
function ByEmail({ email, signIn }: { email: string; signIn: FreshSignInProps['signIn'] }) {
  const { t } = useTranslation(['profile', 'errors'])
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState<AppErrorCode | null>(null)
  const [sending, setSending] = useState(false)
  const showError = useShowError()
  const showSuccess = useShowSuccess()

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (password === '') return setProblem('auth-missing-password')
    setProblem(await signIn.byPassword(password))
  }
  const sendLink = async () => {
    setSending(true)
    const answer = await signIn.sendLink(email)
    setSending(false)
    if (answer.error) showError(answer.error)
    else showSuccess(t('deleteLinkSent', { email }))
  }
  return (
    <>
      <Box
        component="form"
        noValidate
        onSubmit={event => void submit(event)}
        sx={{
          display: 'flex',
          flexDirection: { xs: 'column', sm: 'row' },
          alignItems: 'flex-start',
          gap: 1,
        }}
      >
        {/* A manager of passwords looks for the name that goes with it. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <FormField
          label={t('password')}
          name="password"
          type="password"
          autoComplete="current-password"
          value={password}
          onChange={value => {
            setPassword(value)
            setProblem(null)
          }}
          error={problem === null ? undefined : t(`errors:${problem}`)}
        />
        <Button
          type="submit"
          variant="outlined"
          color="inherit"
          loading={signIn.busy}
          sx={{ minHeight: { sm: 56 }, flexShrink: 0 }}
        >
          {t('deleteConfirmPassword')}
        </Button>
      </Box>
      <Typography variant="body2" color="textSecondary">
        {t('deleteByLink', { email })}
      </Typography>
      <Button
        variant="outlined"
        color="inherit"
        loading={sending}
        onClick={() => void sendLink()}
        sx={{ justifySelf: 'start' }}
      >
        {t('deleteSendLink')}
      </Button>
    </>
  )
}
