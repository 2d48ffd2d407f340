import type { MatchChange } from '@upper-bracket/shared/bracket/model/bracket'
import type { Matches } from '@upper-bracket/shared/bracket/model/match'
import { useCallback } from 'react'
import { appError, toAppError } from '#platform/errors/appError.ts'
import { useShowSuccess } from '#platform/toasts/useToast.ts'
import { useBracketScope } from '../state/bracketScope.ts'
import { useGiveCommand } from '../commands/bracketEndpoints.ts'
import { useShowUndo } from './undoOffer.ts'
import { useReadMatches } from '../state/useReadMatches.ts'

export interface UndoHandlers {
  readonly onRefused: (error: unknown) => void
  /** Called if undoing would affect other matches, which have to be shown first. */
  readonly onMoreToUndo?: (() => void) | undefined
}

interface Given {
  /** The match in whose panel undoing is offered. */
  readonly matchId: string
  readonly message: string
  /** The matches that undoing leads back, as they were. Without them, all that are shown to change at once. */
  readonly before?: Matches
  /** Gives one or more commands. Resolves to whether they were accepted; refused ones cannot be undone. */
  readonly give: () => Promise<boolean>
}

/**
 * Returns a function that gives commands and offers to undo them, before they are answered. How they are undone follows
 * from what they changed; where nothing leads exactly there, undoing is not offered.
 */
export function useUndoable({ onRefused, onMoreToUndo }: UndoHandlers): (given: Given) => Promise<boolean> {
  const { competitionId, bracketId, shape } = useBracketScope()
  const giveCommand = useGiveCommand()
  const read = useReadMatches()
  const showUndo = useShowUndo()
  const showSuccess = useShowSuccess()
  return useCallback(
    async ({ matchId, message, before = read(), give }) => {
      const answer = give()
      const after = read()
      const changes = changesSince(before, after)
      const address = { competitionId, bracketId }
      const undo = async () => {
        if (!(await answer)) return
        const { stepsBack } = await import('@upper-bracket/shared/bracket/commands/stepsBack')
        const steps = stepsBack(address, { shape, matches: read() }, changes)
        if (!steps.ok) {
          onRefused(appError(steps.code, steps.facts))
          return
        }
        for (const { name, input } of steps.value) {
          const { error } = await giveCommand(name, input)
          if (!error) continue
          if (toAppError(error).code === 'next-match-started' && onMoreToUndo) onMoreToUndo()
          else onRefused(error)
          return
        }
      }
      // Without a network the code can be out of reach. The command waits in the queue all the same.
      const isOffered = await import('@upper-bracket/shared/bracket/commands/stepsBack').then(
        ({ canStepBack }) => canStepBack(address, { shape, matches: after }, changes),
        () => false,
      )
      showUndo(isOffered ? { matchId, message, undo: () => void undo().catch(onRefused) } : null)
      const isAccepted = await answer
      if (!isAccepted) showUndo(null)
      else if (!isOffered) showSuccess(message)
      return isAccepted
    },
    [competitionId, bracketId, shape, giveCommand, read, showUndo, showSuccess, onRefused, onMoreToUndo],
  )
}

function changesSince(before: Matches, now: Matches): readonly MatchChange[] {
  return [...before.values()].flatMap((was): readonly MatchChange[] => {
    const match = now.get(was.id)
    return match === undefined || match.revision === was.revision ? [] : [[was, match]]
  })
}
