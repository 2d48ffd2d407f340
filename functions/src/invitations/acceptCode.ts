import { accept, type Outcome, refuse } from '@upper-bracket/shared/errors/outcome'
import { codesTriedEvent } from '@upper-bracket/shared/events/entryEvents'
import { action } from '../actions/action.ts'
import { notifyOnce } from '../notifications/notifyOnce.ts'
import { documents } from '../platform/firestore/documents.ts'
import { find } from '../platform/firestore/find.ts'
import { consumeForAddress } from '../platform/limits/addressCount.ts'
import { consumePersistentRateLimit } from '../platform/limits/consumePersistentRateLimit.ts'
import { runOptimisticTransaction } from '../platform/transaction/runOptimisticTransaction.ts'
import { acceptInvitation } from './acceptInvitation.ts'

/**
 * Accepts the invitation with a code. Each try is counted before the code is looked up, for the person and the address,
 * so that a right code says nothing once a limit is reached. Others who guess lock nobody out: codes are too long for
 * them, and the organizers are told.
 */
export const acceptCode = action('acceptCode', {
  maxWrites: 13,
  run: async call => {
    const { uid, address, now, input } = call
    const { competitionId, code, ...statement } = input
    const counted = await countTry({ uid, address, now })
    if (!counted.ok) return counted
    const { docs } = await find('invitationsByCode', { competitionId, code }).limit(1).get()
    const [found] = docs
    if (found === undefined) {
      await noticeWrongCode(competitionId, now)
      return refuse('code-unknown')
    }
    return acceptInvitation.handle({ ...call, input: { invitationId: found.id, ...statement } })
  },
})

interface Try {
  readonly uid: string
  readonly address: string | null
  readonly now: number
}

async function countTry({ uid, address, now }: Try): Promise<Outcome<null, 'too-many-requests'>> {
  const ofPerson = await consumePersistentRateLimit({ uid, address: null }, 'acceptCode', now)
  if (!ofPerson.ok) return ofPerson
  return address === null ? accept(null) : consumeForAddress(address, 'acceptCode', now)
}

/** Notifies the organizers of a competition in which many wrong codes have been typed. */
async function noticeWrongCode(competitionId: string, now: number): Promise<void> {
  const counted = await consumeForAddress(`codes:${competitionId}`, 'wrongCodes', now)
  if (counted.ok) return
  await runOptimisticTransaction(async (reads, writes) => {
    const name = (await reads.get(documents.competition(competitionId))).data()?.name
    if (name === undefined) return accept(null)
    const context = { competition: { id: competitionId, name }, byUid: null, at: now }
    await notifyOnce(reads, writes, context, [codesTriedEvent(now)])
    return accept(null)
  })
}
