import { fingerprint } from '@upper-bracket/shared/balance/fingerprint'
import { type Reopening, reopenMatch as reopen } from '@upper-bracket/shared/bracket/commands/reopenMatch'
import { type Outcome, refuse } from '@upper-bracket/shared/errors/outcome'
import { defineHandler } from '../platform/call/defineHandler.ts'
import { changeMatch } from './changeMatch.ts'

/** Takes a result back, with what came of it where `cascade` says so; answers what that undoes. */
export const reopenMatch = defineHandler('reopenMatch', call => {
  const { matchId, preview, cascade, basis } = call.input
  return changeMatch(call, {
    action: 'reopenMatch',
    needs: 'whole',
    apply: (bracket): Outcome<Reopening, ReopenRefusal> => {
      const reopening = reopen(bracket, matchId, { cascade: cascade || preview })
      const isAsSeen = preview || basis === undefined || !reopening.ok || basisOf(reopening.value) === basis
      return isAsSeen ? reopening : refuse('changed-meanwhile')
    },
    isDone: match => !preview && (match.status === 'running' || match.status === 'ready'),
    answer: (revision, reopening) => ({
      revision: preview ? call.input.revision : revision,
      undone: reopening?.undone ?? [],
      basis: reopening === null ? '' : basisOf(reopening),
    }),
    logged: [],
    preview,
  })
})

type ReopenRefusal = Extract<ReturnType<typeof reopen>, { readonly ok: false }>['code'] | 'changed-meanwhile'

/** The same as long as the same matches, as they are now, would change. */
function basisOf({ changes }: Reopening): string {
  return fingerprint(
    changes
      .map(([{ id, revision }]) => `${id} ${revision}`)
      .sort()
      .join(),
  )
}
