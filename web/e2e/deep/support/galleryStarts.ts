import { inDrawingOrder } from '@upper-bracket/shared/bracket/rounds/inDrawingOrder'
import type { BracketedCompetition } from '../../../../testing/bracketedCompetition.ts'
import { stored } from '../../../../testing/database.ts'
import { hour } from '../../../../testing/seededCompetition.ts'

/** Stores when the finished matches of a competition started and ended: one after the other, an hour each. */
export async function storeStarts({ competitionId, bracketId }: BracketedCompetition): Promise<void> {
  const { docs } = await stored.matches(competitionId, bracketId).get()
  const finished = docs.map(doc => doc.data()).filter(({ status }) => status === 'finished')
  const first = Date.now() - finished.length * hour
  await Promise.all(
    finished.toSorted(inDrawingOrder).flatMap(({ id, slots }, index) => {
      const at = first + index * hour
      const [upper, lower] = slots.map(({ teamId }) => ({ teamId: teamId ?? '', players: [] }))
      if (upper === undefined || lower === undefined) return []
      return [
        stored.match(competitionId, bracketId, id).update({ since: { status: 'finished', at: at + hour } }),
        stored
          .lineUps(competitionId, bracketId)
          .doc(id)
          .set({ at, game: 'csgo', teams: [upper, lower], uids: [] }),
      ]
    }),
  )
}
