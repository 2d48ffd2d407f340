/** The maximum number of guests that are looked up at once, and that a person is asked about. */
export const ownGuestsMax = 100

export interface OwnGuestKey {
  readonly competitionId: string
  readonly guestUid: string
}

/** A guest whom the person can take over, because the source of the competition names the person's account. */
export interface OwnGuest extends OwnGuestKey {
  /** Null where the source names nobody. */
  readonly name: string | null
  readonly competition: string
  readonly organizer: string | null
  /** Milliseconds since the epoch. */
  readonly startDate: number
}

/** Returns the keys of a person's linked accounts, as imported competitions name them. */
export function keysOfIdentities(
  identities: Readonly<Record<string, string | undefined>>,
): readonly string[] {
  return Object.entries(identities).flatMap(([provider, id]) =>
    id === undefined ? [] : [`${provider}:${id}`],
  )
}
