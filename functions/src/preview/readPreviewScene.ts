import type { PreviewScene } from '@upper-bracket/shared/preview/drawPreview'
import { firestore } from '../platform/firebase.ts'
import { documents } from '../platform/firestore/documents.ts'
import { readLinkedMatch } from '../snapshot/readLinkedMatch.ts'
import { readBracket } from '../snapshot/readPublicSnapshot.ts'

/**
 * Reads the data for the picture of a competition or of one of its matches, at one moment; null if there is none.
 *
 * @param matchId null for the whole competition
 */
export function readPreviewScene(
  competitionId: string,
  matchId: string | null,
): Promise<PreviewScene | null> {
  return firestore().runTransaction(
    async reads => {
      const competition = (await reads.get(documents.competition(competitionId))).data()
      if (competition === undefined) return null
      const { bracketId } = competition
      if (matchId !== null) {
        const linked = bracketId && (await readLinkedMatch(reads, competitionId, { bracketId, matchId }))
        return linked ? { competition, teams: [], bracket: null, linked } : null
      }
      if (bracketId === null) return { competition, teams: [], bracket: null }
      const [teams, bracket] = await Promise.all([
        reads.get(documents.teams(competitionId)),
        readBracket(reads, competitionId, bracketId),
      ])
      return { competition, teams: teams.docs.map(team => ({ ...team.data(), id: team.id })), bracket }
    },
    { readOnly: true },
  )
}
