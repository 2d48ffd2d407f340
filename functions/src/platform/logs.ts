import { type ErrorReport, errorFacts } from '@upper-bracket/shared/errors/errorReport'
import type { Spending } from '@upper-bracket/shared/limits/ceiling'
import { type LogSeverity, write } from 'firebase-functions/logger'
import { logLine } from './logLine.ts'

/** Counts by name. */
export type Figures = Readonly<Record<string, number>>

const logger = { info: line('INFO'), warn: line('WARNING'), error: line('ERROR') }

function line(severity: LogSeverity) {
  return (message: string, facts: Readonly<Record<string, unknown>> = {}) =>
    write(logLine(severity, message, facts))
}

/** Every line that the functions log, each as a function. */
export const logs = {
  unexpected: (callable: string, uid: string, error: unknown) =>
    logger.error('A callable failed: a bug of ours', { callable, uid, error: errorFacts(error) }),

  refused: (callable: string, uid: string, code: string) =>
    logger.info('A callable was refused', { callable, uid, code }),

  contention: (callable: string, uid: string, error: unknown) =>
    logger.warn('A callable gave up because of contention', { callable, uid, error: errorFacts(error) }),

  notCounted: (action: string, error: unknown) =>
    logger.warn('A request of an address was not counted', { action, error: errorFacts(error) }),

  telegramWithoutBot: () => logger.warn('Telegram cannot be connected: TELEGRAM_BOT_NAME is not set'),

  pushWithoutKey: () => logger.warn('Push cannot be turned on: VAPID_PUBLIC_KEY is not set'),

  telegramFailed: (error: unknown) =>
    logger.error('An update of Telegram could not be handled', { error: errorFacts(error) }),

  signInFailed: (provider: string, error: unknown) =>
    logger.error('Signing in failed: a bug of ours', { provider, error: errorFacts(error) }),

  /** Logs only the kind of error, because the error itself can contain codes and tokens. */
  providerTrouble: (provider: string, error: unknown) =>
    logger.warn('A sign-in provider did not respond as it should', { provider, reason: reasonOf(error) }),

  inconsistency: (rule: string, sentence: string, repaired: boolean) =>
    logger.error('Inconsistency found', { rule, sentence, repaired }),

  notChecked: (part: string, error: unknown) =>
    logger.warn('A part of the database could not be checked', { part, error: errorFacts(error) }),

  notRepaired: (sentence: string, error: unknown) =>
    logger.warn('Inconsistency not repaired', { sentence, error: errorFacts(error) }),

  bannerNotCopied: (competitionId: string, error: unknown) =>
    logger.warn('The banner of a competition could not be copied', {
      competitionId,
      error: errorFacts(error),
    }),

  timerFailed: (path: string, error: unknown) =>
    logger.error('Timer failed; will retry', { path, error: errorFacts(error) }),

  /** Includes `timer`, because its document is deleted. */
  timerGivenUp: (path: string, timer: object, error: unknown) =>
    logger.error('Timer given up', { path, timer, error: errorFacts(error) }),

  /** Logs the deliveries of a run over one channel; nothing if there were none. */
  delivered: (channel: string, figures: Figures) => {
    if (isAnything(figures)) logger.info('Messages were sent', { channel, ...figures })
  },

  /** Logs the results of a scheduled job; nothing if there was nothing to do. */
  jobRan: (job: string, figures: Figures) => {
    if (isAnything(figures)) logger.info('A job has run', { job, ...figures })
  },

  deliveryFailed: (delivery: string, error: unknown) =>
    logger.error('A message could not be sent: a bug of ours', { delivery, error: errorFacts(error) }),

  deliveryDead: (delivery: string, reason: string) =>
    logger.warn('A message was given up', { delivery, reason }),

  listFailed: (error: unknown) =>
    logger.error('The public list of competitions could not be read', { error: errorFacts(error) }),
  /** The error of an action itself has been logged as `unexpected`. */
  apiActionFailed: (action: string, error: unknown) =>
    logger.error('A request of the write API failed: a bug of ours', { action, error: errorFacts(error) }),

  snapshotFailed: (competitionId: string, error: unknown) =>
    logger.error('A competition could not be read for its public snapshot', {
      competitionId,
      error: errorFacts(error),
    }),

  pictureFailed: (competitionId: string, error: unknown) =>
    logger.error('A picture of a competition could not be read', { competitionId, error: errorFacts(error) }),

  fileFailed: (competitionId: string, error: unknown) =>
    logger.error('A competition could not be written as a file', { competitionId, error: errorFacts(error) }),

  fileRefused: (competitionId: string, problems: readonly object[]) =>
    logger.error('A competition is not written as a file that could not be imported: a bug of ours', {
      competitionId,
      problems: problems.slice(0, 5),
    }),

  apiFailed: (operation: string, error: unknown) =>
    logger.error('The read API could not answer', { operation, error: errorFacts(error) }),

  calendarFailed: (error: unknown) =>
    logger.error('A calendar could not be written', { error: errorFacts(error) }),

  announcerFailed: (
    announcer: string,
    reason: string,
    facts: { readonly isBroken: boolean; readonly waiting: number },
  ) => logger.warn('Announcements could not be sent', { announcer, reason, ...facts }),

  webhookFailed: (
    webhook: string,
    reason: string,
    facts: { readonly status: number | null; readonly isPaused: boolean },
  ) => logger.info('A webhook could not be sent', { webhook, reason, ...facts }),

  webhookOverflow: (webhook: string, dropped: number) =>
    logger.warn('Too many events waited for a webhook', { webhook, dropped }),

  previewFailed: (competitionId: string, error: unknown) =>
    logger.error('The preview picture of a competition could not be drawn', {
      competitionId,
      error: errorFacts(error),
    }),

  pageFailed: (competitionId: string, error: unknown) =>
    logger.error('The head of a competition page could not be written', {
      competitionId,
      error: errorFacts(error),
    }),

  browserFailed: ({ kind, page, build: pageBuild, ...error }: ErrorReport) =>
    logger.warn('A browser reported an error', { kind, page, pageBuild, error }),

  pauseUnknown: (error: unknown) =>
    logger.warn('It could not be read whether the operation is paused', { error: errorFacts(error) }),

  notificationUnread: (error: unknown) =>
    logger.error('A notification of the budget could not be read', { error: errorFacts(error) }),

  paused: (spending: Spending) =>
    logger.error('The operation is paused: the costs of the month have reached the ceiling', { ...spending }),

  resumed: (spending: Spending) =>
    logger.info('The operation is resumed: the costs of the month are below the ceiling', { ...spending }),

  leftBehind: (path: string, error: unknown) =>
    logger.warn('Left to the next run', { path, error: errorFacts(error) }),
}

function isAnything(figures: Figures): boolean {
  return Object.values(figures).some(count => count > 0)
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const cause = error.cause instanceof Error ? [error.cause.message] : []
  const code = 'error' in error && typeof error.error === 'string' ? [error.error] : []
  return [error.name, error.message, ...cause, ...code].join(': ')
}
