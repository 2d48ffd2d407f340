import type { AppErrorCode } from '#locales/appErrorCode.ts'

/**
 * All Firebase codes that are meaningful to users, with the prefix of their service. Other codes are bugs or
 * misconfiguration, and are shown as 'Something went wrong'.
 */
const codes = {
  'auth/user-not-found': 'auth-user-not-found',
  'auth/user-disabled': 'auth-user-disabled',
  'auth/wrong-password': 'auth-wrong-password',
  // Covers both an unknown user and a wrong password, under e-mail enumeration protection.
  'auth/invalid-credential': 'auth-invalid-credential',
  'auth/invalid-login-credentials': 'auth-invalid-credential',
  'auth/rejected-credential': 'auth-invalid-credential',
  'auth/invalid-email': 'auth-invalid-email',
  'auth/invalid-recipient-email': 'auth-invalid-email',
  'auth/email-already-in-use': 'auth-email-exists',
  'auth/email-already-exists': 'auth-email-exists',
  'auth/account-exists-with-different-credential': 'auth-other-method',
  'auth/weak-password': 'auth-weak-password',
  'auth/password-does-not-meet-requirements': 'auth-weak-password',
  'auth/missing-email': 'auth-missing-email',
  'auth/missing-password': 'auth-missing-password',
  'auth/too-many-requests': 'auth-too-many-requests',
  'auth/quota-exceeded': 'auth-too-many-requests',
  'auth/expired-action-code': 'auth-code-expired',
  'auth/code-expired': 'auth-code-expired',
  'auth/invalid-action-code': 'auth-code-invalid',
  'auth/user-mismatch': 'auth-other-account',
  'auth/credential-already-in-use': 'account-taken',
  'auth/provider-already-linked': 'already-linked',
  'auth/requires-recent-login': 'recent-sign-in-required',
  'auth/user-token-expired': 'unauthenticated',
  'auth/invalid-user-token': 'unauthenticated',
  'auth/user-signed-out': 'unauthenticated',
  'auth/null-user': 'unauthenticated',
  'auth/invalid-custom-token': 'sign-in-failed',
  'auth/custom-token-mismatch': 'sign-in-failed',
  'auth/popup-blocked': 'popup-blocked',
  'auth/popup-closed-by-user': 'popup-closed',
  'auth/user-cancelled': 'sign-in-refused',
  'auth/operation-not-allowed': 'auth-method-closed',
  'auth/admin-restricted-operation': 'auth-method-closed',
  'auth/unauthorized-domain': 'auth-method-closed',
  'auth/operation-not-supported-in-this-environment': 'auth-no-storage',
  'auth/web-storage-unsupported': 'auth-no-storage',
  'auth/network-request-failed': 'offline',
  'auth/timeout': 'try-again',

  'storage/unauthenticated': 'unauthenticated',
  'storage/unauthorized': 'storage-unauthorized',
  'storage/quota-exceeded': 'storage-quota-exceeded',
  'storage/object-not-found': 'storage-object-not-found',
  'storage/retry-limit-exceeded': 'storage-retry-limit-exceeded',
  'storage/canceled': 'storage-canceled',

  // These codes come from functions and Firestore without a refusal of ours.
  unauthenticated: 'unauthenticated',
  'permission-denied': 'permission-denied',
  'not-found': 'not-found',
  'invalid-argument': 'invalid-input',
  cancelled: 'try-again',
  unavailable: 'try-again',
  'deadline-exceeded': 'try-again',
  'resource-exhausted': 'try-again',
  aborted: 'try-again',
} as const satisfies Readonly<Record<string, AppErrorCode>>

/** Returns our code for a Firebase code; null if there is only 'Something went wrong' to show. */
export function codeOfFirebase(code: string): AppErrorCode | null {
  return known(code) ?? known(code.replace(/^(functions|firestore)\//, ''))
}

function known(code: string): AppErrorCode | null {
  return Object.hasOwn(codes, code) ? codes[code as keyof typeof codes] : null
}
