import type { Bracket, BracketChange } from '@upper-bracket/shared/bracket/model/bracket'
import type { Match } from '@upper-bracket/shared/bracket/model/match'
import type { Action } from '@upper-bracket/shared/competition/permissions'
import type { ErrorCode } from '@upper-bracket/shared/errors/errorCatalogue'
import { accept, type Outcome, refuse } from '@upper-bracket/shared/errors/outcome'
import { documents } from '../platform/firestore/documents.ts'
import { runOptimisticTransaction } from '../platform/transaction/runOptimisticTransaction.ts'
import { type BracketAnswer, type BracketCall, openBracket } from './openBracket.ts'
import { type MatchSnapshots, matchesIn, readAll, readFed } from './readMatches.ts'
import { writeChange } from './writeChange.ts'

interface MatchCall extends BracketCall {
  readonly input: BracketCall['input'] & { readonly matchId: string; readonly revision: number }
}

interface MatchCommand<Change extends BracketChange, Output, C extends ErrorCode> {
  readonly action: Action
  /** What of the bracket it has to know: what is not needed is not read. */
  readonly needs: 'match' | 'fed' | 'fed-by-nobody' | 'whole'
  readonly apply: (bracket: Bracket) => Outcome<Change, C>
  /** Whether the match is just as the command leaves it. */
  readonly isDone: (match: Match) => boolean
  /** `change` is null where the command had been carried out before. */
  readonly answer: (revision: number, change: Change | null) => Output
  /** The teams that the log shall name; null where nothing is to be kept. */
  readonly logged: readonly string[] | null
  /** The answer without the deed. */
  readonly preview?: boolean
}

/**
 * Applies a command to one match, having read every match on which the result depends: it takes place if none of
 * those that it changes has changed meanwhile, and begins again otherwise.
 * A match that has changed since the caller saw it is `changed-meanwhile`, unless it already is what the command
 * asks for: then an answer got lost and the call came again.
 */
export function changeMatch<Change extends BracketChange, Output, C extends ErrorCode>(
  call: MatchCall,
  command: MatchCommand<Change, Output, C>,
): Promise<BracketAnswer<Output, C>> {
  const { competitionId, bracketId, matchId, revision } = call.input
  return runOptimisticTransaction(async (reads, writes): Promise<BracketAnswer<Output, C>> => {
    const [open, read] = await Promise.all([
      openBracket(reads, command.action, call),
      reads.get(documents.match(competitionId, bracketId, matchId)),
    ])
    if (!open.ok) return open
    const match = read.data()
    if (match === undefined) return refuse('not-found', { document: 'match' })
    if (match.revision !== revision) {
      return command.isDone(match)
        ? accept(command.answer(match.revision, null))
        : refuse('changed-meanwhile', { revision: match.revision })
    }

    const snapshots = await needed()
    const before = { shape: open.value.shape, matches: matchesIn(snapshots) }
    const change = command.apply(before)
    if (!change.ok) return change
    const { bracket, changes } = change.value
    if (!command.preview && changes.length > 0) {
      await writeChange(reads, writes, {
        action: command.action,
        call,
        open: open.value,
        snapshots,
        isWhole: command.needs === 'whole',
        change: change.value,
        log: command.logged && { matchId, teamIds: command.logged },
      })
    }
    return accept(command.answer(bracket.matches.get(matchId)?.revision ?? revision, change.value))

    async function needed(): Promise<MatchSnapshots> {
      if (command.needs === 'match') return new Map([[matchId, read]])
      if (command.needs === 'whole') return readAll(reads, call.input)
      return readFed(reads, call.input, read, { nobodyAdvances: command.needs === 'fed-by-nobody' })
    }
  })
}

/** What most commands answer. */
export function onlyRevision(revision: number): { readonly revision: number } {
  return { revision }
}
