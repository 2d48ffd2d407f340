import { api } from '#platform/api.ts'
import { attempt } from '#platform/attempt.ts'

interface Credentials {
  readonly email: string
  readonly password: string
}

const authApi = api.injectEndpoints({
  endpoints: build => ({
    signIn: build.mutation<null, Credentials>({
      queryFn: ({ email, password }) =>
        attempt(async () => {
          const { signInByPassword } = await import('#platform/firebase/auth.ts')
          await signInByPassword(email, password)
          return null
        }),
    }),
    signUp: build.mutation<null, Credentials>({
      queryFn: ({ email, password }) =>
        attempt(async () => {
          const { signUpByPassword } = await import('#platform/firebase/auth.ts')
          await signUpByPassword(email, password)
          return null
        }),
    }),
  }),
})

export const { useSignInMutation, useSignUpMutation } = authApi
