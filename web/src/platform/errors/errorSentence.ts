import type { TFunction } from 'i18next'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { type AppError, toAppError } from './appError.ts'

/**
 * Returns a function that finds the sentence for a thrown value: a plain string is returned unchanged, a known code as
 * its sentence, everything else as 'Something went wrong'. A rate limit includes the time to wait, and a rank is called
 * by its scale.
 */
export function useErrorSentence(): (error: unknown) => string {
  const { t } = useTranslation(['errors', 'common'])
  return useCallback(error => errorSentence(t, toAppError(error)), [t])
}

export function errorSentence(
  t: TFunction<['errors', 'common']>,
  { code, facts: { retryAfterSeconds, scale }, text }: AppError,
): string {
  if (text !== undefined) return text
  return code === 'too-many-requests' && typeof retryAfterSeconds === 'number'
    ? t('common:tooManyRequests', { wait: waitOf(t, retryAfterSeconds) })
    : t(code, { defaultValue: t('unknown'), ...(typeof scale === 'string' && { context: scale }) })
}

/** Formats a duration in the largest fitting unit, rounded up. */
function waitOf(t: TFunction<['errors', 'common']>, seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  if (seconds <= 90) return t('common:waitSeconds', { count: seconds })
  if (minutes <= 90) return t('common:waitMinutes', { count: minutes })
  return t('common:waitHours', { count: Math.ceil(minutes / 60) })
}
