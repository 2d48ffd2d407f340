import type { SignInStep } from '#platform/analytics/analytics.ts'
import { countFailedSignIn } from '#platform/analytics/countSignIn.ts'
import { type AppError, appError, toAppError } from '#platform/errors/appError.ts'
import { answerLifeMs, type PopupAnswer, sweepAnswers, takeAnswer } from './popupAnswer.ts'

/** Providers that Firebase does not know: a function of ours speaks with them. */
export type PopupProvider = 'discord' | 'steam'
/** What a window is opened for. */
export type PopupStep = Exclude<SignInStep, 'verification'>

interface PopupListener {
  /** Told once, at most: a custom token to sign in with, or a ticket for `linkAccount`. */
  readonly token: (token: string) => void
  /** The page may be used again. A token can still come after `popup-closed` and `popup-unanswered`. */
  readonly problem: (error: AppError) => void
}

const width = 600
const height = 700
const pollEveryMs = 100
const patienceMs = 5 * 60_000
/** What a window leaves while it closes may be seen a moment after its closing. */
const pollsUntilClosed = 5

/**
 * Opens a provider's window and looks every 100 ms for what it leaves. To be called in the very click, or the
 * browser blocks the window. A failure is counted. Answers the function that gives up and closes it.
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
  let told = false
  const timer = setInterval(guarded(poll), pollEveryMs)
  guarded(sweepAnswers)()
  return give

  function poll() {
    const closed = popup?.closed === true
    const answer = takeAnswer(attempt)
    if (answer !== null) return finish(answer)
    // A provider that cuts itself off from its opener looks closed while someone types there: who looks at this
    // page again has left that window.
    pollsClosed = closed && document.hasFocus() ? pollsClosed + 1 : 0
    if (pollsClosed >= pollsUntilClosed) tell(appError('popup-closed'))
    const age = Date.now() - openedAt
    if (age >= patienceMs) tell(appError('popup-unanswered'))
    if (age >= answerLifeMs) give()
  }

  function finish(answer: PopupAnswer) {
    give()
    if ('token' in answer) listener.token(answer.token)
    else fail(toAppError({ details: { code: answer.error } }))
  }

  function tell(error: AppError) {
    if (told) return
    told = true
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

  /** Where the browser keeps nothing for this site, no answer can ever arrive. */
  function guarded(action: () => void) {
    return () => {
      try {
        action()
      } catch {
        give()
        tell(appError('auth-no-storage'))
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

/** In the middle of the window from which it is opened. */
function features(): string {
  const left = Math.max(0, Math.round(screenX + (outerWidth - width) / 2))
  const top = Math.max(0, Math.round(screenY + (outerHeight - height) / 2))
  return `popup,width=${width},height=${height},left=${left},top=${top}`
}
