import type { AppErrorCode } from '#locales/appErrorCode.ts'
import { appError, toAppError } from '#platform/errors/appError.ts'
import { attempt } from '#platform/errors/attempt.ts'
import { leaveAnswer, type PopupAnswer } from '#platform/popup/popupAnswer.ts'

export interface ForwardedResponse {
  /** Null on success: the opener signs in, or links the account, when it takes the result. */
  readonly problem: AppErrorCode | null
  /** Whether the result could be stored for the opener. */
  readonly left: boolean
}

/**
 * Forwards a provider's response (the query of this page) to our function, and stores its result for the page that
 * opened the window.
 */
export async function forwardProviderResponse(provider: string, query: string): Promise<ForwardedResponse> {
  const reply = await attempt(() => post(provider, query.replace(/^\?/, '')))
  if ('error' in reply) return { problem: reply.error.code, left: false }
  const { attempt: made, answer } = read(reply.data)
  const problem = 'error' in answer ? toAppError({ details: { code: answer.error } }).code : null
  if (made === null) return { problem: problem ?? 'sign-in-failed', left: false }
  return isLeft(made, answer) ? { problem, left: true } : { problem: 'auth-no-storage', left: false }
}

async function post(provider: string, answer: string): Promise<unknown> {
  const response = await fetch(`/api/auth/${provider}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ answer }),
  })
  try {
    return await response.json()
  } catch {
    // The response came from a proxy instead of our function.
    throw appError('try-again')
  }
}

function read(body: unknown): { attempt: string | null; answer: PopupAnswer } {
  const token = text(body, 'token')
  return {
    attempt: text(body, 'attempt'),
    answer: token === null ? { error: text(body, 'code') ?? 'sign-in-failed' } : { token },
  }
}

function isLeft(made: string, answer: PopupAnswer): boolean {
  try {
    leaveAnswer(made, answer)
    return true
  } catch {
    return false
  }
}

function text(body: unknown, name: string): string | null {
  const value: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined
  return typeof value === 'string' ? value : null
}
