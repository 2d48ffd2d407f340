import type { Bracket, BracketChange } from '@upper-bracket/shared/bracket/bracket'
import { champion } from '@upper-bracket/shared/bracket/champion'
import type { Match, Matches } from '@upper-bracket/shared/bracket/match'
import { missingMatches } from '@upper-bracket/shared/bracket/missingMatches'
import type { ErrorCode } from '@upper-bracket/shared/errors/errorCatalogue'
import { accept, type Outcome, refuse } from '@upper-bracket/shared/errors/outcome'
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore'
import { authorize } from '../platform/authorize.ts'
import { documents } from '../platform/documents.ts'
import { type CheckedWrites, withoutLocks } from '../platform/withoutLocks.ts'

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
 * Applies a command to one match, having read every match on which the result depends: it takes place if none of
 * those that it changes has changed meanwhile, and begins again otherwise.
 * A match that has changed since the caller saw it is `changed-meanwhile`, unless it already is what the command
 * asks for: then an answer got lost and the call came again. The match that decides the bracket ends the
 * competition too.
 */
export function changeMatch<C extends ErrorCode>(
  call: MatchCall,
  command: MatchCommand<C>,
): Promise<MatchAnswer<C>> {
  const { competitionId, bracketId, matchId, revision } = call.input
  return withoutLocks(async (reads, writes): Promise<MatchAnswer<C>> => {
    const [authorized, shape, read] = await Promise.all([
      authorize(reads, command.action, { uid: call.uid, competitionId }),
      reads.get(documents.bracket(competitionId, bracketId)).then(found => found.data()),
      reads.get(documents.match(competitionId, bracketId, matchId)),
    ])
    if (!authorized.ok) return authorized
    const match = read.data()
    if (shape === undefined || match === undefined) return refuse('not-found', { document: 'match' })
    if (authorized.value.competition.bracketId !== bracketId) return refuse('changed-meanwhile')
    if (match.revision !== revision) {
      return command.isDone(match)
        ? accept({ revision: match.revision })
        : refuse('changed-meanwhile', { revision: match.revision })
    }

    const snapshots = new Map([[matchId, read]])
    if (command.feeds) await readFed(reads, call, snapshots)
    const change = command.apply({ shape, matches: matchesIn(snapshots) })
    if (!change.ok) return change
    const { bracket, changed } = change.value

    for (const each of changed) {
      const snapshot = snapshots.get(each.id)
      if (snapshot !== undefined) writes.update(snapshot, { ...each })
    }
    if (command.feeds) await endCompetition(reads, writes, call, bracket)
    return accept({ revision: bracket.matches.get(matchId)?.revision ?? revision })
  })
}

type MatchSnapshots = Map<string, DocumentSnapshot<Match>>

/** Adds the matches that this one feeds. */
async function readFed(reads: Transaction, { input }: MatchCall, snapshots: MatchSnapshots): Promise<void> {
  const { competitionId, bracketId, matchId } = input
  for (;;) {
    const missing = missingMatches(matchesIn(snapshots), matchId)
    if (missing.length === 0) return
    const found = await reads.getAll(...missing.map(id => documents.match(competitionId, bracketId, id)))
    for (const snapshot of found) {
      if (!snapshot.exists) throw new Error(`${snapshot.ref.path} is missing from its bracket`)
      snapshots.set(snapshot.id, snapshot)
    }
  }
}

function matchesIn(snapshots: MatchSnapshots): Matches {
  return new Map(
    [...snapshots].flatMap(([id, snapshot]) => {
      const match = snapshot.data()
      return match === undefined ? [] : [[id, match]]
    }),
  )
}

/** Names the champion, if the bracket has one now. */
async function endCompetition(
  reads: Transaction,
  writes: CheckedWrites,
  { input, now }: MatchCall,
  bracket: Bracket,
): Promise<void> {
  const teamId = champion(bracket)
  if (teamId === null) return
  const [competition, team] = await Promise.all([
    reads.get(documents.competition(input.competitionId)),
    reads.get(documents.team(input.competitionId, teamId)),
  ])
  writes.update(competition, {
    champion: { teamId, name: team.data()?.name ?? '' },
    status: 'finished',
    updatedAt: now,
  })
}
