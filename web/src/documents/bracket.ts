import type { BracketShape, Schedule, StoredBracketShape } from '@upper-bracket/shared/bracket/model/bracket'
import type { Match } from '@upper-bracket/shared/bracket/model/match'
import { withSection, withStages } from '@upper-bracket/shared/bracket/model/storedBracket'
import { bracketLimits } from '@upper-bracket/shared/format/bracketLimits'
import { api } from '#platform/api/api.ts'
import { documentStream, listStream } from '#platform/streams/documentStreams.ts'
import type { Live } from '#platform/streams/streamMachine.ts'
import { newerMatch } from './predictedMatches.ts'

interface BracketAddress {
  readonly competitionId: string
  readonly bracketId: string
}

const bracketPath = ({ competitionId, bracketId }: BracketAddress) =>
  `competitions/${competitionId}/brackets/${bracketId}`

const competitionOf = ({ competitionId }: BracketAddress) => competitionId

/** `createdAt` is in milliseconds since the epoch. */
export type BracketDocument = BracketShape & { readonly createdAt?: number; readonly schedule?: Schedule }

export const bracketApi = api.injectEndpoints({
  endpoints: build => ({
    bracketShape: build.query<Live<BracketDocument | null>, BracketAddress>({
      ...documentStream(bracketPath, data => shownShape(withStages(data as unknown as StoredBracketShape)), {
        competitionOf,
        read: ({ bracket }, { bracketId }) => (bracket?.id === bracketId ? bracket.shape : undefined),
      }),
    }),
    /** One match alone, for pages that do not show the bracket. */
    match: build.query<Live<Match | null>, BracketAddress & { readonly matchId: string }>({
      ...documentStream(
        ({ matchId, ...bracket }: BracketAddress & { readonly matchId: string }) =>
          `${bracketPath(bracket)}/matches/${matchId}`,
        data => withSection(data as unknown as Match),
      ),
    }),
    matches: build.query<Live<readonly Match[]>, BracketAddress>({
      ...listStream(
        (address: BracketAddress) => ({ query: 'matches', params: address, limit: bracketLimits.matchesMax }),
        ({ id, data }) => withSection({ ...data, id } as Match),
        {
          competitionOf,
          read: ({ bracket }, { bracketId }) => (bracket?.id === bracketId ? bracket.matches : undefined),
          changes: 'changedMatches',
        },
        newerMatch,
      ),
    }),
  }),
})

/**
 * Omits the fields that only functions use, as the public snapshot does, because the page redraws the whole bracket
 * when the shape changes.
 */
export function shownShape(stored: StoredBracketShape): BracketDocument {
  const { createdBy: _by, edits: _edits, sweepAfter: _sweepAfter, ...shown } = stored
  return shown
}

export const { useBracketShapeQuery, useMatchQuery, useMatchesQuery } = bracketApi
