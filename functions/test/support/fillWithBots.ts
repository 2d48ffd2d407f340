import { database, stored } from '../../../testing/database.ts'
import { eventually } from '../../../testing/eventually.ts'
import { seededCompetition } from '../../../testing/seededCompetition.ts'
import { withoutTriggers } from './withoutTriggers.ts'

/**
 * Fills a competition with players who are nobody. Triggers do not hear of it, and what they hear of afterwards does
 * not wait behind all that they did not.
 */
export async function fillWithBots(competitionId: string, count: number): Promise<void> {
  const writer = database.bulkWriter({ throttling: false })
  await withoutTriggers(async () => {
    for (let index = 0; index < count; index += 1) {
      const uid = `bot-${index}`
      void writer.set(stored.player(competitionId, uid), {
        uid,
        displayName: uid,
        photoURL: null,
        rankTier: null,
        teamId: null,
        captain: false,
        joinedAt: 0,
      })
    }
    await writer.close()
  })
  await eventsHaveArrived()
}

/** The emulator sends one event after the other: when a new one has had its effect, those before it are through. */
async function eventsHaveArrived(): Promise<void> {
  const bot = { uid: 'bot', email: '', idToken: '' }
  const competition = { playerCount: 0 }
  const { competitionId } = await seededCompetition({ owner: bot, players: [{ uid: bot.uid }], competition })
  await eventually(async () => {
    const counted = (await stored.competition(competitionId).get()).data()?.playerCount
    if (counted !== 1) throw new Error('The triggers are still behind')
  }, 50_000)
}
