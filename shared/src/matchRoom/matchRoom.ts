import type { Match, Side } from '../bracket/model/match.ts'
import type { Veto } from './veto/veto.ts'

/**
 * The document `competitions/{id}/brackets/{bracketId}/matchRooms/{matchRoomId}`: what two teams have to settle about a match of
 * theirs. Everybody may read it. Nothing in it is a result: that is the match's, once a command has been carried out.
 */
export interface MatchRoom {
  readonly matchId: string
  /** The upper slot first. */
  readonly teamIds: readonly [string, string]
  readonly checkIn: CheckIn | null
  /** The latest one. */
  readonly report: MatchReport | null
  /** The latest one. */
  readonly proposal: TimeProposal | null
  /** Since the match was started, where the competition has one. */
  readonly veto: Veto | null
  /** In the order in which they were asked for. */
  readonly standIns: readonly StandIn[]
  /** Of those that are granted: whoever stands in sees what the team sees. */
  readonly standInUids: readonly string[]
  /** What waits for an organizer. */
  readonly attention: Attention | null
  /**
   * When an organizer last changed the match, in milliseconds since the epoch; null: never. Written with each such
   * change, so that whoever acts in the match room on what was before starts over.
   */
  readonly decidedAt: number | null
}

/** Fields added later: the values of match rooms that were written without them. */
export const matchRoomDefaults: Pick<MatchRoom, 'proposal' | 'veto' | 'standIns' | 'standInUids'> = {
  proposal: null,
  veto: null,
  standIns: [],
  standInUids: [],
}

/**
 * `check-in`: a team has nobody with an account who could check it in; `stuck`: the match is decided, but a team of it
 * cannot advance.
 */
export const attentions = ['check-in', 'no-show', 'dispute', 'stuck'] as const
export type Attention = (typeof attentions)[number]

/** Times are milliseconds since the epoch, by the server's clock. */
export interface CheckIn {
  /** Of the match when it was opened: it counts for nothing once the match has another. */
  readonly revision: number
  readonly openedAt: number
  readonly deadline: number
  /** When each side checked in. */
  readonly at: readonly [number | null, number | null]
  /** The sides that an organizer checks in, since nobody of their teams can (see `organizerChecksIn`). */
  readonly organizerSides: readonly Side[]
}

/** Another start of the match, which one side asks the other one to accept. Times as above. */
export interface TimeProposal {
  /** Made by whoever proposes. */
  readonly proposalId: string
  /** Of the match when it was proposed: it counts for nothing once the match has another. */
  readonly revision: number
  readonly by: Side
  readonly at: number
  readonly startsAt: number
  /** When the match was to start before. */
  readonly before: number
  /** Null while it is open. Declined by whoever made it, it is taken back. */
  readonly answer: { readonly by: Side; readonly at: number; readonly accepts: boolean } | null
}

/** A result that one side has reported, of a running match. Times as above. */
export interface MatchReport {
  /** Made by whoever reports. */
  readonly reportId: string
  /** Reports that it has replaced, and those of the other side, oldest first: a repeated call of theirs has no effect. */
  readonly pastReportIds: readonly string[]
  /** Of the match when it was reported: it counts for nothing once the match has another. */
  readonly revision: number
  readonly by: Side
  readonly version: ReportedResult
  /** When it stands if the other side says nothing. */
  readonly deadline: number
  /** What the other side says instead; null while it has said nothing. A dispute has no deadline. */
  readonly dispute: Dispute | null
  /** How it became, or did not become, the result; null while that is open. */
  readonly settled: Settlement | null
}

export interface ReportedResult {
  readonly uid: string
  readonly at: number
  readonly score: Match['score']
  /** In the order played, or none. */
  readonly games: readonly ReportedGame[]
  /** The ids of pictures that show it. Absent where there are none. */
  readonly screenshots?: readonly string[]
}

export interface ReportedGame {
  readonly winner: Side
  /** The id that the game gave it, or the address of a page about it. */
  readonly reference: string | null
}

interface Dispute {
  readonly uid: string
  /** When it began, whatever has been reported since. */
  readonly at: number
  /** Null if the other side only says that the report is wrong. */
  readonly version: ReportedResult | null
}

/**
 * `confirmed` by the other side, `agreed` because both reported the same, `unanswered` in time, `decided` by an
 * organizer, whatever the result is then.
 */
export interface Settlement {
  readonly how: 'confirmed' | 'agreed' | 'unanswered' | 'decided'
  readonly at: number
}

/** Names the match room of a match between two teams: where one of them is exchanged, there is another room. */
export function matchRoomIdOf({ id, slots }: Pick<Match, 'id' | 'slots'>): string | null {
  const [upper, lower] = [slots[0].teamId, slots[1].teamId]
  return upper === null || lower === null ? null : `${id}.${upper}.${lower}`
}

/** The match room of a match before anything has happened in it; null while a team is missing. */
export function newMatchRoom({ id, slots }: Pick<Match, 'id' | 'slots'>): MatchRoom | null {
  const [upper, lower] = [slots[0].teamId, slots[1].teamId]
  if (upper === null || lower === null) return null
  return {
    matchId: id,
    teamIds: [upper, lower],
    checkIn: null,
    report: null,
    ...matchRoomDefaults,
    attention: null,
    decidedAt: null,
  }
}

/** The side of a team; null for any other team. */
export function sideOf({ teamIds }: Pick<MatchRoom, 'teamIds'>, teamId: string): Side | null {
  const index = teamIds.indexOf(teamId)
  return index === 0 || index === 1 ? index : null
}

/** A player of the competition without a team, asked for in the place of a member, for one match. */
export interface StandIn {
  /** Made by whoever asks. */
  readonly standInId: string
  /** That of the team. */
  readonly side: Side
  readonly outUid: string
  readonly inUid: string
  /** Who asked, and when: milliseconds since the epoch. */
  readonly uid: string
  readonly at: number
  /** `asked`: the other side has not agreed yet. Only one that is `granted` counts. */
  readonly state: 'asked' | 'granted' | 'declined' | 'withdrawn'
}
