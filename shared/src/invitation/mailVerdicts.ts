/**
 * Whether a guest gets a mail with an invitation to take their place over. `gone`: the guest is no longer there.
 * `mailed`: to this address already. `unsubscribed`: the address gets no invitations. `too-often`: the address has got
 * several lately, from anybody. `later`: the organizer, the network or the competition has reached the limit of the day.
 */
export type MailVerdict = 'ready' | 'gone' | 'no-address' | 'unsubscribed' | 'mailed' | 'too-often' | 'later'

export interface MailedGuest {
  readonly uid: string
  /** The key of the guest's mail address; null if there is none. */
  readonly addressKey: string | null
  readonly isGone: boolean
  readonly isUnsubscribed: boolean
  /** The invitations that have been mailed to the guest, by the keys of the addresses. */
  readonly mailedTo: Readonly<Record<string, string>>
}

/** How many mails the rate limits leave: in all, and to each address by its key. */
interface MailsLeft {
  readonly inAll: number
  readonly to: ReadonlyMap<string, number>
}

/** Decides for each guest, in order, whether the invitation is mailed. */
export function mailVerdicts(
  guests: readonly MailedGuest[],
  left: MailsLeft,
): ReadonlyMap<string, MailVerdict> {
  const leftTo = new Map(left.to)
  let inAll = left.inAll
  const verdictOn = ({ addressKey, isGone, isUnsubscribed, mailedTo }: MailedGuest): MailVerdict => {
    if (isGone) return 'gone'
    if (addressKey === null) return 'no-address'
    if (isUnsubscribed) return 'unsubscribed'
    if (Object.hasOwn(mailedTo, addressKey)) return 'mailed'
    const toAddress = leftTo.get(addressKey) ?? 0
    if (toAddress < 1) return 'too-often'
    if (inAll < 1) return 'later'
    leftTo.set(addressKey, toAddress - 1)
    inAll -= 1
    return 'ready'
  }
  return new Map(guests.map(guest => [guest.uid, verdictOn(guest)]))
}
