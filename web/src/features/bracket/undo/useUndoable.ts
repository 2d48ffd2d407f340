import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { toAppError } from '#platform/errors/appError.ts'
import { useShowError, useShowSuccess } from '#platform/toasts/useToast.ts'
import { useGiveCommand } from '../commands/bracketEndpoints.ts'
import { useBracketScope } from '../state/bracketScope.ts'
import { useReadMatches } from '../state/useReadMatches.ts'
import { useMatchTexts } from '../texts/useMatchTexts.ts'
import { useShowUndo } from './undoOffer.ts'

export interface UndoHandlers {
  /** Takes a refusal; without it, it is shown. */
  readonly onRefused?: ((error: unknown) => void) | undefined
  /** Called if other matches would be undone as well, and have to be shown first. Without it, they are named. */
  readonly onMoreToUndo?: (() => void) | undefined
}

/** The answer to a command. */
export interface CommandAnswer {
  readonly data?: { readonly entryId?: string } | undefined
  readonly error?: unknown
}

interface Given {
  /** The match in whose panel undoing is offered. */
  readonly matchId: string
  readonly message: string
  /** The answers to commands that were given one after the other, and are undone together. */
  readonly answers: readonly (CommandAnswer | PromiseLike<CommandAnswer>)[]
}

/**
 * Returns a function that waits for the answers to commands and offers to undo them: the server takes back what it has
 * changed, all of it or nothing. A command that waits in the offline queue cannot be undone. Resolves to whether all
 * were accepted; the first refusal is shown.
 */
export function useUndoable({
  onRefused,
  onMoreToUndo,
}: UndoHandlers = {}): (given: Given) => Promise<boolean> {
  const { t } = useTranslation('bracket')
  const { competitionId, bracketId } = useBracketScope()
  const giveCommand = useGiveCommand()
  const read = useReadMatches()
  const texts = useMatchTexts()
  const showUndo = useShowUndo()
  const showSuccess = useShowSuccess()
  const showError = useShowError()
  return useCallback(
    async ({ matchId, message, answers }) => {
      const refused = onRefused ?? showError
      const showMoved = (moved: readonly string[], code: string) => {
        // Reverting leaves later rounds of the same stage as they are, so its question would not name them.
        const leaves = code === 'next-match-started' && moved.every(id => stageOf(id) === stageOf(matchId))
        if (onMoreToUndo && !leaves && !moved.includes(matchId)) onMoreToUndo()
        else showError(t('undoMovedOn', { matches: named(moved) }))
      }
      const stageOf = (id: string) => read().get(id)?.stage
      const named = (ids: readonly string[]) => {
        const matches = read()
        return ids
          .flatMap(id => matches.get(id) ?? [])
          .map(match => `${texts.number(match)}, ${texts.teams(match)}`)
          .join('; ')
      }
      const undo = async (entryIds: readonly string[]) => {
        const { error } = await giveCommand('takeBack', { competitionId, bracketId, entryIds })
        if (!error) return
        const { code, facts } = toAppError(error)
        const moved = facts['matches']
        if (Array.isArray(moved)) showMoved(moved, code)
        else refused(error)
      }
      showUndo(null)
      const given = await Promise.all(answers)
      const refusal = given.find(({ error }) => error)
      if (refusal) {
        refused(refusal.error)
        return false
      }
      const entryIds = given.flatMap(({ data }) => data?.entryId ?? [])
      const isKept = entryIds.length === given.length
      if (isKept) showUndo({ matchId, message, undo: () => void undo(entryIds).catch(refused) })
      else showSuccess(message)
      return true
    },
    [
      competitionId,
      bracketId,
      giveCommand,
      read,
      texts,
      t,
      showUndo,
      showSuccess,
      showError,
      onRefused,
      onMoreToUndo,
    ],
  )
}
