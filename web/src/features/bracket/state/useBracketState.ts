import type { Bracket } from '@upper-bracket/shared/bracket/model/bracket'
import type { Match } from '@upper-bracket/shared/bracket/model/match'
import { drawnRounds, isSameDrawing, matchNumbers } from '@upper-bracket/shared/bracket/rounds/drawnRounds'
import { seedsOf } from '@upper-bracket/shared/card/matchCard'
import { teamFaces } from '@upper-bracket/shared/team/teamFace'
import { useMemo } from 'react'
import { useSelector } from 'react-redux'
import { bracketApi, useBracketShapeQuery, useMatchesQuery } from '#documents/bracket.ts'
import { useTeamsQuery } from '#documents/competition.ts'
import { useDrawnInSteps } from '#ui/useDrawnInSteps.ts'
import type { QueuedState } from '../commands/offlineQueueEndpoints.ts'
import { rowsWithQueued } from '../commands/rowsWithQueued.ts'
import { useSelectQueued } from '../commands/useSelectQueued.ts'
import type { BracketScope } from './bracketScope.ts'
import { liveBracket } from '../commands/liveBracket.ts'

export interface BracketState {
  /** Null until the shape and the matches have loaded, and React draws them in steps. */
  readonly scope: BracketScope | null
  /** Whether the matches are from the public snapshot, which can be older than the bracket. */
  readonly isPlaceholder: boolean
  readonly error: unknown
  readonly retry: () => void
}

/** Follows a bracket and its teams' names. The scope keeps its identity while only scores change. */
export function useBracketState(competitionId: string, bracketId: string): BracketState {
  const address = useMemo(() => ({ competitionId, bracketId }), [competitionId, bracketId])
  const shape = useBracketShapeQuery(address)
  const matches = useMatchesQuery(address, {
    // The components that show the rows read them, so this page does not re-render for a score.
    selectFromResult: ({ currentData, error }) => ({
      error,
      isPlaceholder: currentData?.isPlaceholder === true,
    }),
  })
  const { names } = useTeamsQuery(competitionId, {
    selectFromResult: ({ currentData }) => ({ names: currentData?.value }),
  })

  const selectQueued = useSelectQueued(competitionId)
  const [selectMatches, selectBracket] = useMemo(() => {
    const selectShape = bracketApi.endpoints.bracketShape.select(address)
    const selectRows = bracketApi.endpoints.matches.select(address)
    const selectShown = (state: QueuedState): readonly Match[] | undefined => {
      const [known, rows] = [selectShape(state).data?.value, selectRows(state).data?.value]
      return known && rows
        ? rowsWithQueued(liveBracket(known, rows), rows, bracketId, selectQueued(state))
        : rows
    }
    const selectBoth = (state: QueuedState): Bracket | null => {
      const [known, rows] = [selectShape(state).data?.value, selectShown(state)]
      return known && rows ? liveBracket(known, rows) : null
    }
    return [selectShown, selectBoth] as const
  }, [address, bracketId, selectQueued])
  const bracket = useSelector(selectBracket, isSameDrawing)

  const scope = useMemo((): BracketScope | null => {
    if (bracket === null) return null
    const rounds = drawnRounds(bracket)
    return {
      ...address,
      shape: bracket.shape,
      rounds,
      numbers: matchNumbers(rounds),
      teamNames: new Map(names?.map(({ id, name }) => [id, name])),
      faces: teamFaces(competitionId, names ?? []),
      seeds: seedsOf(bracket.shape),
      selectQueued,
      selectMatches,
    }
  }, [address, bracket, competitionId, names, selectMatches, selectQueued])

  const isDrawn = useDrawnInSteps(scope !== null)
  return {
    scope: isDrawn ? scope : null,
    isPlaceholder: matches.isPlaceholder,
    error: shape.error ?? matches.error,
    retry: () => {
      void shape.refetch()
      void matches.refetch()
    },
  }
}
