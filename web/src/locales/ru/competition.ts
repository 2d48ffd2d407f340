export const competition = {
  title: 'Турнир',
} as const
