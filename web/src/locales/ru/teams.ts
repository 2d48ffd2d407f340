export const teams = {
  title: 'Команды',
} as const
