import type { FieldProblem } from '@upper-bracket/shared/errors/fieldProblems'
import type { Facts } from '@upper-bracket/shared/errors/outcome'
import type { AppErrorCode } from '#locales/appErrorCode.ts'
import { isLostCode } from './lostCode.ts'

/** The error that every endpoint returns: plain data, whose code has a sentence in both languages. */
export interface AppError {
  readonly code: AppErrorCode
  readonly facts: Facts
  /** The invalid fields, with `invalid-input`. */
  readonly fields: readonly FieldProblem[]
  /** A thrown plain string, shown instead of the sentence for the code. */
  readonly text?: string
}

let codeOfService: (code: string) => AppErrorCode | null = () => null

/** Takes what the codes of Firebase mean. Its code brings them along, because nothing else throws them. */
export function knowServiceCodes(codeOf: typeof codeOfService): void {
  codeOfService = codeOf
}

export function appError(
  code: AppErrorCode,
  facts: Facts = {},
  fields: readonly FieldProblem[] = [],
): AppError {
  return { code, facts, fields }
}

/**
 * Converts a thrown value, or a refusal of the domain, into a code with a sentence. Keeps the facts of a refusal and the
 * text of a plain string. Never throws.
 */
export function toAppError(thrown: unknown, online: boolean = browserOnline()): AppError {
  if (isAppError(thrown)) return thrown
  if (typeof thrown === 'string' && thrown.trim() !== '') return { ...appError('unknown'), text: thrown }
  const refusal = read(thrown, 'details')
  const refused = read(refusal, 'code')
  if (isErrorCode(refused)) return appError(refused, factsOf(refusal), fieldsOf(refusal))
  const code = read(thrown, 'code')
  if (read(thrown, 'ok') === false && isErrorCode(code)) return appError(code, factsOf(read(thrown, 'facts')))
  const known = typeof code === 'string' ? codeOfService(code) : null
  if (known !== null || !online) return appError(known ?? 'offline')
  return appError(thrown instanceof Error && isLostCode(thrown.message) ? 'code-missing' : 'unknown')
}

/**
 * Whether a value has the form of a code. The catalogue is not compared, because every page would load it; a code of a
 * later version has no sentence, and is shown as `unknown`.
 */
function isErrorCode(code: unknown): code is AppErrorCode {
  return typeof code === 'string' && /^(?:[a-z]+(?:-[a-z]+)+|unauthenticated|offline|unknown)$/.test(code)
}

/** Whether this error has already been converted by `toAppError`. */
function isAppError(value: unknown): value is AppError {
  const code = read(value, 'code')
  return isErrorCode(code) && typeof read(value, 'facts') === 'object' && Array.isArray(read(value, 'fields'))
}

/** The serializable facts of the response. */
function factsOf(details: unknown): Facts {
  if (typeof details !== 'object' || details === null) return {}
  return Object.fromEntries(
    Object.entries(details).filter(([name, fact]) => name !== 'code' && isFact(fact)),
  ) as Facts
}

function fieldsOf(details: unknown): readonly FieldProblem[] {
  const fields = read(details, 'fields')
  return Array.isArray(fields) ? fields.filter(isFieldProblem) : []
}

function isFieldProblem(field: unknown): field is FieldProblem {
  return typeof read(field, 'path') === 'string' && typeof read(field, 'problem') === 'string'
}

function isFact(fact: unknown): boolean {
  if (Array.isArray(fact)) return fact.every(part => typeof part === 'string')
  return ['string', 'number', 'boolean'].includes(typeof fact)
}

function read(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}

function browserOnline(): boolean {
  return typeof navigator === 'undefined' || navigator.onLine !== false
}
