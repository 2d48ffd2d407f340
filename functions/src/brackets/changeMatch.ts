import type { Bracket, BracketChange } from '@upper-bracket/shared/bracket/bracket'
import { champion } from '@upper-bracket/shared/bracket/champion'
import type { Match, Matches } from '@upper-bracket/shared/bracket/match'
import { missingMatches } from '@upper-bracket/shared/bracket/missingMatches'
import type { ErrorCode } from '@upper-bracket/shared/errors/errorCatalogue'
import { accept, type Outcome, refuse } from '@upper-bracket/shared/errors/outcome'
import type { Transaction } from 'firebase-admin/firestore'
import { authorize } from '../platform/authorize.ts'
import { documents } from '../platform/documents.ts'
import { inTransaction } from '../platform/inTransaction.ts'

interface MatchCall {
  readonly uid: string
  readonly input: {
    readonly competitionId: string
    readonly bracketId: string
    readonly matchId: string
    readonly revision: number
  }
  readonly now: number
}

interface MatchCommand<C extends ErrorCode> {
  readonly action: 'startMatch' | 'setScore' | 'finishSeries'
  /** Whether it touches the matches that this one feeds: only then are they read. */
  readonly feeds: boolean
  readonly apply: (bracket: Bracket) => Outcome<BracketChange, C>
  /** Whether the match is just as the command leaves it. */
  readonly isDone: (match: Match) => boolean
}

type MatchAnswer<C extends ErrorCode> = Outcome<
  { revision: number },
  C | 'not-found' | 'permission-denied' | 'changed-meanwhile'
>

/**
 * Applies a command to one match in one transaction that reads every match on which the result depends.
 * A match that has changed since the caller saw it is `changed-meanwhile`, unless it already is what the command
 * asks for: then an answer got lost and the call came again. The match that decides the bracket ends the
 * competition too.
 */
export function changeMatch<C extends ErrorCode>(
  call: MatchCall,
  command: MatchCommand<C>,
): Promise<MatchAnswer<C>> {
  const { competitionId, bracketId, matchId, revision } = call.input
  return inTransaction(async (transaction): Promise<MatchAnswer<C>> => {
    const [authorized, shape, match] = await Promise.all([
      authorize(transaction, command.action, { uid: call.uid, competitionId }),
      transaction.get(documents.bracket(competitionId, bracketId)).then(found => found.data()),
      transaction.get(documents.match(competitionId, bracketId, matchId)).then(found => found.data()),
    ])
    if (!authorized.ok) return authorized
    if (shape === undefined || match === undefined) return refuse('not-found', { document: 'match' })
    if (authorized.value.competition.bracketId !== bracketId) return refuse('changed-meanwhile')
    if (match.revision !== revision) {
      return command.isDone(match)
        ? accept({ revision: match.revision })
        : refuse('changed-meanwhile', { revision: match.revision })
    }

    const itself: Matches = new Map([[matchId, match]])
    const matches = command.feeds ? await withFed(transaction, call, itself) : itself
    const change = command.apply({ shape, matches })
    if (!change.ok) return change
    const { bracket, changed } = change.value

    const ended = command.feeds ? await competitionEnd(transaction, call, bracket) : null
    if (ended !== null) transaction.update(documents.competition(competitionId), ended)
    for (const each of changed) transaction.set(documents.match(competitionId, bracketId, each.id), each)
    return accept({ revision: bracket.matches.get(matchId)?.revision ?? revision })
  })
}

async function withFed(transaction: Transaction, { input }: MatchCall, itself: Matches): Promise<Matches> {
  const { competitionId, bracketId, matchId } = input
  const matches = new Map(itself)
  for (;;) {
    const missing = missingMatches(matches, matchId)
    if (missing.length === 0) return matches
    const found = await transaction.getAll(
      ...missing.map(id => documents.match(competitionId, bracketId, id)),
    )
    for (const snapshot of found) {
      const match = snapshot.data()
      if (match === undefined) throw new Error(`${snapshot.ref.path} is missing from its bracket`)
      matches.set(match.id, match)
    }
  }
}

async function competitionEnd(transaction: Transaction, { input, now }: MatchCall, bracket: Bracket) {
  const teamId = champion(bracket)
  if (teamId === null) return null
  const team = (await transaction.get(documents.team(input.competitionId, teamId))).data()
  return { champion: { teamId, name: team?.name ?? '' }, status: 'finished', updatedAt: now } as const
}
