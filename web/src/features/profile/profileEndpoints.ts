import { hrefs } from '#platform/addresses/hrefs.ts'
import { attemptSignIn } from '#platform/analytics/attemptSignIn.ts'
import { api } from '#platform/api/api.ts'
import { callable } from '#platform/api/callableEndpoint.ts'
import { attempt } from '#platform/errors/attempt.ts'
import type { FederatedProvider } from '#platform/firebase/federatedPopup.ts'
import type { OwnAccount } from '#platform/firebase/ownAccount.ts'
import type { PopupProvider } from '#platform/popup/openProviderPopup.ts'

/** A method of re-authentication with its input. */
type Proof =
  | { readonly by: 'password'; readonly password: string }
  | { readonly by: FederatedProvider }
  | { readonly by: PopupProvider; readonly token: string }

const account = () => import('#platform/firebase/ownAccount.ts')

/** Exported for its test. */
export const profileApi = api.injectEndpoints({
  endpoints: build => ({
    /** The signed-in account in Firebase; the argument is its uid. */
    ownAccount: build.query<OwnAccount, string>({
      queryFn: () => attempt(async () => (await account()).readOwnAccount()),
    }),
    linkFederation: build.mutation<null, FederatedProvider>({
      queryFn: provider =>
        attemptSignIn(provider, 'linking', async () => {
          await (await account()).linkFederation(provider)
          return null
        }),
    }),
    linkPassword: build.mutation<null, { readonly email: string; readonly password: string }>({
      queryFn: ({ email, password }) =>
        attemptSignIn('password', 'linking', async () => {
          await (await account()).linkPassword(email, password)
          return null
        }),
    }),
    sendOwnVerification: build.mutation<null, void>({
      queryFn: () =>
        attemptSignIn('password', 'verification', async () => {
          const { sendVerification } = await import('#platform/firebase/authMails.ts')
          await sendVerification()
          return null
        }),
    }),
    /** Links the Discord or Steam account for which a window has issued the ticket. */
    linkAccount: build.mutation<null, { readonly provider: PopupProvider; readonly ticket: string }>({
      queryFn: ({ provider, ticket }) =>
        attemptSignIn(provider, 'linking', async () => {
          const { callService } = await import('#platform/firebase/functions.ts')
          await callService('account', 'linkAccount', { ticket })
          return null
        }),
    }),
    reauthenticate: build.mutation<null, Proof>({
      queryFn: proof =>
        attemptSignIn(proof.by, 'reauthentication', async () => {
          await prove(proof)
          return null
        }),
    }),
    /** Mails a link that re-authenticates and leads back to the deletion of the account. */
    sendProofLink: build.mutation<null, string>({
      queryFn: email =>
        attemptSignIn('link', 'reauthentication', async () => {
          const { sendSignInLink } = await import('#platform/firebase/authMails.ts')
          await sendSignInLink(email, `${hrefs.profile()}#data`)
          return null
        }),
    }),
    unlinkAccount: callable(build, 'account', 'unlinkAccount'),
    createTelegramLink: callable(build, 'account', 'createTelegramLink'),
    disconnectTelegram: callable(build, 'account', 'disconnectTelegram'),
    createCalendarLink: callable(build, 'account', 'createCalendarLink'),
    readPushKey: callable(build, 'account', 'readPushKey'),
    addPushDevice: callable(build, 'account', 'addPushDevice'),
    removePushDevice: callable(build, 'account', 'removePushDevice'),
    exportMyData: callable(build, 'account', 'exportMyData'),
    deleteMyAccount: callable(build, 'account', 'deleteMyAccount'),
  }),
})

export const {
  useCreateCalendarLinkMutation,
  useOwnAccountQuery,
  useLinkFederationMutation,
  useLinkPasswordMutation,
  useSendOwnVerificationMutation,
  useLinkAccountMutation,
  useReauthenticateMutation,
  useSendProofLinkMutation,
  useUnlinkAccountMutation,
  useCreateTelegramLinkMutation,
  useDisconnectTelegramMutation,
  useReadPushKeyMutation,
  useAddPushDeviceMutation,
  useRemovePushDeviceMutation,
  useExportMyDataMutation,
  useDeleteMyAccountMutation,
} = profileApi

async function prove(proof: Proof): Promise<void> {
  const methods = await account()
  switch (proof.by) {
    case 'password':
      return methods.reauthenticateByPassword(proof.password)
    case 'google':
    case 'facebook':
      return methods.reauthenticateByFederation(proof.by)
    case 'discord':
    case 'steam':
      return methods.reauthenticateByToken(proof.token)
  }
}
