import { languages } from '@upper-bracket/shared/profile/profile'
import { languageChosen } from '#documents/sessionSlice.ts'
import { attemptSignIn } from '#platform/analytics/attemptSignIn.ts'
import { countSignIn, type SignInProvider } from '#platform/analytics/countSignIn.ts'
import { analytics } from '#platform/analytics/pageAnalytics.ts'
import { api } from '#platform/api/api.ts'
import type { AppError } from '#platform/errors/appError.ts'
import { attempt } from '#platform/errors/attempt.ts'
import type { Arrival } from '#platform/firebase/arrival.ts'
import type { AppliedCode } from '#platform/firebase/authMails.ts'

/** A sign-in method and the data that it requires. */
type Credentials =
  | { readonly by: 'password' | 'new-password'; readonly email: string; readonly password: string }
  | { readonly by: 'google' | 'facebook' }
  | { readonly by: 'discord' | 'steam'; readonly token: string }
  /** `address` is the full URL opened by the link in the mail. */
  | { readonly by: 'link'; readonly email: string; readonly address: string }

interface MailRequest {
  readonly email: string
  /** The path on our own site to go to afterwards. */
  readonly next: string | undefined
}

/** Loads the code that sends mails. Forms that need it load it before the user types. */
export const mails = () => import('#platform/firebase/authMails.ts')

/** Exported for its test. */
export const authApi = api.injectEndpoints({
  endpoints: build => ({
    signIn: build.mutation<null, Credentials>({
      queryFn: async (credentials, { dispatch }) => {
        const answer = await attemptSignIn(providerOf(credentials), 'sign-in', () => enter(credentials))
        if ('error' in answer) return answer
        countSignIn(providerOf(credentials))
        // The function that creates a new profile does not know the language of the page.
        const language = languages.find(each => each === document.documentElement.lang)
        if (answer.data.isNew && language !== undefined) dispatch(languageChosen(language))
        return { data: null }
      },
    }),
    sendSignInLink: build.mutation<null, MailRequest>({
      queryFn: ({ email, next }) =>
        attemptSignIn('link', 'sign-in', async () => {
          await (await mails()).sendSignInLink(email, next)
          return null
        }),
    }),
    sendPasswordReset: build.mutation<null, MailRequest>({
      queryFn: ({ email, next }) =>
        resetting(async () => {
          await (await mails()).sendPasswordReset(email, next)
          return null
        }),
    }),
    /** Returns the e-mail address whose password this code may reset. */
    resetCodeOwner: build.query<string, string>({
      queryFn: code => resetting(async () => (await mails()).readResetCode(code)),
    }),
    setNewPassword: build.mutation<null, { readonly code: string; readonly password: string }>({
      queryFn: ({ code, password }) =>
        resetting(async () => {
          await (await mails()).setNewPassword(code, password)
          return null
        }),
    }),
    sendVerification: build.mutation<null, void>({
      queryFn: () =>
        attemptSignIn('password', 'verification', async () => {
          await (await mails()).sendVerification()
          return null
        }),
    }),
    applyMailCode: build.mutation<AppliedCode, string>({
      queryFn: code =>
        attemptSignIn('password', 'verification', async () => (await mails()).applyMailCode(code)),
    }),
  }),
})

export const {
  useSignInMutation,
  useSendSignInLinkMutation,
  useSendPasswordResetMutation,
  useResetCodeOwnerQuery,
  useSetNewPasswordMutation,
  useSendVerificationMutation,
  useApplyMailCodeMutation,
} = authApi

async function enter(credentials: Credentials): Promise<Arrival> {
  if (credentials.by === 'link') return (await mails()).signInByLink(credentials.email, credentials.address)
  const auth = await import('#platform/firebase/auth.ts')
  switch (credentials.by) {
    case 'password':
      return auth.signInByPassword(credentials.email, credentials.password)
    case 'new-password':
      return auth.signUpByPassword(credentials.email, credentials.password)
    case 'google':
    case 'facebook':
      return auth.signInByFederation(credentials.by)
    case 'discord':
    case 'steam':
      return auth.signInByToken(credentials.token)
  }
}

function providerOf({ by }: Credentials): SignInProvider {
  return by === 'new-password' ? 'password' : by
}

/** Runs a step of a password reset and logs a failure. */
async function resetting<T>(action: () => Promise<T>): Promise<{ data: T } | { error: AppError }> {
  const answer = await attempt(action)
  if ('error' in answer) analytics.log({ name: 'reset_failed', code: answer.error.code })
  return answer
}
