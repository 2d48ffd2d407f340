interface Row {
  /** Whether an installation has it only if it has set it up. */
  readonly isOptional?: true
  /** Whether a demonstration sends it nothing: visitors have an account without it, and read what would be sent. */
  readonly isUnreached?: true
}

const recipients = {
  everybody: {},
  organizers: {},
  players: {},
  google: {},
  analytics: { isOptional: true },
  appCheck: { isOptional: true },
  googleSignIn: { isOptional: true, isUnreached: true },
  facebookSignIn: { isOptional: true, isUnreached: true },
  steam: { isUnreached: true },
  discordSignIn: { isOptional: true, isUnreached: true },
  discordChannels: { isUnreached: true },
  telegram: { isOptional: true, isUnreached: true },
  mail: { isOptional: true, isUnreached: true },
  push: { isOptional: true, isUnreached: true },
  broadcasts: {},
  startgg: { isUnreached: true },
  webhooks: { isUnreached: true },
} as const satisfies Readonly<Record<string, Row>>

/** A person or a service that receives personal data. */
export type Recipient = keyof typeof recipients
export type OptionalRecipient = {
  [R in Recipient]: (typeof recipients)[R] extends { isOptional: true } ? R : never
}[Recipient]

const rows: Readonly<Record<Recipient, Row>> = recipients
const all = Object.keys(recipients) as readonly Recipient[]

/** The recipients that an installation has only if it has set them up. */
export const optionalRecipients = all.filter(
  (each): each is OptionalRecipient => rows[each].isOptional === true,
)

/** Returns the recipients of personal data in an installation that has configured these. */
export function recipientsOf(
  configured: ReadonlySet<Recipient>,
  { isDemonstration }: { readonly isDemonstration: boolean },
): readonly Recipient[] {
  return all.filter(each => {
    const { isOptional = false, isUnreached = false } = rows[each]
    return (!isOptional || configured.has(each)) && !(isDemonstration && isUnreached)
  })
}
