import type { EarlyScene } from '@upper-bracket/shared/earlyPage/earlyPage'
import { firestore } from '../platform/firebase.ts'
import { documents } from '../platform/firestore/documents.ts'
import { readBracket } from './readPublicSnapshot.ts'
import { remembered } from './remembered.ts'

/** By id and tab. An instance reads the same at most once in five seconds, for readers of both languages. */
export const latestScene = remembered({ freshMs: 5000, most: 50 }, async key => {
  const [competitionId = '', tab = ''] = key.split(' ')
  return readScene(competitionId, tab === 'bracket')
})

/** What the first paint of a competition's page shows, at one moment; null if there is no such competition. */
function readScene(competitionId: string, withBracket: boolean): Promise<EarlyScene | null> {
  return firestore().runTransaction(
    async reads => {
      const read = await reads.get(documents.competition(competitionId))
      const competition = read.data()
      if (competition === undefined) return null
      const scene = { asOf: read.readTime.toMillis(), competition }
      const { bracketId, status } = competition
      if (!withBracket || bracketId === null || status !== 'running')
        return { ...scene, teams: [], bracket: null }
      const [teams, bracket] = await Promise.all([
        reads.get(documents.teams(competitionId)),
        readBracket(reads, competitionId, bracketId),
      ])
      return { ...scene, teams: teams.docs.map(team => ({ ...team.data(), id: team.id })), bracket }
    },
    { readOnly: true },
  )
}
