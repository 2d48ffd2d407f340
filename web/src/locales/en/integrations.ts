import type { integrations as ru } from '#locales/ru/integrations.ts'
import type { Translation } from '#locales/translation.ts'

export const integrations: Translation<typeof ru> = {
  title: 'Integrations',
  lead: 'Bots, sites and programs that work with this tournament.',
  notYours: 'This section is for organizers',
  notYoursText: 'Only those who run the tournament connect programs to it.',
}
