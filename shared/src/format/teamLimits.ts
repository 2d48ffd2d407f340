/** The most substitutes that a competition may allow a team. */
export const substitutesMax = 3

export const teamSize = 5

export const teamLimits = { nameMin: 1, nameMax: 32, discordLinkMax: 200 } as const
