import { accept, type Outcome, refuse } from '@upper-bracket/shared/errors/outcome'
import { action } from '../actions/action.ts'
import { find } from '../platform/firestore/find.ts'
import { consumeForAddress } from '../platform/limits/addressCount.ts'
import { consumePersistentRateLimit } from '../platform/limits/consumePersistentRateLimit.ts'
import { acceptInvitation } from './acceptInvitation.ts'

/**
 * Accepts the invitation with a code. Each try is counted before the code is looked up, for the person, the address and
 * the competition, so that a right code says nothing once a limit is reached.
 */
export const acceptCode = action('acceptCode', {
  maxWrites: 12,
  run: async call => {
    const { uid, address, now, input } = call
    const { competitionId, code, ...statement } = input
    const counted = await countTry({ uid, address, competitionId, now })
    if (!counted.ok) return counted
    const { docs } = await find('invitationsByCode', { competitionId, code }).limit(1).get()
    const [found] = docs
    if (found === undefined) return refuse('code-unknown')
    return acceptInvitation.handle({ ...call, input: { invitationId: found.id, ...statement } })
  },
})

interface Try {
  readonly uid: string
  readonly address: string | null
  readonly competitionId: string
  readonly now: number
}

async function countTry({
  uid,
  address,
  competitionId,
  now,
}: Try): Promise<Outcome<null, 'too-many-requests'>> {
  const ofPerson = await consumePersistentRateLimit({ uid, address: null }, 'acceptCode', now)
  if (!ofPerson.ok) return ofPerson
  if (address !== null) {
    const ofAddress = await consumeForAddress(address, 'acceptCode', now)
    if (!ofAddress.ok) return ofAddress
  }
  const ofCompetition = await consumeForAddress(`codes:${competitionId}`, 'codesOfCompetition', now)
  return ofCompetition.ok ? accept(null) : ofCompetition
}
