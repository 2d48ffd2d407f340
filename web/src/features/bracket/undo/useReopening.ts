import type { Match } from '@upper-bracket/shared/bracket/model/match'
import { teamPair } from '@upper-bracket/shared/bracket/model/matchState'
import type { CallableOutput } from '@upper-bracket/shared/contract/contract'
import { useBracketCommand } from '../commands/bracketEndpoints.ts'
import { useBracketScope } from '../state/bracketScope.ts'
import { useReadMatches } from '../state/useReadMatches.ts'
import { type Previewed, usePreviewed } from './usePreviewed.ts'

interface Reopening extends Previewed {
  readonly busy: boolean
  /** Reopens the match with exactly the consequences shown. Resolves to the output, or null if it was refused. */
  readonly reopen: () => Promise<CallableOutput<'reopenMatch'> | null>
}

/** Loads a preview of reopening a match once, and again if the consequences have changed. */
export function useReopening(shown: Match): Reopening {
  const { competitionId, bracketId } = useBracketScope()
  const [reopenMatch, { isLoading: busy }] = useBracketCommand('reopenMatch')
  const readMatches = useReadMatches()
  const { confirm, ...previewed } = usePreviewed(input => {
    const { id: matchId, revision, slots } = readMatches().get(shown.id) ?? shown
    const address = { competitionId, bracketId, matchId, revision, teamIds: teamPair({ slots }) }
    return reopenMatch({ ...address, cascade: true, ...input })
  })
  return { ...previewed, busy, reopen: confirm }
}
