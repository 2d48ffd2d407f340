import { accept, refuse } from '@upper-bracket/shared/errors/outcome'
import { competitionOpenedEvent } from '@upper-bracket/shared/events/competitionEvents'
import { foldedAddress } from '@upper-bracket/shared/organizerPage/organizerAddress'
import { organizerPageLimits } from '@upper-bracket/shared/organizerPage/organizerPageLimits'
import { saveOrganizerPage } from '@upper-bracket/shared/organizerPage/saveOrganizerPage'
import { showOnPage } from '@upper-bracket/shared/organizerPage/showOnPage'
import { action } from '../actions/action.ts'
import { documents } from '../platform/firestore/documents.ts'
import { find } from '../platform/firestore/find.ts'
import { persistentRateLimit } from '../platform/limits/persistentRateLimit.ts'
import { clearOrganizerPage } from './clearOrganizerPage.ts'

export const organizerPageActions = {
  /**
   * Creates or changes the caller's page. Of two people who claim an address at once, one creates its document. The
   * number of addresses is exact, because each change writes the page.
   */
  saveOrganizerPage: action('saveOrganizerPage', {
    needsProfile: true,
    read: async ({ reads, uid, input: { address } }) => {
      const [page, reservation, addresses, accountDeletion] = await Promise.all([
        reads.get(documents.organizerPage(uid)),
        reads.get(documents.organizerAddress(foldedAddress(address))),
        reads.get(find('organizerAddressesOfUser', { uid })),
        reads.get(documents.accountDeletion(uid)),
      ])
      const held = addresses.docs.map(each => each.data().address ?? each.id)
      return { page, reservation, held, accountDeletion }
    },
    decide: ({ uid, input, now }, { page, reservation, held, accountDeletion }) => {
      if (accountDeletion.exists) return refuse('try-again')
      const { revision, ...fields } = input
      const holder = reservation.data() ?? null
      const circumstances = { uid, revision, holder, held, now }
      const current = page.data() ?? null
      const saved = saveOrganizerPage(current, fields, circumstances)
      if (!saved.ok) return saved
      const output = { revision: saved.value.revision }
      if (saved.value === current) return accept({ output })
      return accept({
        output,
        write: writes => {
          if (current === null) writes.create(page, saved.value)
          else writes.update(page, { ...saved.value })
          const { address } = saved.value
          if (holder === null) writes.create(reservation, { uid, address })
          else if (holder.address !== address) writes.update(reservation, { address })
          writes.requireAbsent(accountDeletion)
        },
      })
    },
  }),

  deleteOrganizerPage: action('deleteOrganizerPage', {
    maxWrites: 'once',
    run: async ({ uid }) => {
      await clearOrganizerPage(uid)
      return accept({})
    },
    timeoutMs: 55_000,
  }),

  /** Shows or hides a competition on its owner's page. The commit requires that the page still exists. */
  showOnOrganizerPage: action('showOnOrganizerPage', {
    read: async ({ reads, uid, now }) => {
      const [page, announcing] = await Promise.all([
        reads.get(documents.organizerPage(uid)),
        persistentRateLimit(reads, { uid, address: null }, 'announcementsToFollowers', now),
      ])
      return { page, announcing }
    },
    decide: ({ input, now, competition, competitionRead }, { page, announcing }) => {
      const current = page.data() ?? null
      const circumstances = { shown: input.shown, mayAnnounce: announcing.ok, now }
      const decided = showOnPage(competition, current, circumstances)
      if (!decided.ok) return decided
      const { onPage, announced } = decided.value
      return accept({
        output: { announced },
        write: writes => {
          writes.update(competitionRead, { onPage })
          if (input.shown) writes.update(page, { updatedAt: now })
          if (announced === 'told' && announcing.ok) announcing.value.writeTo(writes)
        },
        events:
          announced === 'told' && current !== null ? [competitionOpenedEvent(competition, current)] : [],
      })
    },
  }),

  /**
   * The number of pages that a person follows is exact, because each change writes their rate limits. The commit requires
   * that the page still exists, so that nobody follows one that is being deleted.
   */
  followOrganizer: action('followOrganizer', {
    needsProfile: true,
    read: async ({ reads, uid, input: { organizerUid } }) => {
      const [page, follower, followed, accountDeletion] = await Promise.all([
        reads.get(documents.organizerPage(organizerUid)),
        reads.get(documents.follower(organizerUid, uid)),
        reads.get(find('followedOrganizers', { uid }).count()),
        reads.get(documents.accountDeletion(uid)),
      ])
      return { page, follower, count: followed.data().count, accountDeletion }
    },
    decide: ({ uid, input, now }, { page, follower, count, accountDeletion }) => {
      const { organizerUid, follows } = input
      if (follower.exists === follows) return accept({ output: {} })
      if (!follows) return accept({ output: {}, write: writes => writes.delete(follower) })
      if (!page.exists) return refuse('not-found', { document: 'organizerPage' })
      if (accountDeletion.exists) return refuse('try-again')
      const max = organizerPageLimits.follows
      if (count >= max) return refuse('too-many-follows', { max })
      return accept({
        output: {},
        write: writes => {
          writes.create(follower, { uid, organizerUid, followedAt: now })
          writes.updateAnyway(page.ref, { updatedAt: now })
          writes.requireAbsent(accountDeletion)
        },
      })
    },
  }),
}
