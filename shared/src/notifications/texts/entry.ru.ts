import type { DeclineCause } from '../../entry/applicant.ts'
import { isRequirement } from '../../competition/requirements.ts'
import type { NotificationFacts } from '../notification.ts'
import type { EntryTexts } from './notificationTexts.ts'

/** What people who ask to enter are told, and organizers of them. */
export const entryTexts: EntryTexts = {
  entryRequested: ({ competition, facts }) => ({
    title: `Заявки на участие: «${competition.name}»`,
    body: `Ждут вашего решения: ${facts.requested}.`,
    action: 'Рассмотреть',
  }),
  entryGranted: ({ competition, facts }) =>
    facts.waits
      ? {
          title: `Ваша заявка принята: «${competition.name}»`,
          body: `${facts.team === undefined ? 'Мест пока нет, поэтому вы' : `Мест для полной команды пока нет, поэтому «${facts.team}»`} в листе ожидания. Мы напишем, когда подойдёт очередь.`,
          action: 'Открыть турнир',
        }
      : {
          title: `Вы участвуете: «${competition.name}»`,
          body: `Организатор принял вашу заявку. ${entered(facts)}`,
          action: 'Открыть турнир',
        },
  entryDeclined: ({ competition, facts }) => ({
    title: `Вы не участвуете: «${competition.name}»`,
    body: declined(facts),
    action: 'Открыть турнир',
  }),
  queueResumed: ({ competition }) => ({
    title: `Вы снова в очереди: «${competition.name}»`,
    body: 'Организатор удалил сетку, так что турнир ещё не начался. Ваша заявка и место в очереди сохранились.',
    action: 'Открыть турнир',
  }),
  movedUp: ({ competition, facts }) => ({
    title: `Вы участвуете: «${competition.name}»`,
    body: `Нашлось место, и подошла ваша очередь. ${entered(facts)}`,
    action: 'Открыть турнир',
  }),
  placeToConfirm: ({ competition, facts }, { time }) => ({
    title: `${facts.team === undefined ? 'Для вас есть место' : `Для команды «${facts.team}» есть места`}: «${competition.name}»`,
    body: `Подтвердите участие до ${time(facts.confirmUntil)}. Потом место получит следующий в очереди.`,
    action: 'Подтвердить',
  }),
  placeExpired: ({ competition }) => ({
    title: `Место за вами больше не держат: «${competition.name}»`,
    body: 'Вы не подтвердили участие вовремя. Можно ли ещё записаться, видно на странице турнира.',
    action: 'Открыть турнир',
  }),
  registrationClosed: ({ competition }) => ({
    title: `Регистрация закрыта: «${competition.name}»`,
    body: 'Места для вас пока нет. Оно ещё может освободиться до начала турнира, тогда мы вам напишем.',
    action: 'Открыть турнир',
  }),
  codesTried: ({ competition }) => ({
    title: `Кто-то подбирает коды: «${competition.name}»`,
    body: 'За короткое время ввели много неверных кодов приглашения. Подобрать код так нельзя, ваши коды действуют: делать ничего не нужно.',
    action: 'Открыть приглашения',
  }),
}

const unmet: Readonly<Record<Exclude<DeclineCause, 'organizer' | 'unconfirmed'>, string>> = {
  started: 'Турнир начался, места для вас не нашлось.',
  'team-unfit':
    'Подошла ваша очередь, но записать команду в таком виде не получилось. Запишите её ещё раз на странице турнира.',
  'rank-required': 'Подошла ваша очередь, но в профиле не указан ранг, а он обязателен.',
  'age-unstated': 'Подошла ваша очередь, но теперь для участия нужен возраст.',
  'rank-out-of-range': 'Подошла ваша очередь, но ваш ранг не подходит под условия турнира.',
  'steam-required': 'Подошла ваша очередь, но для участия нужен привязанный Steam.',
  'email-required': 'Подошла ваша очередь, но для участия нужна подтверждённая почта.',
  'telegram-required': 'Подошла ваша очередь, но для участия нужен подключённый Telegram.',
}

function entered({ team }: NotificationFacts['movedUp']): string {
  return team === undefined ? 'Теперь вы игрок турнира.' : `Теперь в турнире вся ваша команда «${team}».`
}

function declined({ cause, reason, team }: NotificationFacts['entryDeclined']): string {
  if (team !== undefined && isRequirement(cause)) {
    return `Подошла очередь команды «${team}», но условия турнира выполнены не для всех её игроков.`
  }
  if (cause !== 'organizer' && cause !== 'unconfirmed') return unmet[cause]
  return reason === null
    ? 'Организатор отклонил вашу заявку.'
    : `Организатор отклонил вашу заявку: «${reason}»`
}
