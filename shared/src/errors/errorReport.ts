/** How a browser came across an error. `policy`: the content policy refused something. */
export const errorKinds = ['error', 'rejection', 'boundary', 'chunk', 'policy'] as const
export type ErrorKind = (typeof errorKinds)[number]

/** What is said of an error, wherever it occurred: nothing about persons, nothing that they have written. */
export interface ErrorFacts {
  /** `TypeError`, say. */
  readonly name: string
  readonly message: string
  /** The code of a library; null where it has none. */
  readonly code: string | null
  /** Where it was thrown, innermost first: `entry.client-3f2a.js:1:2345`. */
  readonly frames: readonly string[]
}

/** What a browser posts to `/api/errors`. */
export interface ErrorReport extends ErrorFacts {
  readonly kind: ErrorKind
  /** The path of the page, with `*` in place of ids, and without a query. */
  readonly page: string
  /** The id of the page's build. */
  readonly build: string
}

export const errorReportLimits = {
  name: 60,
  message: 300,
  code: 60,
  frame: 120,
  frames: 8,
  page: 120,
  build: 80,
}

/**
 * The facts of anything that was thrown. The message is shortened, and without what may have come from a person or
 * open something: quoted text, addresses of mails and pages, numbers, and long words as ids and tokens are.
 */
export function errorFacts(thrown: unknown): ErrorFacts {
  const { name, message, frames: most, frame, code } = errorReportLimits
  const isError = thrown instanceof Error
  return {
    name: (isError ? thrown.name : typeof thrown).slice(0, name),
    message: withoutPrivate(isError ? thrown.message : typeof thrown === 'string' ? thrown : '').slice(
      0,
      message,
    ),
    code: codeOf(thrown)?.slice(0, code) ?? null,
    frames: framesOf(isError ? (thrown.stack ?? '') : '')
      .slice(0, most)
      .map(each => each.slice(-frame)),
  }
}

/** Also of a message that was already cleaned, which stays as it is. */
export function withoutPrivate(text: string): string {
  return text
    .slice(0, 5000)
    .replaceAll(/"[^"]*"?|“[^”]*”?|«[^»]*»?/g, '"…"')
    .replaceAll(/\b[a-z][a-z+.-]*:\/\/[^\s)]*/gi, '<address>')
    .replaceAll(/[^\s<>@]{1,64}@[^\s<>@:;,()]{1,200}/g, '<mail>')
    .replaceAll(/[\w-]{5,}/g, word => (isId(word) ? '<id>' : word))
}

function isId(word: string): boolean {
  return word.length >= 24 || word.replaceAll(/\D/g, '').length >= 4
}

/** The path of a page with `*` in place of whatever is not a word of our own addresses, and without a query. */
export function pageWithoutIds(path: string): string {
  const [plain = ''] = path.split(/[?#]/)
  return plain
    .split('/')
    .map(part => (/^[a-z-]{0,30}$/.test(part) ? part : '*'))
    .join('/')
    .slice(0, errorReportLimits.page)
}

function codeOf(thrown: unknown): string | null {
  const code: unknown = typeof thrown === 'object' && thrown !== null ? Reflect.get(thrown, 'code') : null
  const isCode = typeof code === 'number' || (typeof code === 'string' && /^[\w/.-]+$/.test(code))
  return isCode ? String(code) : null
}

/** The last part of each file's path, with line and column. */
function framesOf(stack: string): readonly string[] {
  return [...stack.matchAll(/([\w.-]+):(\d+):(\d+)\)?$/gm)].map(
    ([, file, line, column]) => `${file}:${line}:${column}`,
  )
}
