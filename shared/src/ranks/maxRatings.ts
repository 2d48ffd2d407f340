/** The highest valid rating of each scale of ratings; the lowest is 1. */
export const maxRatings = { mmr: 20_000, premier: 45_000 } as const
