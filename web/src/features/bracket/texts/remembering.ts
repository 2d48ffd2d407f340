import type { TFunction } from 'i18next'

/**
 * A `t` that looks up each text with the same facts once. The cards of a bracket ask for the same few hundred over
 * and over, and i18next takes longer for one than the card for being drawn.
 */
export function remembering(t: TFunction<'bracket'>): TFunction<'bracket'> {
  const known = new Map<string, string>()
  const remembered = (...args: Parameters<typeof t>): string => {
    const id = JSON.stringify(args)
    const text = known.get(id) ?? t(...args)
    known.set(id, text)
    return text
  }
  // Its type has a mark that no function can be given.
  return remembered as unknown as typeof t
}
