import type { bracket as ru } from '#locales/ru/bracket.ts'
import type { Translation } from '#locales/translation.ts'

export const bracket: Translation<typeof ru> = {
  title: 'Tournament bracket',
}
