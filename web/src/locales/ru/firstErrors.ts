/** Sentences that are needed even if the others cannot be loaded. */
export const firstErrors = {
  offline: 'Нет связи. Проверьте интернет и повторите',
  unknown: 'Что-то пошло не так',
} as const
