import type { WayIn } from '@upper-bracket/shared/account/account'
import { useEffect, useRef, useState } from 'react'
import { toAppError } from '#platform/appError.ts'
import { hrefs } from '#platform/hrefs.ts'
import type { PopupProvider } from '#platform/popup/openProviderPopup.ts'
import { useProviderPopup } from '#platform/popup/useProviderPopup.ts'
import { useShowError } from '#platform/toasts/useToast.ts'

/** With what somebody can show who they are. */
export interface WaysToProve {
  readonly present: ReadonlySet<WayIn>
  readonly email: string | null
}

/** The function asks for five minutes; who is about to be too late is asked again here. */
const freshMs = 4 * 60_000

const account = () => import('#platform/firebase/ownAccount.ts')

/**
 * Whether the sign-in is fresh, and every way of making it so. `fresh` is null while that is not known.
 * A sign-in by mail happens in another tab or window, which all share: it is noticed on coming back.
 */
export function useFreshSignIn() {
  const [fresh, setFresh] = useState<boolean | null>(null)
  const [busy, setBusy] = useState(false)
  const showError = useShowError()
  const alive = useRef(true)

  useEffect(() => {
    alive.current = true
    const look = () => {
      isFresh().then(
        answer => alive.current && setFresh(answer),
        () => alive.current && setFresh(false),
      )
    }
    look()
    const timer = setInterval(look, 30_000)
    addEventListener('focus', look)
    return () => {
      alive.current = false
      clearInterval(timer)
      removeEventListener('focus', look)
    }
  }, [])

  /** Answers what went wrong, which has been told; null where nothing did. */
  const prove = async (sign: () => Promise<void>) => {
    setBusy(true)
    try {
      await sign()
      setFresh(true)
      return null
    } catch (thrown) {
      showError(thrown)
      return toAppError(thrown).code
    } finally {
      setBusy(false)
    }
  }
  const popup = useProviderPopup('sign-in', {
    token: token => void prove(async () => (await account()).reauthenticateByToken(token)),
    problem: showError,
  })

  return {
    fresh,
    busy: busy || popup.waiting !== null,
    byPassword: (password: string) => prove(async () => (await account()).reauthenticateByPassword(password)),
    byWindow: (way: Exclude<WayIn, 'password'>) => {
      if (isPopupProvider(way)) popup.open(way)
      else void prove(async () => (await account()).reauthenticateByFederation(way))
    },
    sendLink: async (email: string) => {
      const { sendSignInLink } = await import('#platform/firebase/authMails.ts')
      await sendSignInLink(email, `${hrefs.profile()}#data`)
    },
  }
}

async function isFresh(): Promise<boolean> {
  return (await account()).isFreshlySignedIn(freshMs)
}

function isPopupProvider(way: WayIn): way is PopupProvider {
  return way === 'discord' || way === 'steam'
}
