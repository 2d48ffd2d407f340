import {
  type ErrorKind,
  type ErrorReport,
  errorFacts,
  errorReportLimits,
  pageWithoutIds,
} from '@upper-bracket/shared/errors/errorReport'

interface ReportingParts {
  readonly send: (report: ErrorReport) => void
  /** The address of the page at the time, without the origin. */
  readonly page: () => string
  readonly build: () => string
  /** A number in [0, 1). */
  readonly chance: () => number
}

/** The most reports of one page load: what fails in a loop says nothing new. */
const maxPerLoad = 5

/** Refusals by the policy are mostly the doing of extensions: one in so many is reported. */
const policySample = 10

/** What browsers say when code of a page cannot be fetched, after a deployment or without a network. */
const chunkMessage = /dynamically imported module|Importing a module script failed|preload CSS/i

/** Of other pages' scripts, of extensions, and what means nothing. */
const meaningless = /^Script error\.?$|ResizeObserver loop/

/**
 * Reports what goes wrong in the browser, each thing once for each page load. Says nothing about the person: see
 * `errorFacts`. Refusals of ours are results, not errors, and are left out.
 */
export function makeErrorReports({ send, page, build, chance }: ReportingParts) {
  const reported = new Set<string>()

  function report(kind: ErrorKind, thrown: unknown): void {
    const raw = thrown instanceof Error ? thrown.message : String(thrown)
    const facts = errorFacts(thrown)
    const found = chunkMessage.test(raw) ? 'chunk' : kind
    // React and the window tell of the same one.
    const key = found === 'chunk' ? found : `${facts.name} ${facts.message} ${facts.frames[0] ?? ''}`
    if (isRefusal(thrown) || meaningless.test(raw) || isForeign(thrown)) return
    if (reported.has(key) || reported.size >= maxPerLoad) return
    reported.add(key)
    const shown = pageWithoutIds(page())
    send({ kind: found, ...facts, page: shown, build: build().slice(-errorReportLimits.build) })
  }

  /** A refusal of the content policy: which rule, and the origin that was refused. */
  function reportRefused({ effectiveDirective, blockedURI, sourceFile }: SecurityPolicyViolationEvent): void {
    if (/^[a-z-]+-extension:/.test(sourceFile) || chance() >= 1 / policySample) return
    const origin = URL.parse(blockedURI)?.host ?? blockedURI.slice(0, 30)
    report('policy', `${effectiveDirective} refused ${origin}`)
  }

  return { report, reportRefused }
}

/** An `AppError`, which has a sentence of its own. */
function isRefusal(thrown: unknown): boolean {
  return typeof thrown === 'object' && thrown !== null && !(thrown instanceof Error) && 'facts' in thrown
}

function isForeign(thrown: unknown): boolean {
  return thrown instanceof Error && /[a-z]+-extension:\/\//.test(thrown.stack ?? '')
}
