export const bracket = {
  title: 'Турнирная сетка',
} as const
