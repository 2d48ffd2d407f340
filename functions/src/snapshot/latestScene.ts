import type { EarlyScene } from '@upper-bracket/shared/earlyPage/earlyPage'
import type { LinkedMatch } from '@upper-bracket/shared/preview/matchWords'
import { firestore } from '../platform/firebase.ts'
import { documents } from '../platform/firestore/documents.ts'
import { readLinkedMatch } from './readLinkedMatch.ts'
import { readBracket } from './readPublicSnapshot.ts'
import { remembered } from './remembered.ts'

/** The scene by `sceneKey`. An instance reads it at most once in five seconds, for both languages. */
export const latestScene = remembered({ freshMs: 5000 }, async key => {
  const [competitionId = '', part = '', matchId = ''] = key.split(' ')
  return readScene(competitionId, { withBracket: part === 'bracket', matchId })
})

/** Returns the key of the data that a page of a competition needs; tabs with the same data share it. */
export function sceneKey(competitionId: string, tab: string, matchId: string | null): string {
  if (matchId !== null) return `${competitionId} match ${matchId}`
  // The main page leads to the bracket once there is one.
  return tab === 'bracket' || tab === '' ? `${competitionId} bracket` : competitionId
}

interface PageScene extends EarlyScene {
  /** The match, if the page is that of a match. */
  readonly match?: LinkedMatch
}

interface Wanted {
  readonly withBracket: boolean
  /** Empty unless the page is that of a match. */
  readonly matchId: string
}

/**
 * Reads the data for the first paint of a competition's page, at one moment; null if there is no such competition or
 * match.
 */
function readScene(competitionId: string, { withBracket, matchId }: Wanted): Promise<PageScene | null> {
  return firestore().runTransaction(
    async reads => {
      const read = await reads.get(documents.competition(competitionId))
      const competition = read.data()
      if (competition === undefined) return null
      const scene = { asOf: read.readTime.toMillis(), competition }
      const { bracketId, status } = competition
      if (matchId !== '') {
        if (bracketId === null) return null
        const linked = await readLinkedMatch(reads, competitionId, { bracketId, matchId })
        return linked && { ...scene, teams: [], bracket: null, match: linked }
      }
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
