import type { RatingScale } from './rankScale.ts'
import { isRankTier } from './rankTier.ts'

/**
 * Reads a rating as typed into a field, with or without spaces between thousands; null for an empty text, undefined for
 * anything else that is no rating of the scale.
 */
export function typedRating(scale: RatingScale, typed: string): number | null | undefined {
  const digits = typed.replace(/\s/g, '')
  if (digits === '') return null
  return /^\d{1,5}$/.test(digits) && isRankTier(scale, Number(digits)) ? Number(digits) : undefined
}
