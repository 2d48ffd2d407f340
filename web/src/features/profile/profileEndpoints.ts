import { api } from '#platform/api.ts'
import { attempt } from '#platform/attempt.ts'
import { callable } from '#platform/callableEndpoint.ts'
import type { FederatedProvider } from '#platform/firebase/federatedPopup.ts'
import type { OwnAccount } from '#platform/firebase/ownAccount.ts'

const account = () => import('#platform/firebase/ownAccount.ts')

const profileApi = api.injectEndpoints({
  endpoints: build => ({
    /** What Firebase knows of the account of this uid, which is the one that is signed in. */
    ownAccount: build.query<OwnAccount, string>({
      queryFn: () => attempt(async () => (await account()).readOwnAccount()),
    }),
    linkFederation: build.mutation<null, FederatedProvider>({
      queryFn: provider =>
        attempt(async () => {
          await (await account()).linkFederation(provider)
          return null
        }),
    }),
    linkPassword: build.mutation<null, { readonly email: string; readonly password: string }>({
      queryFn: ({ email, password }) =>
        attempt(async () => {
          await (await account()).linkPassword(email, password)
          return null
        }),
    }),
    sendOwnVerification: build.mutation<null, void>({
      queryFn: () =>
        attempt(async () => {
          const { sendVerification } = await import('#platform/firebase/authMails.ts')
          await sendVerification()
          return null
        }),
    }),
    linkAccount: callable(build, 'linkAccount'),
    unlinkAccount: callable(build, 'unlinkAccount'),
    createTelegramLink: callable(build, 'createTelegramLink'),
    disconnectTelegram: callable(build, 'disconnectTelegram'),
    exportMyData: callable(build, 'exportMyData'),
    deleteMyAccount: callable(build, 'deleteMyAccount'),
  }),
})

export const {
  useOwnAccountQuery,
  useLinkFederationMutation,
  useLinkPasswordMutation,
  useSendOwnVerificationMutation,
  useLinkAccountMutation,
  useUnlinkAccountMutation,
  useCreateTelegramLinkMutation,
  useDisconnectTelegramMutation,
  useExportMyDataMutation,
  useDeleteMyAccountMutation,
} = profileApi
