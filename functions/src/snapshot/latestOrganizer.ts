import { foldedAddress, organizerAddress } from '@upper-bracket/shared/organizerPage/organizerAddress'
import { organizerPageLimits } from '@upper-bracket/shared/organizerPage/organizerPageLimits'
import { type OrganizerView, organizerSections } from '@upper-bracket/shared/organizerPage/organizerView'
import { existingId } from '@upper-bracket/shared/text/documentId'
import { documents } from '../platform/firestore/documents.ts'
import { find } from '../platform/firestore/find.ts'
import { packedBody } from './packedResponse.ts'
import { remembered } from './remembered.ts'

const limit = organizerPageLimits.listed

/** Counting reads one document for each thousand followers. */
const latestCount = remembered({ freshMs: 60_000 }, async uid => {
  return (await documents.followers(uid).count().get()).data().count
})

/** What an organizer's page shows, at most five seconds old, and its body; null if there is no such page. */
const latest = remembered({ freshMs: 5000 }, async key => {
  const [address = '', after] = key.split(' ')
  const view = await readView(address, after, Date.now())
  return view && { view, packed: await packedBody(view) }
})

/** `after` is the id of the finished competition after which the list goes on; null for the first ones of each state. */
export function latestOrganizer(
  address: string,
  after: string | null,
  now: number,
): ReturnType<typeof latest> {
  const isValid = organizerAddress.safeParse(address).success
  const isPlace = after === null || existingId.safeParse(after).success
  return isValid && isPlace
    ? latest([address, ...(after === null ? [] : [after])].join(' '), now)
    : Promise.resolve(null)
}

async function readView(
  address: string,
  after: string | undefined,
  now: number,
): Promise<OrganizerView | null> {
  const holder = (await documents.organizerAddress(foldedAddress(address)).get()).data()
  const organizerUid = holder?.uid ?? null
  if (organizerUid === null) return null
  const stored = (await documents.organizerPage(organizerUid).get()).data()
  // Another spelling of an address leads nowhere.
  if (stored === undefined || !stored.addresses.includes(address)) return null
  const { addresses, ...page } = stored
  const states =
    after === undefined ? (['registration', 'running', 'finished'] as const) : (['finished'] as const)
  const [followerCount, last] = await Promise.all([
    latestCount(organizerUid, now),
    after === undefined ? null : documents.competition(after).get(),
  ])
  const rows = await Promise.all(
    states.map(async status => {
      const all = find('competitionsOnPage', { 'onPage.address': addresses, status }).limit(limit + 1)
      const { docs } = await (last?.exists ? all.startAfter(last) : all).get()
      return docs.map(each => ({ ...each.data(), id: each.id }))
    }),
  )
  return { organizerUid, page, followerCount, sections: organizerSections(rows.flat(), { limit, now }) }
}
