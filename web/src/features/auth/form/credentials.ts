import type { AppErrorCode } from '#locales/appErrorCode.ts'
import type { AppError } from '#platform/errors/appError.ts'
import type { ReadDraft } from '#ui/form/useForm.ts'

const passwordMin = 6

export interface Credentials {
  readonly email: string
  readonly password: string
}

/** A new password is typed twice. */
export interface CredentialsDraft extends Credentials {
  readonly confirmation: string
}

export interface CredentialProblems {
  readonly email?: AppErrorCode
  readonly password?: AppErrorCode
  readonly confirmation?: 'passwordsDiffer'
}

/** Validates an e-mail with the current password of an account, or with the new password of an account to create. */
export function readCredentials(
  { email, password, confirmation }: CredentialsDraft,
  kind: 'present' | 'new',
): ReadDraft<Credentials, CredentialProblems> {
  const ofPassword =
    kind === 'new' ? newPasswordProblems(password, confirmation) : currentPasswordProblems(password)
  return judged({ email: email.trim(), password }, { ...emailProblems(email), ...ofPassword })
}

export function readEmail({ email }: Pick<CredentialsDraft, 'email'>): ReadDraft<string, CredentialProblems> {
  return judged(email.trim(), emailProblems(email))
}

export function readNewPassword({
  password,
  confirmation,
}: Pick<CredentialsDraft, 'password' | 'confirmation'>): ReadDraft<string, CredentialProblems> {
  return judged(password, newPasswordProblems(password, confirmation))
}

/** Returns the field to which a refusal of the identity service belongs, with its code. */
export function credentialProblemsOf({ code }: AppError): CredentialProblems {
  const field = fieldOf(code)
  return field === null ? {} : { [field]: code }
}

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

function judged<Value>(value: Value, problems: CredentialProblems): ReadDraft<Value, CredentialProblems> {
  return Object.keys(problems).length === 0 ? { ok: true, value } : { ok: false, problems }
}

function emailProblems(email: string): CredentialProblems {
  const trimmed = email.trim()
  if (trimmed === '') return { email: 'auth-missing-email' }
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(trimmed) ? {} : { email: 'auth-invalid-email' }
}

function currentPasswordProblems(password: string): CredentialProblems {
  return password === '' ? { password: 'auth-missing-password' } : {}
}

function newPasswordProblems(password: string, confirmation: string): CredentialProblems {
  return {
    ...(password.length < passwordMin ? { password: 'auth-weak-password' } : {}),
    ...(password === confirmation ? {} : { confirmation: 'passwordsDiffer' }),
  }
}
