import type { teams as ru } from '#locales/ru/teams.ts'
import type { Translation } from '#locales/translation.ts'

export const teams: Translation<typeof ru> = {
  title: 'Teams',
}
