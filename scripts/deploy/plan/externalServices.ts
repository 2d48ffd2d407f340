/** A parameter that only the operator knows. */
interface Asked {
  readonly question: string
  readonly byDefault: string
  readonly form: RegExp
  /** What the form is, after the name of the parameter. */
  readonly hint: string
}

interface ExternalServiceRow {
  /** Says where to get what is asked. The page can move from one origin to another. */
  guide(origins: readonly string[]): string
  /** The parameters that have one value. */
  readonly fixed: Readonly<Record<string, string>>
  readonly asked: Readonly<Record<string, Asked>>
}

export type ExternalService = 'ceiling' | 'discord' | 'mail' | 'steam' | 'telegram'

/** The ceiling of the budget, and services that need an account of the operator's. Their secrets are asked for as those of
 * the functions. */
export const externalServices: Readonly<Record<ExternalService, ExternalServiceRow>> = {
  ceiling: {
    guide: () =>
      'Ceiling: when the costs of a month reach the budget, the product pauses until --resume or the next month.',
    fixed: { COST_CEILING: 'true' },
    asked: {},
  },
  discord: {
    guide: origins =>
      `Discord: https://discord.com/developers/applications, New Application; OAuth2, add the redirect ${origins.map(origin => `${origin}/auth/discord/return`).join(' and ')}, and copy the client id and secret.`,
    fixed: {},
    asked: {
      DISCORD_CLIENT_ID: {
        question: 'Client id of the Discord application',
        byDefault: '',
        form: /^\d{17,20}$/,
        hint: 'has 17 to 20 digits',
      },
    },
  },
  mail: {
    guide: () => 'Mail: the SMTP server of your provider, and the account with which it takes mails.',
    fixed: {},
    asked: {
      SMTP_HOST: {
        question: 'SMTP server',
        byDefault: '',
        form: /^[\w.-]+\.[\w-]+$/,
        hint: 'is the name of a server, such as smtp.upper.example',
      },
      SMTP_PORT: { question: 'Port', byDefault: '587', form: /^\d{2,5}$/, hint: 'is a number' },
      SMTP_USER: {
        question: 'User, empty if the server wants none',
        byDefault: '',
        form: /^\S*$/,
        hint: 'has no spaces',
      },
      MAIL_FROM: {
        question: 'Sender, such as Upper Bracket <noreply@upper.example>',
        byDefault: '',
        form: /^[^<>]*<?[^<>@\s]+@[^<>@\s]+>?$/,
        hint: 'contains an address',
      },
    },
  },
  steam: {
    guide: () =>
      'Steam: sign-in needs no key. For nicknames, register one at https://steamcommunity.com/dev/apikey.',
    fixed: { STEAM_NICKNAMES: 'true' },
    asked: {},
  },
  telegram: {
    guide: () =>
      'Telegram: write /newbot to https://t.me/BotFather, then /setjoingroups, so that the bot can announce in groups. It answers with a token.',
    fixed: {},
    asked: {
      TELEGRAM_BOT_NAME: {
        question: 'Name of the bot, without @',
        byDefault: '',
        form: /^[A-Za-z]\w{3,30}bot$/i,
        hint: 'ends in bot and has no @',
      },
    },
  },
}
