import type { PreviewScene } from '@upper-bracket/shared/preview/drawPreview'
import { firestore } from '../platform/firebase.ts'
import { documents } from '../platform/firestore/documents.ts'
import { readBracket } from '../snapshot/readPublicSnapshot.ts'

/** What the picture of a competition shows, at one moment; null if there is no such competition. */
export function readPreviewScene(competitionId: string): Promise<PreviewScene | null> {
  return firestore().runTransaction(
    async reads => {
      const competition = (await reads.get(documents.competition(competitionId))).data()
      if (competition === undefined) return null
      if (competition.bracketId === null) return { competition, teams: [], bracket: null }
      const [teams, bracket] = await Promise.all([
        reads.get(documents.teams(competitionId)),
        readBracket(reads, competitionId, competition.bracketId),
      ])
      return { competition, teams: teams.docs.map(team => ({ ...team.data(), id: team.id })), bracket }
    },
    { readOnly: true },
  )
}
