const recipients = [
  'everybody',
  'organizers',
  'players',
  'google',
  'analytics',
  'appCheck',
  'googleSignIn',
  'facebookSignIn',
  'steam',
  'discordSignIn',
  'discordChannels',
  'telegram',
  'mail',
  'push',
  'broadcasts',
  'startgg',
  'webhooks',
] as const
/** A person or a service that receives personal data. */
export type Recipient = (typeof recipients)[number]

/** The recipients that an installation has only if it has set them up. */
export const optionalRecipients = [
  'analytics',
  'appCheck',
  'googleSignIn',
  'facebookSignIn',
  'discordSignIn',
  'telegram',
  'mail',
  'push',
] as const satisfies readonly Recipient[]
export type OptionalRecipient = (typeof optionalRecipients)[number]

/** Those whom a demonstration sends nothing: visitors have an account without them, and read what would be sent. */
const unreached: readonly Recipient[] = [
  'googleSignIn',
  'facebookSignIn',
  'steam',
  'discordSignIn',
  'discordChannels',
  'telegram',
  'mail',
  'push',
  'startgg',
  'webhooks',
]

/** Returns the recipients of personal data in an installation that has configured these. */
export function recipientsOf(
  configured: ReadonlySet<OptionalRecipient>,
  { isDemonstration }: { readonly isDemonstration: boolean },
): readonly Recipient[] {
  const missing: readonly Recipient[] = optionalRecipients.filter(each => !configured.has(each))
  return recipients.filter(each => !missing.includes(each) && !(isDemonstration && unreached.includes(each)))
}
