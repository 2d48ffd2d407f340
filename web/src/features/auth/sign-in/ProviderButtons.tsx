import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import CircularProgress from '@mui/material/CircularProgress'
import Typography from '@mui/material/Typography'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AppErrorCode } from '#locales/appErrorCode.ts'
import { useOfferedMethods } from '#documents/useOfferedMethods.ts'
import { toAppError } from '#platform/errors/appError.ts'
import type { PopupProvider } from '#platform/popup/openProviderPopup.ts'
import { useProviderPopup } from '#platform/popup/useProviderPopup.ts'
import { useShowError } from '#platform/toasts/useToast.ts'
import { BrandMark } from '#ui/brand/BrandMark.tsx'
import { useHydrated } from '#ui/form/useHydrated.ts'
import { OpenWindowNotice } from '#ui/OpenWindowNotice.tsx'
import { useSignInMutation } from '../authEndpoints.ts'

const names = { steam: 'Steam', discord: 'Discord', google: 'Google', facebook: 'Facebook' } as const
type Provider = keyof typeof names

/**
 * Buttons that sign in by another service that is set up, each in its own window. The page stays usable meanwhile. A
 * button cannot be pressed before it is known whether it stays.
 */
export function ProviderButtons({ disabled }: { readonly disabled: boolean }) {
  const { t } = useTranslation(['auth', 'errors'])
  const { waiting, problem, begin, cancel } = useProviders()
  const isHydrated = useHydrated()
  const offered = useOfferedMethods()
  const isOffered = (each: Provider) => each === 'steam' || offered?.includes(each) !== false
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Box role="group" aria-label={t('providers')} sx={group}>
        {rowsOf(isOffered).map(row => (
          <Box key={row[0]} sx={buttons}>
            {row.map(provider => (
              <Button
                key={provider}
                variant="outlined"
                color="inherit"
                size="large"
                startIcon={
                  waiting === provider ? (
                    <CircularProgress size={20} color="inherit" aria-hidden />
                  ) : (
                    <BrandMark brand={provider} />
                  )
                }
                disabled={
                  !isHydrated ||
                  disabled ||
                  waiting === provider ||
                  (offered === null && provider !== 'steam')
                }
                onClick={() => begin(provider)}
                sx={button}
              >
                {names[provider]}
              </Button>
            ))}
          </Box>
        ))}
      </Box>
      <Box role="status">
        {waiting !== null && (
          <OpenWindowNotice text={t('windowOpen', { provider: names[waiting] })} onCancel={cancel} />
        )}
      </Box>
      {problem !== null && (
        <Typography variant="body2" color="error">
          {t(`errors:${problem}`)}
        </Typography>
      )}
    </Box>
  )
}

/** Returns two rows, which have their height even if they are empty, so that nothing below moves once it is known. */
function rowsOf(isOffered: (provider: Provider) => boolean): readonly (readonly Provider[])[] {
  const first = (['steam', 'discord'] as const).filter(isOffered)
  const second = (['google', 'facebook'] as const).filter(isOffered)
  return second.length > 0 ? [first, second] : first.map(provider => [provider])
}

const group = { display: 'grid', gridTemplateRows: '1fr 1fr', gap: 1.5 } as const
const buttons = { display: 'flex', gap: 1.5 } as const
const button = { flex: '1 1 0', borderColor: 'divider', bgcolor: 'background.paper', px: 1 } as const

function useProviders() {
  const [signIn] = useSignInMutation()
  const [federated, setFederated] = useState<Provider | null>(null)
  const [exchanged, setExchanged] = useState<Provider | null>(null)
  const [problem, setProblem] = useState<AppErrorCode | null>(null)
  const showError = useShowError()
  /** Results of abandoned windows are ignored. */
  const turn = useRef(0)

  const tell = (error: unknown) => {
    setProblem(toAppError(error).code)
    showError(error)
  }
  const popup = useProviderPopup('sign-in', {
    token: async (token, by) => {
      setProblem(null)
      setExchanged(by)
      const answer = await signIn({ by, token })
      setExchanged(null)
      if (answer.error) tell(answer.error)
    },
    problem: tell,
  })
  const begin = async (provider: Provider) => {
    cancel()
    setProblem(null)
    if (isOwn(provider)) return popup.open(provider)
    const own = turn.current
    setFederated(provider)
    const answer = await signIn({ by: provider })
    if (turn.current !== own) return
    setFederated(null)
    if (answer.error) tell(answer.error)
  }
  const cancel = () => {
    turn.current += 1
    setFederated(null)
    popup.cancel()
  }
  return {
    waiting: popup.waiting ?? exchanged ?? federated,
    problem,
    begin: (provider: Provider) => void begin(provider),
    cancel,
  }
}

/** Whether one of our functions talks to the provider, instead of Firebase. */
function isOwn(provider: Provider): provider is PopupProvider {
  return provider === 'discord' || provider === 'steam'
}
