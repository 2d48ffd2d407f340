import type { SignInMethod } from '@upper-bracket/shared/account/account'
import { useEffect, useState } from 'react'
import { toAppError } from '#platform/errors/appError.ts'
import type { PopupProvider } from '#platform/popup/openProviderPopup.ts'
import { useProviderPopup } from '#platform/popup/useProviderPopup.ts'
import { useShowError } from '#platform/toasts/useToast.ts'
import { useNow } from '#ui/time/useNow.ts'
import { useReauthenticateMutation, useSendProofLinkMutation } from '../profileEndpoints.ts'

/** The methods for re-authentication. */
export interface ProofMethods {
  readonly current: ReadonlySet<SignInMethod>
  readonly email: string | null
}

/** Stricter than the five minutes that the function requires, so that nobody is refused at the last moment. */
const freshMs = 4 * 60_000

/**
 * Whether the sign-in is fresh, and every way to renew it. `fresh` is null while unknown. A sign-in by mail happens in
 * another tab or window that shares the session, and is noticed on return.
 */
export function useFreshSignIn() {
  const [freshUntil, setFreshUntil] = useState<number | null>(null)
  const [proved, setProved] = useState(false)
  const [reauthenticate, { isLoading }] = useReauthenticateMutation()
  const [sendProofLink] = useSendProofLinkMutation()
  const now = useNow(freshUntil ?? 0)
  const showError = useShowError()

  useEffect(() => {
    let over = false
    const look = async () => {
      const since = await sinceSignIn().catch(() => freshMs)
      if (!over) setFreshUntil(until => Math.max(until ?? 0, Date.now() + freshMs - since))
    }
    const ask = () => void look()
    ask()
    addEventListener('focus', ask)
    return () => {
      over = true
      removeEventListener('focus', ask)
    }
  }, [])

  /** Resolves to the code of the error, which is already shown; null on success. */
  const prove = async (proof: Parameters<typeof reauthenticate>[0]) => {
    const answer = await reauthenticate(proof)
    if (answer.error) {
      showError(answer.error)
      return toAppError(answer.error).code
    }
    setFreshUntil(Date.now() + freshMs)
    setProved(true)
    return null
  }
  const popup = useProviderPopup('reauthentication', {
    token: (token, by) => void prove({ by, token }),
    problem: showError,
  })

  return {
    fresh: freshUntil === null ? null : now < freshUntil,
    /** Whether the user re-authenticated here. */
    proved,
    busy: isLoading || popup.waiting !== null,
    byPassword: (password: string) => prove({ by: 'password', password }),
    byWindow: (method: Exclude<SignInMethod, 'password'>) => {
      if (isPopupProvider(method)) popup.open(method)
      else void prove({ by: method })
    },
    sendLink: sendProofLink,
  }
}

async function sinceSignIn(): Promise<number> {
  const account = await import('#platform/firebase/ownAccount.ts')
  return account.sinceSignIn()
}

function isPopupProvider(method: SignInMethod): method is PopupProvider {
  return method === 'discord' || method === 'steam'
}
