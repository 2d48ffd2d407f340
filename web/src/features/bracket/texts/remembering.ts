import type { TFunction } from 'i18next'

/**
 * Returns a `t` that caches each text by its arguments. The cards of a bracket use the same few hundred texts over and
 * over, and a lookup in i18next takes longer than drawing a card.
 */
export function remembering(t: TFunction<'bracket'>): TFunction<'bracket'> {
  const known = new Map<string, string>()
  const remembered = (...args: Parameters<typeof t>): string => {
    const id = JSON.stringify(args)
    const text = known.get(id) ?? t(...args)
    known.set(id, text)
    return text
  }
  // The type has a brand that no plain function can satisfy.
  return remembered as unknown as typeof t
}
