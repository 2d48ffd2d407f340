import type { tournaments as ru } from '#locales/ru/tournaments.ts'
import type { Translation } from '#locales/translation.ts'

export const tournaments: Translation<typeof ru> = {
  title: 'Tournaments',
}
