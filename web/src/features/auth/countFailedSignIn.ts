import { analytics } from '#platform/analytics/pageAnalytics.ts'
import type { AppErrorCode } from '#platform/appErrorCode.ts'

export type SignInProvider = 'password' | 'link' | 'google' | 'facebook' | 'discord' | 'steam'

export function countFailedSignIn(provider: SignInProvider, code: AppErrorCode): void {
  analytics.log({ name: 'sign_in', provider, status: 'failed', code })
}
