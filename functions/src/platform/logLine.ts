import type { LogEntry, LogSeverity } from 'firebase-functions/logger'

/**
 * Logs a line with a constant message, facts, and the revision that wrote it. The SDK's own functions would put the
 * place of the call into the message of an error.
 */
export function logLine(
  severity: LogSeverity,
  message: string,
  facts: Readonly<Record<string, unknown>>,
): LogEntry {
  const build = process.env['K_REVISION'] ?? 'local'
  return { ...facts, message, severity, build, ...(severity === 'ERROR' && forErrorReporting()) }
}

/** The type with which Error Reporting accepts lines without a stack, and groups them by message. */
function forErrorReporting() {
  return {
    '@type': 'type.googleapis.com/google.devtools.clouderrorreporting.v1beta1.ReportedErrorEvent',
    serviceContext: { service: process.env['K_SERVICE'] ?? 'local' },
  }
}
