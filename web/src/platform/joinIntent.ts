import { matchPath } from 'react-router'
import { routePatterns } from '#platform/addresses/routePatterns.ts'

/**
 * A press of *Join* without being signed in, kept in the tab so that signing in completes it. The address alone
 * (`?join`) never joins anybody: a link from elsewhere opens a dialog instead.
 */
interface JoinIntent {
  readonly competitionId: string
  readonly name: string
  /** Milliseconds since the epoch. */
  readonly at: number
}

const key = 'upper-bracket.join'
const mailedKey = 'upper-bracket.join-by-mail'
const validMs = 60 * 60_000

/** Marks the address to which signing in returns in order to join. */
export const joinParameter = 'join'

export const joinAt = (pathname: string) => `${pathname}?${joinParameter}`

/** Returns the competition that the user is about to join once they are signed in; null if `next` is another page. */
export function joinTarget(next: string | undefined): string | null {
  const address = next === undefined ? null : URL.parse(next, 'https://own.invalid')
  if (!address?.searchParams.has(joinParameter)) return null
  return (
    matchPath({ path: routePatterns.competition, end: false }, address.pathname)?.params.competitionId ?? null
  )
}

export function keepJoinIntent({ id, name }: { readonly id: string; readonly name: string }): void {
  write(() => sessionStorage, key, { competitionId: id, name, at: Date.now() })
}

/** Returns the name of the competition that the user pressed to join in this tab; null if it is another. */
export function intendedName(competitionId: string): string | null {
  return read(() => sessionStorage, key, competitionId)?.name ?? null
}

/** Returns whether the user pressed to join this competition in this tab, and forgets it. */
export function takeJoinIntent(competitionId: string): boolean {
  const intent = read(() => sessionStorage, key, competitionId)
  dropJoinIntent()
  return intent !== null
}

export function dropJoinIntent(): void {
  remove(() => sessionStorage, key)
}

/** Leaves the intent to the tab that the sign-in link sent to this address will open in this browser. */
export function mailJoinIntent(email: string, competitionId: string): void {
  const intent = read(() => sessionStorage, key, competitionId)
  if (intent !== null) write(() => localStorage, mailedKey, { ...intent, email })
}

/** Takes over the intent left to the link that has just signed in the owner of this address. */
export function takeMailedJoinIntent(email: string): void {
  const stored = parse(() => localStorage, mailedKey)
  remove(() => localStorage, mailedKey)
  if (field(stored, 'email') === email) write(() => sessionStorage, key, stored)
}

// Without storage, the dialog asks.

function read(storage: () => Storage, name: string, competitionId: string): JoinIntent | null {
  const stored = parse(storage, name)
  const [at, title] = [field(stored, 'at'), field(stored, 'name')]
  if (field(stored, 'competitionId') !== competitionId || typeof title !== 'string') return null
  return typeof at === 'number' && Date.now() - at < validMs ? { competitionId, name: title, at } : null
}

function parse(storage: () => Storage, name: string): unknown {
  try {
    return JSON.parse(storage().getItem(name) ?? 'null')
  } catch {
    return null
  }
}

function field(stored: unknown, name: string): unknown {
  return typeof stored === 'object' && stored !== null ? Reflect.get(stored, name) : undefined
}

function write(storage: () => Storage, name: string, value: unknown): void {
  try {
    storage().setItem(name, JSON.stringify(value))
  } catch {}
}

function remove(storage: () => Storage, name: string): void {
  try {
    storage().removeItem(name)
  } catch {}
}
