import type { Language } from '@upper-bracket/shared/profile/profile'

interface PageHead {
  readonly title: string
  readonly description: string
}

/** The heads of the prerendered pages for search engines and messengers, by address. Only the build needs them. */
export const pageHeads: Readonly<Record<string, Readonly<Record<Language, PageHead>>>> = {
  '/': {
    ru: {
      title: 'Upper Bracket: турниры от регистрации до чемпиона',
      description:
        'Турниры по Dota 2 и CS:GO: соберите игроков, поделите их на равные команды и ведите сетку в прямом эфире. Зрителям не нужен аккаунт.',
    },
    en: {
      title: 'Upper Bracket: tournaments from sign-up to champion',
      description:
        'Dota 2 and CS:GO tournaments: gather players, split them into even teams and run the bracket live. Spectators need no account.',
    },
  },
  '/developers': {
    ru: {
      title: 'API для разработчиков · Upper Bracket',
      description:
        'Турниры, команды, матчи и таблицы в JSON: без аккаунта и ключа. Примеры на curl, JavaScript и Python, запрос можно отправить со страницы.',
    },
    en: {
      title: 'API for developers · Upper Bracket',
      description:
        'Competitions, teams, matches and tables as JSON, without an account or a key. Examples in curl, JavaScript and Python; send a request from the page.',
    },
  },
  '/auth/signin': {
    ru: {
      title: 'Вход · Upper Bracket',
      description:
        'Войдите по почте, через Google, Discord, Steam или Facebook: ваши турниры и команды ждут.',
    },
    en: {
      title: 'Sign in · Upper Bracket',
      description:
        'Sign in by e-mail, Google, Discord, Steam or Facebook: your tournaments and teams are waiting.',
    },
  },
  '/auth/signup': {
    ru: {
      title: 'Регистрация · Upper Bracket',
      description: 'Один аккаунт, чтобы играть в турнирах по Dota 2 и CS:GO и проводить свои.',
    },
    en: {
      title: 'Sign up · Upper Bracket',
      description: 'One account to play in Dota 2 and CS:GO tournaments and run your own.',
    },
  },
  '/auth/signin-by-link': {
    ru: {
      title: 'Вход по ссылке · Upper Bracket',
      description: 'Пришлём на почту ссылку: откройте её, и вы вошли. Пароль не нужен.',
    },
    en: {
      title: 'Sign in by link · Upper Bracket',
      description: 'We send you a link by e-mail: open it, and you are signed in without a password.',
    },
  },
  '/auth/reset-password': {
    ru: {
      title: 'Новый пароль · Upper Bracket',
      description: 'Забыли пароль? Пришлём на почту ссылку, по которой вы зададите новый.',
    },
    en: {
      title: 'New password · Upper Bracket',
      description: 'Forgot your password? We send you a link by e-mail with which you choose a new one.',
    },
  },
}
