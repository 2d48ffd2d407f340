import { closedRefusal } from '../competition/closedRefusal.ts'
import type { Competition } from '../competition/competition.ts'
import { entryOf } from '../entry/entryOf.ts'
import { accept, type Outcome, refuse } from '../errors/outcome.ts'
import type { OrganizerPage } from './organizerPage.ts'

/**
 * Whether followers are told of a competition. `told`: now. `before`: they were told earlier, which happens once.
 * `closed`: nobody can join. `hidden`: it is not on the page. `later`: the organizer has announced enough lately.
 */
export type Announced = 'told' | 'before' | 'closed' | 'hidden' | 'later'

/**
 * Puts a competition on its owner's page, or takes it off. Followers are told of one that is open, once: also after it
 * was hidden, handed over and shown again.
 */
export function showOnPage(
  competition: Competition,
  page: Pick<OrganizerPage, 'address'> | null,
  {
    shown,
    mayAnnounce,
    now,
  }: { readonly shown: boolean; readonly mayAnnounce: boolean; readonly now: number },
): Outcome<
  { readonly onPage: NonNullable<Competition['onPage']>; readonly announced: Announced },
  'no-organizer-page'
> {
  if (shown && page === null) return refuse('no-organizer-page')
  const { address: current = null, toldAt = null } = competition.onPage ?? {}
  if (!shown || page === null) return accept({ onPage: { address: null, toldAt }, announced: 'hidden' })
  const announced = announcement(competition, { mayAnnounce, now })
  return accept({
    // An address that the page had earlier still leads there.
    onPage: { address: current ?? page.address, toldAt: announced === 'told' ? now : toldAt },
    announced,
  })
}

function announcement(
  competition: Competition,
  { mayAnnounce, now }: { readonly mayAnnounce: boolean; readonly now: number },
): Announced {
  if (typeof competition.onPage?.toldAt === 'number') return 'before'
  const entry = entryOf(competition, { now })
  // Followers may get a code.
  const takesCode = !entry.ok && entry.code === 'invitation-required'
  if (!entry.ok && !(takesCode && closedRefusal(competition, { now, invitedBy: 'organizer' }) === null))
    return 'closed'
  return mayAnnounce ? 'told' : 'later'
}
