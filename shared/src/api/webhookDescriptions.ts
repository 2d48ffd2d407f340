import * as z from 'zod/mini'
import { webhookFields } from '../integrations/webhookEvent.ts'
import type { ChangeKind } from '../integrations/webhookKinds.ts'
import { type ApiText, described } from './described.ts'
import type { WebhookDescription } from './operation.ts'

const time = z.iso.datetime()
const common = {
  competitionId: z.string(),
  revision: described(
    z.int(),
    'Orders the events of a webhook: a later change has a larger one. Pass it as `after` to read the change.',
    'Порядок событий вебхука: у более позднего изменения число больше. Передайте как `after`, чтобы прочитать изменение.',
  ),
  url: described(z.url(), 'The page of the competition.', 'Страница турнира.'),
  api: described(
    z.url(),
    'The competition in this API. Without `after`, its answer may be older than the event.',
    'Турнир в этом API. Без `after` ответ может отставать от события.',
  ),
}

const summaries: Readonly<Record<ChangeKind | 'webhook.test', ApiText>> = {
  'competition.updated': {
    en: 'Settings, dates, live links, commentators or a readiness check changed, or the competition is open again',
    ru: 'Изменились настройки, даты, трансляции, комментаторы или проверка готовности, или турнир снова идёт',
  },
  'players.changed': {
    en: 'Players joined, left or changed',
    ru: 'Изменился список игроков или сами игроки',
  },
  'teams.changed': {
    en: 'Teams were created, changed or deleted',
    ru: 'Команды созданы, изменены или удалены',
  },
  'draft.changed': {
    en: 'A captains’ draft started, changed or ended',
    ru: 'Драфт капитанов начался, изменился или закончен',
  },
  'bracket.deleted': { en: 'The bracket was deleted', ru: 'Сетка удалена' },
  'bracket.created': { en: 'The bracket was created', ru: 'Сетка создана' },
  'match.started': { en: 'Matches started', ru: 'Матчи начались' },
  'match.scored': { en: 'The score of running matches changed', ru: 'Изменился счёт идущих матчей' },
  'match.finished': { en: 'Matches are over', ru: 'Матчи завершены' },
  'match.corrected': {
    en: 'A result was changed or withdrawn, or the start of a match undone',
    ru: 'Результат исправлен или отменён, или отменено начало матча',
  },
  'round.published': { en: 'A Swiss round was drawn', ru: 'Опубликованы пары раунда швейцарской системы' },
  'schedule.changed': { en: 'Matches have other starts', ru: 'Изменилось время начала матчей' },
  'competition.finished': {
    en: 'The competition is over, or has another champion (null if both teams forfeited the deciding match, or if each group of the last stage has one)',
    ru: 'Турнир завершён или чемпион другой (null, если в решающем матче обе команды сдались или если чемпион есть в каждой группе последнего этапа)',
  },
  'webhook.test': { en: 'An organizer asked for a test', ru: 'Организатор отправил проверку' },
}

/** The messages to webhooks, by their types. A message carries ids; the rest is read over the API. */
export const webhookDescriptions: Readonly<Record<string, WebhookDescription>> = {
  ...Object.fromEntries(
    Object.entries(summaries).map(([type, summary]) => [
      type,
      { summary, payload: payloadOf(type, { ...common, ...fieldsOf(type) }) },
    ]),
  ),
  'webhook.verification': {
    summary: {
      en: 'Checks a new address: answer with the challenge, as text or as JSON {"challenge": "…"}',
      ru: 'Проверка нового адреса: верните строку challenge как текст или JSON {"challenge": "…"}',
    },
    payload: payloadOf('webhook.verification', { competitionId: z.string(), challenge: z.string() }),
  },
}

function payloadOf(type: string, data: z.core.$ZodLooseShape): z.ZodMiniType {
  return z.object({ type: z.literal(type), timestamp: time, data: z.object(data) })
}

function fieldsOf(type: string): z.core.$ZodLooseShape {
  return Object.entries(webhookFields).find(([kind]) => kind === type)?.[1] ?? {}
}
