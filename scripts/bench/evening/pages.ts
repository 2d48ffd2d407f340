import { bracketLimits } from '@upper-bracket/shared/format/bracketLimits'
import { teamSize } from '@upper-bracket/shared/format/teamLimits'
import { maxOverlays } from '@upper-bracket/shared/live/overlay'
import { attentions } from '@upper-bracket/shared/matchRoom/matchRoom'
import type { ListSource } from '../../../web/src/platform/streams/listSnapshot.ts'
import type { BracketIds } from './cast.ts'

/** The path of a document, or a query, that a page follows. */
export type Followed = string | ListSource

/** A page that somebody has open. */
export interface OpenPage {
  readonly id: string
  /** Null if nobody is signed in. */
  readonly idToken: string | null
  readonly followed: readonly Followed[]
}

interface Shown extends BracketIds {
  /** When the page read the public snapshot, in milliseconds since the epoch. */
  readonly asOf: number
}

interface ShownMatch extends Shown {
  readonly uid: string
  readonly matchRoomId: string
}

const bracketPath = ({ competitionId, bracketId }: BracketIds) =>
  `competitions/${competitionId}/brackets/${bracketId}`
const matchRoomPath = ({ matchRoomId, ...shown }: ShownMatch) =>
  `${bracketPath(shown)}/matchRooms/${matchRoomId}`

/**
 * What each page follows, by the table of queries. The real browsers of the evening open the same pages, and the bench
 * fails where they follow something else.
 */
export const followedBy = {
  bracket: ofBracket,
  player: (shown: Shown & { readonly uid: string }) => [
    ...ofBracket(shown),
    ...ofPerson(shown),
    list(
      'unreadChats',
      { competitionId: shown.competitionId, unreadBy: shown.uid, commentatorUid: shown.uid },
      1,
    ),
  ],
  match: (shown: ShownMatch) => {
    const { competitionId, bracketId, matchRoomId, uid } = shown
    const [matchId = '', ...teamIds] = matchRoomId.split('.')
    const inRoom = { competitionId, bracketId, matchRoomId }
    return [
      ...ofBracket(shown),
      ...ofPerson(shown),
      list('unreadChats', { competitionId, unreadBy: uid, commentatorUid: uid }, 1),
      `${bracketPath(shown)}/lineUps/${matchId}`,
      list('matchRoomsById', { competitionId, bracketId, __name__: [matchRoomId] }, 1),
      ...teamIds.map(teamId => list('playersOfTeam', { competitionId, teamId }, teamSize)),
      `${matchRoomPath(shown)}/private/lobby`,
      `${matchRoomPath(shown)}/private/conversation`,
      list('matchMessages', inRoom, 30),
    ]
  },
  desk: (shown: Shown & { readonly uid: string; readonly matchRoomIds: readonly string[] }) => [
    ...ofBracket(shown),
    ...ofPerson(shown),
    list('unreadChats', { competitionId: shown.competitionId, unreadBy: shown.uid }, 1),
    list('matchRoomsToDecide', { ...idsOf(shown), attention: attentions }, 100),
    list('matchRoomsById', { ...idsOf(shown), __name__: shown.matchRoomIds }, shown.matchRoomIds.length),
    changed('changedPlayers', shown, 2560),
    list('overlays', { competitionId: shown.competitionId }, maxOverlays),
  ],
  overlay: (shown: Shown & { readonly overlayId: string; readonly matchRoomIds: readonly string[] }) => [
    ...ofBracket(shown),
    list('matchRoomsById', { ...idsOf(shown), __name__: shown.matchRoomIds.slice(0, 1) }, 1),
    `competitions/${shown.competitionId}/overlays/${shown.overlayId}`,
  ],
  /** The counterpart of the bracket in the baseline. */
  bareMatches: (twin: Shown) => [changed('changedMatches', twin, bracketLimits.matchesMax)],
} as const satisfies Record<string, (shown: never) => readonly Followed[]>

function ofBracket(shown: Shown): readonly Followed[] {
  return [
    `competitions/${shown.competitionId}`,
    bracketPath(shown),
    changed('changedMatches', shown, bracketLimits.matchesMax),
    changed('changedTeams', shown, bracketLimits.teamsMax),
  ]
}

function ofPerson({ competitionId, uid }: { readonly competitionId: string; readonly uid: string }) {
  return [
    `profiles/${uid}`,
    list('notifications', { uid }, 15),
    list('playersById', { competitionId, __name__: [uid] }, 1),
    list('participations', { uid }, 5),
    list('competitionsById', { __name__: [competitionId] }, 30),
  ]
}

function idsOf({ competitionId, bracketId }: BracketIds): BracketIds {
  return { competitionId, bracketId }
}

function changed(
  name: 'changedMatches' | 'changedTeams' | 'changedPlayers',
  { asOf, ...shown }: Shown,
  limit: number,
): ListSource {
  return list(name, { ...idsOf(shown), changedAt: asOf }, limit)
}

function list<K extends ListSource['query']>(
  name: K,
  params: Extract<ListSource, { query: K }>['params'] | object,
  limit: number,
): ListSource {
  return { query: name, params, limit } as unknown as ListSource
}
