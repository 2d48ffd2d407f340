/** The result that a provider's window leaves for the page that opened it. */
export type PopupAnswer = { readonly token: string } | { readonly error: string }

const prefix = 'upper-bracket.sign-in.'

/** The function has forgotten the attempt by then, so older results are useless. */
export const answerLifeMs = 10 * 60_000

/** Stores a result for the page that made the attempt. Throws if the browser has no storage. */
export function leaveAnswer(attempt: string, answer: PopupAnswer): void {
  localStorage.setItem(prefix + attempt, JSON.stringify({ ...answer, leftAt: Date.now() }))
}

/** Takes and removes the result; null until there is one. */
export function takeAnswer(attempt: string): PopupAnswer | null {
  const text = localStorage.getItem(prefix + attempt)
  if (text === null) return null
  localStorage.removeItem(prefix + attempt)
  return parsed(text) ?? { error: 'sign-in-failed' }
}

/** Removes results of pages that were closed before they could take them. */
export function sweepAnswers(): void {
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith(prefix) && isOver(localStorage.getItem(key))) localStorage.removeItem(key)
  }
}

function isOver(text: string | null): boolean {
  const leftAt = field(text, 'leftAt')
  return typeof leftAt !== 'number' || Date.now() - leftAt > answerLifeMs
}

function parsed(text: string): PopupAnswer | null {
  const token = field(text, 'token')
  if (typeof token === 'string') return { token }
  const error = field(text, 'error')
  return typeof error === 'string' ? { error } : null
}

function field(text: string | null, name: string): unknown {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
  } catch {
    return undefined
  }
}
