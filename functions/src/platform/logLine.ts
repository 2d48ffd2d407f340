import type { LogEntry, LogSeverity } from 'firebase-functions/logger'

/**
 * A line of the log: a message that never varies, facts, and the revision that wrote it. The SDK's own functions would
 * put the place of the call into the message of an error.
 */
export function logLine(
  severity: LogSeverity,
  message: string,
  facts: Readonly<Record<string, unknown>>,
): LogEntry {
  const build = process.env['K_REVISION'] ?? 'local'
  return { ...facts, message, severity, build, ...(severity === 'ERROR' && forErrorReporting()) }
}

/** By this Error Reporting takes up lines that hold no stack, and groups them by their message. */
function forErrorReporting() {
  return {
    '@type': 'type.googleapis.com/google.devtools.clouderrorreporting.v1beta1.ReportedErrorEvent',
    serviceContext: { service: process.env['K_SERVICE'] ?? 'local' },
  }
}
