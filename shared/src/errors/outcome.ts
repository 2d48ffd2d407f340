import type { ErrorCode } from './errorCatalogue.ts'

/** Details of a refusal: counts, limits, names. */
export type Facts = Readonly<Record<string, string | number | boolean | readonly string[]>>

/** A refusal is a value: the domain does not throw for invalid actions of a caller. */
export interface Refusal<C extends ErrorCode = ErrorCode> {
  readonly ok: false
  readonly code: C
  readonly facts: Facts
}

export interface Accepted<T> {
  readonly ok: true
  readonly value: T
}

export type Outcome<T, C extends ErrorCode = ErrorCode> = Accepted<T> | Refusal<C>

export function accept<T>(value: T): Accepted<T> {
  return { ok: true, value }
}

export function refuse<C extends ErrorCode>(code: C, facts: Facts = {}): Refusal<C> {
  return { ok: false, code, facts }
}
