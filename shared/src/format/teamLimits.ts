/** The numbers of substitutes that a competition may allow a team. */
export const substituteCounts = [0, 1, 2, 3] as const
export const substitutesMax = Math.max(...substituteCounts)

export const teamSize = 5

export const teamLimits = { nameMin: 1, nameMax: 32, discordLinkMax: 200 } as const
