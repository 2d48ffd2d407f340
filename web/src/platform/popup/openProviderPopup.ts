import type { SignInStep } from '#platform/analytics/analytics.ts'
import { countFailedSignIn } from '#platform/analytics/countSignIn.ts'
import { type AppError, appError, toAppError } from '#platform/errors/appError.ts'
import { answerLifeMs, type PopupAnswer, sweepAnswers, takeAnswer } from './popupAnswer.ts'

/** The providers that Firebase does not support; one of our functions talks to them. */
export type PopupProvider = 'discord' | 'steam'
/** The purpose of a provider window. */
export type PopupStep = Exclude<SignInStep, 'verification'>

interface PopupListener {
  /** Called at most once, with a custom token to sign in with, or a ticket for `linkAccount`. */
  readonly token: (token: string) => void
  /** Called when the page can be used again. A token can still arrive after `popup-closed` and `popup-unanswered`. */
  readonly problem: (error: AppError) => void
}

const width = 600
const height = 700
const pollEveryMs = 100
const timeoutMs = 5 * 60_000
/** The result of a closing window can arrive a moment later. */
const pollsUntilClosed = 5

/**
 * Opens a provider's window and polls for its result every 100 ms. Must be called in a click, or the browser blocks the
 * window. Logs a failure. Returns the function that cancels and closes the window.
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
    // If the provider severs the opener, the window looks closed although the user types in it. A focus on this page
    // means that the user has left the window.
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

  /** Without storage, no result can arrive. */
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

/** Centres the window over its opener. */
function features(): string {
  const left = Math.max(0, Math.round(screenX + (outerWidth - width) / 2))
  const top = Math.max(0, Math.round(screenY + (outerHeight - height) / 2))
  return `popup,width=${width},height=${height},left=${left},top=${top}`
}
