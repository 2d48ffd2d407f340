export const tournaments = {
  title: 'Турниры',
} as const
