import type { AppErrorCode } from '#platform/errors/appErrorCode.ts'

const passwordMin = 6

export interface CredentialProblems {
  readonly email?: AppErrorCode
  readonly password?: AppErrorCode
  /** A new password and its confirmation are not the same. */
  readonly differ?: true
}

/** What is wrong with an e-mail and a password before they are sent. Only a new password has a confirmation. */
export function credentialProblems(
  email: string,
  password: string,
  confirmation: string | null,
): CredentialProblems {
  const ofPassword =
    confirmation === null ? presentPasswordProblems(password) : newPasswordProblems(password, confirmation)
  return { ...emailProblems(email), ...ofPassword }
}

export function emailProblems(email: string): CredentialProblems {
  const trimmed = email.trim()
  if (trimmed === '') return { email: 'auth-missing-email' }
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(trimmed) ? {} : { email: 'auth-invalid-email' }
}

export function newPasswordProblems(password: string, confirmation: string): CredentialProblems {
  return {
    ...(password.length < passwordMin ? { password: 'auth-weak-password' } : {}),
    ...(password === confirmation ? {} : { differ: true }),
  }
}

/** The field to which an answer of the identity service belongs. */
export function fieldOf(code: AppErrorCode): 'email' | 'password' | null {
  switch (code) {
    case 'auth-user-not-found':
    case 'auth-invalid-email':
    case 'auth-email-exists':
    case 'auth-missing-email':
      return 'email'
    case 'auth-wrong-password':
    case 'auth-weak-password':
    case 'auth-missing-password':
    case 'auth-invalid-credential':
      return 'password'
    default:
      return null
  }
}

function presentPasswordProblems(password: string): CredentialProblems {
  return password === '' ? { password: 'auth-missing-password' } : {}
}
