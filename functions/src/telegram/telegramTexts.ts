import type { Language } from '@upper-bracket/shared/profile/profile'

/** What the bot says. `profile` is the address of the page on which Telegram is connected. */
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
      /** After pressing the button of a readiness check. */
      readonly ready: string
      readonly notReady: string
      readonly explanation: (profile: string) => string
    }
  >
> = {
  ru: {
    connected: name => `Готово! Телеграм подключён к аккаунту «${name}».\n\nОтключить: /stop`,
    stillConnected: name => `Телеграм подключён к аккаунту «${name}».\n\nОтключить: /stop`,
    disconnected: 'Телеграм отключён. Подключить снова можно в профиле на сайте.',
    notConnected: profile => `Этот чат ни к чему не подключён. Подключить его можно в профиле: ${profile}`,
    expired: profile =>
      `Эта ссылка уже не действует. Откройте профиль и подключите Телеграм ещё раз: ${profile}`,
    taken:
      'Этот чат подключён к другому аккаунту. Отправьте /stop, чтобы отключить его, и откройте ссылку ещё раз.',
    ready: 'Готово: организатор видит, что вы на месте.',
    notReady: 'Эта проверка готовности уже закончилась. Напишите организатору.',
    explanation: profile => `Это бот Upper Bracket. Чтобы подключить его, откройте профиль: ${profile}`,
  },
  en: {
    connected: name => `Done! Telegram is connected to the account “${name}”.\n\nDisconnect: /stop`,
    stillConnected: name => `Telegram is connected to the account “${name}”.\n\nDisconnect: /stop`,
    disconnected: 'Telegram is disconnected. You can connect it again in your profile on the site.',
    notConnected: profile =>
      `This chat is connected to nothing. You can connect it in your profile: ${profile}`,
    expired: profile =>
      `This link is no longer valid. Open your profile and connect Telegram once more: ${profile}`,
    taken:
      'This chat is connected to another account. Send /stop to disconnect it, and open the link once more.',
    ready: 'Done: the organizer sees that you are here.',
    notReady: 'This readiness check is over. Tell the organizer that you are here.',
    explanation: profile => `This is the bot of Upper Bracket. To connect it, open your profile: ${profile}`,
  },
}
