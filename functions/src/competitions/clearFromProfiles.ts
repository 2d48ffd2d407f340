import { withChangeTime } from '../platform/firestore/changeTime.ts'
import { find } from '../platform/firestore/find.ts'
import { hasChanged } from '../platform/firestore/firestoreErrors.ts'

/** The number of profiles per batch. */
const profilesAtOnce = 300

/**
 * Clears a competition as the active one in profiles. Returns whether there was such a profile. A person who has just
 * joined another competition keeps that one.
 */
export async function clearFromProfiles(competitionId: string): Promise<boolean> {
  const led = await find('profilesByActiveCompetition', { activeCompetitionID: competitionId })
    .limit(profilesAtOnce)
    .get()
  await Promise.all(
    led.docs.map(async ({ ref, updateTime }) => {
      try {
        await ref.update(withChangeTime(ref, { activeCompetitionID: null }), { lastUpdateTime: updateTime })
      } catch (error) {
        if (!hasChanged(error)) throw error
      }
    }),
  )
  return !led.empty
}
