/** The errors of everything by which somebody becomes a player. */
export const joiningErrors = [
  'registration-closed',
  'competition-started',
  'competition-over',
  'competition-full',
  'rank-required',
  'telegram-required',
] as const
