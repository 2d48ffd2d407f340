import {
  type ErrorKind,
  type ErrorReport,
  errorFacts,
  errorReportLimits,
  pageWithoutIds,
} from '@upper-bracket/shared/errors/errorReport'
import { isLostCode } from '#platform/errors/lostCode.ts'

interface ReportingParts {
  readonly send: (report: ErrorReport) => void
  /** Returns the current address without the origin. */
  readonly page: () => string
  readonly build: () => string
  /** Returns a number in [0, 1). */
  readonly chance: () => number
}

/** The maximum number of reports per page load, because repeated errors add nothing. */
const maxPerLoad = 5

/** Most policy violations are caused by extensions, so only a sample is reported. */
const policySample = 10

/** Errors without consequences, and those of scripts from other origins, which browsers hide. */
const meaningless = /^Script error\.?$|ResizeObserver loop/

/**
 * Reports errors of the browser, each once per page load and without personal data (see `errorFacts`). Refusals are
 * results, not errors, and are left out.
 */
export function makeErrorReports({ send, page, build, chance }: ReportingParts) {
  const reported = new Set<string>()

  function report(kind: ErrorKind, thrown: unknown): void {
    const raw = thrown instanceof Error ? thrown.message : String(thrown)
    const facts = errorFacts(thrown)
    const found = isLostCode(raw) ? 'chunk' : kind
    // React and the window report the same error.
    const key = found === 'chunk' ? found : `${facts.name} ${facts.message} ${facts.frames[0] ?? ''}`
    if (isRefusal(thrown) || meaningless.test(raw) || isForeign(thrown)) return
    if (reported.has(key) || reported.size >= maxPerLoad) return
    reported.add(key)
    const shown = pageWithoutIds(page())
    send({ kind: found, ...facts, page: shown, build: build().slice(-errorReportLimits.build) })
  }

  /** Reports a violation of the content security policy: the rule, and the blocked origin. */
  function reportRefused({ effectiveDirective, blockedURI, sourceFile }: SecurityPolicyViolationEvent): void {
    if (/^[a-z-]+-extension:/.test(sourceFile) || chance() >= 1 / policySample) return
    const origin = URL.parse(blockedURI)?.host ?? blockedURI.slice(0, 30)
    report('policy', `${effectiveDirective} refused ${origin}`)
  }

  return { report, reportRefused }
}

/** Whether the error is an `AppError`, which has a sentence for the user. */
function isRefusal(thrown: unknown): boolean {
  return typeof thrown === 'object' && thrown !== null && !(thrown instanceof Error) && 'facts' in thrown
}

function isForeign(thrown: unknown): boolean {
  return thrown instanceof Error && /[a-z]+-extension:\/\//.test(thrown.stack ?? '')
}
