export const bracketLimits = { teamsMin: 2, teamsMax: 512 } as const
