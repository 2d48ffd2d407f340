import type { ErrorCode } from '@upper-bracket/shared/errors/errorCatalogue'

/** Codes that originate in the browser: from Firebase, from windows, and from a missing connection. */
export const browserCodes = [
  'auth-user-not-found',
  'auth-user-disabled',
  'auth-wrong-password',
  'auth-invalid-credential',
  'auth-invalid-email',
  'auth-email-exists',
  'auth-other-method',
  'auth-weak-password',
  'auth-missing-email',
  'auth-missing-password',
  'auth-too-many-requests',
  'auth-code-expired',
  'auth-code-invalid',
  'auth-other-account',
  'auth-method-closed',
  'auth-no-storage',
  'popup-blocked',
  'popup-closed',
  'popup-unanswered',
  'provider-unreachable',
  'push-unavailable',
  'storage-unauthorized',
  'storage-quota-exceeded',
  'storage-object-not-found',
  'storage-retry-limit-exceeded',
  'storage-canceled',
  'code-replaced',
  'offline',
  'unknown',
] as const

/** Every code with a sentence of its own. */
export type AppErrorCode = ErrorCode | (typeof browserCodes)[number]
