import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { type SignInMethod, signInMethods } from '@upper-bracket/shared/account/account'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AppErrorCode } from '#locales/appErrorCode.ts'
import { BrandMark } from '#ui/brand/BrandMark.tsx'
import { FormField } from '#ui/form/FormField.tsx'
import { useSend } from '#ui/useSend.ts'
import type { ProofMethods, useFreshSignIn } from './useFreshSignIn.ts'

interface FreshSignInProps {
  readonly methods: ProofMethods
  readonly signIn: ReturnType<typeof useFreshSignIn>
}

/** The account's sign-in methods, for re-authentication. */
export function FreshSignIn({ methods: { current, email }, signIn }: FreshSignInProps) {
  const { t } = useTranslation('profile')
  const windows = signInMethods.filter(
    (method): method is Exclude<SignInMethod, 'password'> => method !== 'password' && current.has(method),
  )
  return (
    <Box role="group" aria-label={t('deleteFresh')} sx={{ display: 'grid', gap: 1.5 }}>
      <Typography sx={{ fontWeight: 650 }}>{t('deleteFresh')}</Typography>
      {windows.map(method => (
        <Button
          key={method}
          variant="outlined"
          color="inherit"
          startIcon={<BrandMark brand={method} />}
          disabled={signIn.busy}
          onClick={() => signIn.byWindow(method)}
        >
          {t('deleteBy', { method: t(`method_${method}`) })}
        </Button>
      ))}
      {current.has('password') && email !== null && <ByEmail email={email} signIn={signIn} />}
    </Box>
  )
}

/** Re-authenticates by password, or by an e-mailed link for accounts without one. */
function ByEmail({ email, signIn }: { email: string; signIn: FreshSignInProps['signIn'] }) {
  const { t } = useTranslation(['profile', 'errors'])
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState<AppErrorCode | null>(null)
  const [sending, setSending] = useState(false)
  const send = useSend()

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (password === '') return setProblem('auth-missing-password')
    setProblem(await signIn.byPassword(password))
  }
  const sendLink = async () => {
    setSending(true)
    await send(signIn.sendLink(email), t('deleteLinkSent', { email }))
    setSending(false)
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
        {/* Password managers look for the user name. */}
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
