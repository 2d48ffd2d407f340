const factor = Number(process.env['RACE_FACTOR'] ?? 1)

/** Returns how often to repeat a race: `defaultRounds` times, and several times as often in `npm run test:deep`. */
export function raceRounds(defaultRounds: number): number {
  return defaultRounds * factor
}
