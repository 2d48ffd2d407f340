import type { SignInStep } from '#platform/analytics/analytics.ts'
import { countFailedSignIn } from '#platform/analytics/countSignIn.ts'
import { type AppError, appError, toAppError } from '#platform/errors/appError.ts'
import { answerLifeMs, type PopupAnswer, sweepAnswers, takeAnswer } from './popupAnswer.ts'

/** Providers that Firebase does not support: one of our functions talks to them. */
export type PopupProvider = 'discord' | 'steam'
/** The purpose of a window. */
export type PopupStep = Exclude<SignInStep, 'verification'>

interface PopupListener {
  /** Called once at most: a custom token to sign in with, or a ticket for `linkAccount`. */
  readonly token: (token: string) => void
  /** The page may be used again. A token can still come after `popup-closed` and `popup-unanswered`. */
  readonly problem: (error: AppError) => void
}

const width = 600
const height = 700
const pollEveryMs = 100
const timeoutMs = 5 * 60_000
/** What a window leaves as it closes may be seen only a moment later. */
const pollsUntilClosed = 5

/**
 * Opens a provider's window and polls every 100 ms for its result. Must be called in a click, or the browser
 * blocks the window. A failure is logged. Returns the function that cancels and closes it.
 */
export function openProviderPopup(
  provider: PopupProvider,
  step: PopupStep,
  listener: PopupListener,
): () => void {
  const attempt = newAttempt()
  const purpose = step === 'linking' ? 'link' : 'sign-in'
  const popup = open(`/api/auth/${provider}?${new URLSearchParams({ attempt, purpose })}`, '', features())
  if (popup === null || popup.closed) {
    fail(appError('popup-blocked'))
    return () => undefined
  }

  const openedAt = Date.now()
  let pollsClosed = 0
  let hasFailed = false
  const timer = setInterval(guarded(poll), pollEveryMs)
  guarded(sweepAnswers)()
  return give

  function poll() {
    const closed = popup?.closed === true
    const answer = takeAnswer(attempt)
    if (answer !== null) return finish(answer)
    // A provider that severs its opener looks closed while the user types there; a user who looks at this page
    // again has left that window.
    pollsClosed = closed && document.hasFocus() ? pollsClosed + 1 : 0
    if (pollsClosed >= pollsUntilClosed) failOnce(appError('popup-closed'))
    const age = Date.now() - openedAt
    if (age >= timeoutMs) failOnce(appError('popup-unanswered'))
    if (age >= answerLifeMs) give()
  }

  function finish(answer: PopupAnswer) {
    give()
    if ('token' in answer) listener.token(answer.token)
    else fail(toAppError({ details: { code: answer.error } }))
  }

  function failOnce(error: AppError) {
    if (hasFailed) return
    hasFailed = true
    fail(error)
  }

  function fail(error: AppError) {
    countFailedSignIn(provider, error.code, step)
    listener.problem(error)
  }

  function give() {
    clearInterval(timer)
    popup?.close()
  }

  /** Without storage no result can ever arrive. */
  function guarded(action: () => void) {
    return () => {
      try {
        action()
      } catch {
        give()
        failOnce(appError('auth-no-storage'))
      }
    }
  }
}

/** 22 base64url characters: 128 random bits. */
function newAttempt(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

/** Centred over the opening window. */
function features(): string {
  const left = Math.max(0, Math.round(screenX + (outerWidth - width) / 2))
  const top = Math.max(0, Math.round(screenY + (outerHeight - height) / 2))
  return `popup,width=${width},height=${height},left=${left},top=${top}`
}
