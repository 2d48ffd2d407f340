interface OptionalServiceRow {
  /** The parameter that sets the service up; empty if it is left out. */
  readonly parameter: string
  /** Whether the parameter says only whether the service is set up, with `true`. */
  readonly isSwitch?: boolean
  readonly secrets: readonly string[]
  /** The functions that exist for this service alone. */
  readonly functions: readonly string[]
}

/** What an installation can leave out. Only with its parameter do the secrets and functions of a service exist. */
export const optionalServices = {
  discord: { parameter: 'DISCORD_CLIENT_ID', secrets: ['DISCORD_CLIENT_SECRET'], functions: [] },
  /** Signing in with Steam needs no key; reading the nickname does. */
  steam: { parameter: 'STEAM_NICKNAMES', isSwitch: true, secrets: ['STEAM_API_KEY'], functions: [] },
  telegram: {
    parameter: 'TELEGRAM_BOT_NAME',
    secrets: ['TELEGRAM_BOT_TOKEN', 'TELEGRAM_WEBHOOK_SECRET'],
    functions: ['telegramWebhook'],
  },
  /** Some mail servers need no account. */
  mailAccount: { parameter: 'SMTP_USER', secrets: ['SMTP_PASSWORD'], functions: [] },
  /** The project's budget pauses the operation. */
  ceiling: { parameter: 'COST_CEILING', isSwitch: true, secrets: [], functions: ['followBudget'] },
  demonstration: {
    parameter: 'DEMONSTRATION',
    isSwitch: true,
    secrets: [],
    functions: ['enterDemonstration', 'resetDemonstration'],
  },
  push: { parameter: 'VAPID_PUBLIC_KEY', secrets: ['VAPID_PRIVATE_KEY'], functions: [] },
} as const satisfies Record<string, OptionalServiceRow>

export type OptionalService = keyof typeof optionalServices

/** Whether an installation with these parameters has the service. */
export function isSetUp(
  service: OptionalService,
  parameters: Readonly<Record<string, string | undefined>>,
): boolean {
  const { parameter, isSwitch = false }: OptionalServiceRow = optionalServices[service]
  const value = parameters[parameter] ?? ''
  return isSwitch ? value === 'true' : value !== ''
}
