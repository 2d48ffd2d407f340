import { identityProviders, type SignInMethod } from '@upper-bracket/shared/account/account'
import type { Profile } from '@upper-bracket/shared/profile/profile'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OwnAccount } from '#platform/firebase/ownAccount.ts'
import type { PopupProvider } from '#platform/popup/openProviderPopup.ts'
import { useProviderPopup } from '#platform/popup/useProviderPopup.ts'
import { useShowError } from '#platform/toasts/useToast.ts'
import { useSend } from '#ui/useSend.ts'
import {
  useLinkAccountMutation,
  useLinkFederationMutation,
  useUnlinkAccountMutation,
} from '../profileEndpoints.ts'

/** The query of the account. */
export interface OwnAccountState {
  readonly data?: OwnAccount | undefined
  readonly error?: unknown
  /** Reloads the account. */
  readonly refetch: () => unknown
}

/** Returns the account's sign-in methods, and how to link and unlink those that open a window. */
export function useSignInMethods(profile: Pick<Profile, 'steamID' | 'discordID'>, account: OwnAccountState) {
  const { t } = useTranslation('profile')
  const [linkAccount] = useLinkAccountMutation()
  const [linkFederation] = useLinkFederationMutation()
  const [unlinkAccount] = useUnlinkAccountMutation()
  const [busy, setBusy] = useState<Exclude<SignInMethod, 'password'> | null>(null)
  const showError = useShowError()
  const send = useSend()

  const change = async (
    call: PromiseLike<{ readonly error?: unknown }>,
    method: SignInMethod,
    done: 'linked' | 'unlinked',
  ) => {
    const isChanged = await send(call, t(done, { method: t(`method_${method}`) }))
    setBusy(null)
    if (isChanged) void account.refetch()
  }
  const popup = useProviderPopup('linking', {
    token: async (ticket, provider) => {
      setBusy(provider)
      await change(linkAccount({ provider, ticket }), provider, 'linked')
    },
    problem: showError,
  })

  const link = async (method: Exclude<SignInMethod, 'password'>) => {
    if (isPopupProvider(method)) return popup.open(method)
    setBusy(method)
    await change(linkFederation(method), method, 'linked')
  }
  const linked = { steam: profile.steamID !== null, discord: profile.discordID !== null }
  const ours = identityProviders.filter(provider => linked[provider])
  return {
    current: new Set<SignInMethod>([...ours, ...(account.data?.methods ?? [])]),
    waiting: popup.waiting ?? busy,
    link: (method: Exclude<SignInMethod, 'password'>) => void link(method),
    cancel: () => {
      setBusy(null)
      popup.cancel()
    },
    unlink: (method: SignInMethod) => change(unlinkAccount({ provider: method }), method, 'unlinked'),
  }
}

function isPopupProvider(method: SignInMethod): method is PopupProvider {
  return identityProviders.some(provider => provider === method)
}
