import type { SignInMethod } from '@upper-bracket/shared/account/account'
import type { AppErrorCode } from '#locales/appErrorCode.ts'
import type { SignInStep } from './analytics.ts'
import { analytics } from './pageAnalytics.ts'

/** A sign-in method. The e-mailed link counts separately, although Firebase treats it as a password method. */
export type SignInProvider = SignInMethod | 'link'

export function countSignIn(provider: SignInProvider): void {
  analytics.log({ name: 'sign_in', provider, status: 'success' })
}

/** Logs a failed authentication step. */
export function countFailedSignIn(provider: SignInProvider, code: AppErrorCode, step: SignInStep): void {
  analytics.log({ name: 'sign_in', provider, status: 'failed', step, code })
}
