import { database, stored } from './database.ts'
import { withoutTriggers } from './withoutTriggers.ts'

/** Fills a competition with players who are nobody. Triggers do not hear of it. */
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
}
