import { identityProviders, type WayIn } from '@upper-bracket/shared/account/account'
import type { Profile } from '@upper-bracket/shared/profile/profile'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OwnAccount } from '#platform/firebase/ownAccount.ts'
import type { PopupProvider } from '#platform/popup/openProviderPopup.ts'
import { useProviderPopup } from '#platform/popup/useProviderPopup.ts'
import { useShowError, useShowSuccess } from '#platform/toasts/useToast.ts'
import {
  useLinkAccountMutation,
  useLinkFederationMutation,
  useUnlinkAccountMutation,
} from '../profileEndpoints.ts'

/** The account as it was asked for. */
export interface OwnAccountState {
  readonly data?: OwnAccount | undefined
  readonly error?: unknown
  /** Asks again. */
  readonly refetch: () => unknown
}

/** The ways into the account as they are, and how to link and unlink those that open a window. */
export function useSignInMethods(profile: Pick<Profile, 'steamID' | 'discordID'>, account: OwnAccountState) {
  const { t } = useTranslation('profile')
  const [linkAccount] = useLinkAccountMutation()
  const [linkFederation] = useLinkFederationMutation()
  const [unlinkAccount] = useUnlinkAccountMutation()
  const [busy, setBusy] = useState<Exclude<WayIn, 'password'> | null>(null)
  const showError = useShowError()
  const showSuccess = useShowSuccess()

  const tell = ({ error }: { readonly error?: unknown }, way: WayIn, done: 'linked' | 'unlinked') => {
    setBusy(null)
    if (error !== undefined) return showError(error)
    showSuccess(t(done, { way: t(`way_${way}`) }))
    void account.refetch()
  }
  const popup = useProviderPopup('linking', {
    token: async (ticket, provider) => {
      setBusy(provider)
      tell(await linkAccount({ provider, ticket }), provider, 'linked')
    },
    problem: showError,
  })

  const link = async (way: Exclude<WayIn, 'password'>) => {
    if (isPopupProvider(way)) return popup.open(way)
    setBusy(way)
    tell(await linkFederation(way), way, 'linked')
  }
  const linked = { steam: profile.steamID !== null, discord: profile.discordID !== null }
  const ours = identityProviders.filter(provider => linked[provider])
  return {
    present: new Set<WayIn>([...ours, ...(account.data?.ways ?? [])]),
    waiting: popup.waiting ?? busy,
    link: (way: Exclude<WayIn, 'password'>) => void link(way),
    cancel: () => {
      setBusy(null)
      popup.cancel()
    },
    unlink: async (way: WayIn) => tell(await unlinkAccount({ provider: way }), way, 'unlinked'),
  }
}

function isPopupProvider(way: WayIn): way is PopupProvider {
  return identityProviders.some(provider => provider === way)
}
