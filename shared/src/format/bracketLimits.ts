export const bracketLimits = { teamsMin: 2, teamsMax: 512, matchesMax: 1023 } as const
