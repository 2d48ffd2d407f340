import { skipToken } from '@reduxjs/toolkit/query/react'
import { useEffect } from 'react'
import { api } from '#platform/api/api.ts'
import { attempt } from '#platform/errors/attempt.ts'

const emailApi = api.injectEndpoints({
  endpoints: build => ({
    emailVerified: build.query<boolean, string>({
      queryFn: () => attempt(async () => (await import('#platform/firebase/authMails.ts')).isEmailVerified()),
      keepUnusedDataFor: 0,
    }),
  }),
})

/**
 * Whether the e-mail address of the signed-in account is verified; null does not ask. It asks again when the window gets
 * the focus, because the mail may have been opened in another browser.
 */
export function useEmailVerified(uid: string | null) {
  const verified = emailApi.useEmailVerifiedQuery(uid ?? skipToken)
  const refetch = verified.isUninitialized ? null : verified.refetch
  useEffect(() => {
    if (refetch === null) return
    const ask = () => void refetch()
    addEventListener('focus', ask)
    return () => removeEventListener('focus', ask)
  }, [refetch])
  return verified
}
