export const games = ['dota2', 'csgo'] as const

export type Game = (typeof games)[number]

/** What is true of one game alone. */
export const gameTraits = {
  dota2: { hasRounds: false },
  csgo: { hasRounds: true },
} as const satisfies Readonly<Record<Game, { readonly hasRounds: boolean }>>
