/** The optional services of an installation. */
export const optionalServices = ['discord', 'telegram', 'mail', 'push'] as const
export type OptionalService = (typeof optionalServices)[number]

/** Who receives personal data, and the service without which they receive none. */
const recipients = {
  everybody: null,
  organizers: null,
  google: null,
  analytics: null,
  signIn: null,
  steam: null,
  discord: 'discord',
  telegram: 'telegram',
  mail: 'mail',
  push: 'push',
  broadcasts: null,
  startgg: null,
  webhooks: null,
} as const satisfies Record<string, OptionalService | null>
export type Recipient = keyof typeof recipients

/** Returns who receives personal data in an installation with these services. */
export function recipientsOf(services: ReadonlySet<OptionalService>): readonly Recipient[] {
  const all = Object.keys(recipients) as readonly Recipient[]
  return all.filter(each => {
    const needed = recipients[each]
    return needed === null || services.has(needed)
  })
}
