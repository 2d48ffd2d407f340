/** How a browser caught an error. `policy` is a violation of the content security policy. */
export const errorKinds = ['error', 'rejection', 'boundary', 'chunk', 'policy'] as const
export type ErrorKind = (typeof errorKinds)[number]

/** The reportable facts of an error. They contain no personal data and no user content. */
export interface ErrorFacts {
  /** For example `TypeError`. */
  readonly name: string
  readonly message: string
  /** The error code of a library; null if it has none. */
  readonly code: string | null
  /** The stack, innermost frame first: `entry.client-3f2a.js:1:2345`. */
  readonly frames: readonly string[]
}

/** The body that a browser posts to `/api/errors`. */
export interface ErrorReport extends ErrorFacts {
  readonly kind: ErrorKind
  /** The path of the page without its query, with `*` in place of ids. */
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
 * Extracts the facts of a thrown value. The message is shortened, and stripped of anything that may be personal or
 * secret: quoted text, mail and web addresses, numbers, and long words such as ids and tokens.
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

/** Strips private parts from a message. A message that was already stripped stays as it is. */
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

/**
 * Returns the path of a page without its query, with `*` in place of every part that is not a fixed word of our
 * addresses.
 */
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

/** Returns the last part of each file's path, with line and column. */
function framesOf(stack: string): readonly string[] {
  return [...stack.matchAll(/([\w.-]+):(\d+):(\d+)\)?$/gm)].map(
    ([, file, line, column]) => `${file}:${line}:${column}`,
  )
}
