import { subscriptionOf } from '../fakes/push/push.ts'
import { account } from './account.ts'
import { callAs } from './callAs.ts'
import { captain, demonstrators, organizer, players } from './demonstrators.ts'
import { emulatorAddresses } from './emulatorAddresses.ts'
import { inParallel } from './inParallel.ts'
import { openCompetitionForDota } from './openCompetitionForDota.ts'
import { runningCompetitionForCs } from './runningCompetitionForCs.ts'

/**
 * Creates two competitions with demonstration accounts, through the same functions that users call: one of Dota 2 with
 * open registration, one of CS in the middle of its bracket.
 */
export async function seedDemonstration(
  page: number,
  tell: (step: string) => void,
  stop?: AbortSignal,
): Promise<void> {
  const addresses = emulatorAddresses(page)
  tell(`${demonstrators.length} accounts with profiles`)
  const accounts = new Map(
    await inParallel(demonstrators, 4, async person => {
      stop?.throwIfAborted()
      return [person.email, await account(person, addresses)] as const
    }),
  )
  const named = (email: string) => {
    const found = accounts.get(email)
    if (found === undefined) throw new Error(`No account ${email}`)
    return found
  }
  await callAs(
    named(captain.email),
    addresses,
    'addPushDevice',
    subscriptionOf(addresses.pushService, 'captain'),
  )
  const everyone = players.map(({ email }) => named(email))
  stop?.throwIfAborted()
  tell('A competition of Dota 2 with registration open')
  await openCompetitionForDota(addresses, named(organizer.email), everyone, Date.now())
  stop?.throwIfAborted()
  tell('A competition of CS in the middle of its bracket')
  await runningCompetitionForCs(addresses, named(organizer.email), everyone, Date.now())
}
