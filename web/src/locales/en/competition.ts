import type { competition as ru } from '#locales/ru/competition.ts'
import type { Translation } from '#locales/translation.ts'

export const competition: Translation<typeof ru> = {
  title: 'Tournament',
}
