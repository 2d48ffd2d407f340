import type { Language } from '@upper-bracket/shared/profile/profile'
import { withInnerQuotes } from '@upper-bracket/shared/text/innerQuotes'

/** The messages of the bot. `profile` is the address of the page on which Telegram is connected. */
export const telegramTexts: Readonly<
  Record<
    Language,
    {
      readonly connected: (name: string) => string
      readonly stillConnected: (name: string) => string
      readonly disconnected: string
      readonly notConnected: (profile: string) => string
      readonly expired: (profile: string) => string
      readonly taken: string
      /** Sent in a group after an invalid code. */
      readonly groupExpired: string
      /** Sent after the button of a readiness check. */
      readonly ready: string
      readonly notReady: string
      /** The button that checks a team in, and the replies. */
      readonly weAreHere: string
      readonly teamIsHere: string
      readonly onlyCaptains: string
      readonly checkInOver: string
      readonly noCheckIn: string
      /** The buttons of a request to a commentator, and the replies. */
      readonly confirm: string
      readonly decline: string
      readonly confirmed: string
      readonly declined: string
      readonly alreadyDeclined: string
      readonly requestCancelled: string
      readonly requestGone: string
      /** The button that accepts a team's request, and the replies. */
      readonly joinTeam: string
      readonly teamJoined: string
      readonly teamDeclined: string
      readonly teamRequestGone: string
      readonly teamInDraft: string
      /** Sent after an unknown button. */
      readonly unknownButton: string
      readonly explanation: (profile: string) => string
    }
  >
> = {
  ru: {
    connected: name =>
      withInnerQuotes(`Готово! Telegram подключён к аккаунту «${name}».\n\nОтключить: /stop`, [name]),
    stillConnected: name =>
      withInnerQuotes(`Telegram подключён к аккаунту «${name}».\n\nОтключить: /stop`, [name]),
    disconnected: 'Telegram отключён. Подключить снова можно в профиле на сайте.',
    notConnected: profile => `Этот чат ни к чему не подключён. Подключить его можно в профиле: ${profile}`,
    expired: profile =>
      `Эта ссылка уже не действует. Откройте профиль и подключите Telegram ещё раз: ${profile}`,
    taken:
      'Этот чат подключён к другому аккаунту. Отправьте /stop, чтобы отключить его, и откройте ссылку ещё раз.',
    groupExpired:
      'Этот код уже не действует. Создайте новый на странице настроек турнира, в разделе «Объявления».',
    ready: 'Готово: организатор видит, что вы на месте.',
    notReady: 'Эта проверка готовности уже закончилась. Напишите организатору.',
    weAreHere: 'Мы на месте',
    teamIsHere: 'Готово: команда прошла чек-ин. Матч начнётся, когда его пройдут обе.',
    onlyCaptains: 'Чек-ин за команду проходит только её капитан.',
    checkInOver: 'Время на чек-ин вышло. Напишите организатору.',
    noCheckIn: 'Чек-ин перед этим матчем уже не идёт. Откройте страницу матча.',
    confirm: 'Подтвердить участие',
    decline: 'Отказаться',
    confirmed: 'Вы комментируете этот турнир. На сайте открыт чат с организаторами.',
    declined: 'Вы отказались. Организаторы это увидят.',
    alreadyDeclined: 'Вы уже отказались. Если передумали, попросите у организатора новый запрос.',
    requestCancelled: 'Организатор отменил этот запрос.',
    requestGone: 'Этот запрос больше не действует. Попросите у организатора новый.',
    joinTeam: 'Вступить',
    teamJoined: 'Вы в команде. Состав смотрите на странице турнира.',
    teamDeclined: 'Вы отказались. Капитан это увидит.',
    teamRequestGone: 'Это приглашение больше не действует.',
    teamInDraft:
      'Вас уже выбрали в драфте этого турнира. Вступить в другую команду можно, если драфт отменят.',
    unknownButton: 'Эта кнопка больше не действует.',
    explanation: profile => `Это бот Upper Bracket. Чтобы подключить его, откройте профиль: ${profile}`,
  },
  en: {
    connected: name =>
      withInnerQuotes(`Done! Telegram is connected to the account “${name}”.\n\nDisconnect: /stop`, [name]),
    stillConnected: name =>
      withInnerQuotes(`Telegram is connected to the account “${name}”.\n\nDisconnect: /stop`, [name]),
    disconnected: 'Telegram is disconnected. You can connect it again in your profile on the site.',
    notConnected: profile =>
      `This chat is connected to nothing. You can connect it in your profile: ${profile}`,
    expired: profile =>
      `This link is no longer valid. Open your profile and connect Telegram once more: ${profile}`,
    taken:
      'This chat is connected to another account. Send /stop to disconnect it, and open the link once more.',
    groupExpired:
      'This code is no longer valid. Create a new one in the settings of the tournament, under “Announcements”.',
    ready: 'Done: the organizer sees that you are here.',
    notReady: 'This readiness check is over. Tell the organizer that you are here.',
    weAreHere: 'We’re here',
    teamIsHere: 'Done: your team is checked in. The match starts once both are.',
    onlyCaptains: 'Only the captain can check a team in.',
    checkInOver: 'The time to check in is over. Write to the organizer.',
    noCheckIn: 'There is no check-in for this match any more. Open the page of the match.',
    confirm: 'Confirm',
    decline: 'Decline',
    confirmed: 'You’re commentating this tournament. The chat with the organizers is open on the site.',
    declined: 'You have declined. The organizers will see it.',
    alreadyDeclined:
      'You have already declined. If you changed your mind, ask the organizer for a new request.',
    requestCancelled: 'The organizer has withdrawn this request.',
    requestGone: 'This request is no longer valid. Ask the organizer for a new one.',
    joinTeam: 'Join',
    teamJoined: 'You are in the team. See the line-up on the page of the tournament.',
    teamDeclined: 'You have declined. The captain will see it.',
    teamRequestGone: 'This invitation is no longer valid.',
    teamInDraft:
      'You are in a team of this tournament’s draft. You can join another one if the draft is cancelled.',
    unknownButton: 'This button no longer works.',
    explanation: profile => `This is the bot of Upper Bracket. To connect it, open your profile: ${profile}`,
  },
}
