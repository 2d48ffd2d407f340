import type { firstErrors as ru } from '#locales/ru/firstErrors.ts'
import type { Translation } from '#locales/translation.ts'

export const firstErrors: Translation<typeof ru> = {
  offline: 'You are offline. Check your connection and try again',
  unknown: 'Something went wrong',
}
