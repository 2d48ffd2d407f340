import type { TFunction } from 'i18next'
import type { Competition } from '../competition/competition.ts'
import { requirementsOf } from '../competition/requirements.ts'

/** Returns what newcomers need in order to join, as a sentence; null if that is nothing. */
export function requiredText(t: TFunction<'competition'>, options: Competition['options']): string | null {
  const required = requirementsOf(options).map(code => t(`requires_${code}`))
  return required.length === 0 ? null : t('requires', { what: required.join(', ') })
}
