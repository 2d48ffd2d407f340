import * as z from 'zod/mini'

/** The services whose accounts people sign in with here, so that they can prove that a guest is they. */
const provable = ['steam', 'discord'] as const
const services = ['startgg', 'challonge', ...provable] as const

/** The maximum number of accounts of a player in a file. */
export const personKeysMax = 4

/**
 * Identifies a person at a service, such as `steam:76561197960287930`: by an id that stays, but of Challonge by the name
 * of the account, because only one version of its API says the id. Only keys of ids prove anything (`provableKeys`).
 */
export const personKeySchema = z
  .string()
  .check(z.regex(new RegExp(`^(?:${services.join('|')}):[A-Za-z0-9_.-]{1,64}$`), { error: 'invalid-id' }))

/** Returns the key of a person at a service; null if the id is none. */
export function personKey(service: (typeof services)[number], id: string): string | null {
  const key = `${service}:${id}`
  return personKeySchema.safeParse(key).success ? key : null
}

/** Returns the keys of accounts that people sign in with. */
export function provableKeys(keys: readonly string[]): readonly string[] {
  return keys.filter(key => provable.some(service => key.startsWith(`${service}:`)))
}

/** Whether some players are known by names of accounts, after whose change the same person becomes another guest. */
export function hasKeysOfNames(players: readonly { readonly accounts?: readonly string[] }[]): boolean {
  return players.some(({ accounts = [] }) => accounts.some(key => key.startsWith('challonge:')))
}
