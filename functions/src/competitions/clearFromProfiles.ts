import { find } from '../platform/firestore/find.ts'
import { hasChanged } from '../platform/firestore/firestoreErrors.ts'

/** How many profiles are handled at a time. */
const profilesAtOnce = 300

/**
 * Clears a competition from profiles that sign-in leads to it. Returns whether there was such a profile. Somebody who
 * has just joined another competition stays there.
 */
export async function clearFromProfiles(competitionId: string): Promise<boolean> {
  const led = await find('profilesByActiveCompetition', { activeCompetitionID: competitionId })
    .limit(profilesAtOnce)
    .get()
  await Promise.all(
    led.docs.map(async ({ ref, updateTime }) => {
      try {
        await ref.update({ activeCompetitionID: null }, { lastUpdateTime: updateTime })
      } catch (error) {
        if (!hasChanged(error)) throw error
      }
    }),
  )
  return !led.empty
}
