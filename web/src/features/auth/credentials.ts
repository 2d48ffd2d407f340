import type { AppErrorCode } from '#platform/appError.ts'

const passwordMin = 6

export interface CredentialProblems {
  readonly email?: AppErrorCode
  readonly password?: AppErrorCode
}

/** What is wrong with an e-mail and a password before they are sent; a new password has a least length. */
export function credentialProblems(
  email: string,
  password: string,
  kind: 'present' | 'new',
): CredentialProblems {
  return { ...emailProblem(email.trim()), ...passwordProblem(password, kind) }
}

/** The field to which an answer of the identity service belongs. */
export function fieldOf(code: AppErrorCode): keyof CredentialProblems | null {
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

function emailProblem(email: string): CredentialProblems {
  if (email === '') return { email: 'auth-missing-email' }
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) ? {} : { email: 'auth-invalid-email' }
}

function passwordProblem(password: string, kind: 'present' | 'new'): CredentialProblems {
  if (kind === 'new' && password.length < passwordMin) return { password: 'auth-weak-password' }
  return password === '' ? { password: 'auth-missing-password' } : {}
}
