import { matchRoomIdOf } from '@upper-bracket/shared/matchRoom/matchRoom'
import type { Person } from '../../../testing/person.ts'
import { storedMatches } from '../../../testing/storedBracket.ts'
import type { RealPage } from './browsers.ts'
import type { BracketIds, Cast } from './cast.ts'
import { followedBy, type OpenPage } from './pages.ts'

export interface Shown extends BracketIds {
  /** When the pages read the public snapshot, in milliseconds since the epoch. */
  readonly asOf: number
  readonly matchRoomIds: readonly string[]
}

/** The pages with listeners, and what those of players follow when these turn to their matches. */
export interface Pages {
  readonly opened: readonly OpenPage[]
  /** Those that follow lists, also those of the twin. */
  readonly wide: readonly string[]
  readonly ofMatch: (player: Person, matchRoomId: string) => OpenPage
}

/**
 * Every page follows its documents, and one in `wideOneIn` also its lists: whenever a document changes, the emulator
 * searches its whole database once for each list of such documents, and holds up all commits meanwhile.
 */
export function pagesOf(
  cast: Cast,
  shown: Shown,
  { wideOneIn, staying }: { readonly wideOneIn: number; readonly staying: number },
): Pages {
  const players = [...cast.teams.values()].flat()
  const widePlayers = new Set(players.filter((_, index) => index % wideOneIn === 0).map(({ uid }) => uid))
  const page = (id: string, idToken: string | null, followed: OpenPage['followed'], isWide = true) => ({
    id,
    idToken,
    followed: isWide
      ? [...followed, ...followedBy.bareMatches({ ...cast.twin, asOf: shown.asOf })]
      : followed.filter(each => typeof each === 'string'),
  })
  const ofPlayer = ({ uid, idToken }: Person, followed: OpenPage['followed']) =>
    page(uid, idToken, followed, widePlayers.has(uid))
  const others = [
    ...cast.desks.map(({ uid, idToken }) => page(uid, idToken, followedBy.desk({ ...shown, uid }))),
    ...cast.overlayIds.map(overlayId => page(overlayId, null, followedBy.overlay({ ...shown, overlayId }))),
    ...Array.from({ length: staying }, (_, index) =>
      page(`spectator-${index}`, null, followedBy.bracket(shown)),
    ),
  ]
  return {
    opened: [
      ...players.map(player => ofPlayer(player, followedBy.player({ ...shown, uid: player.uid }))),
      ...others,
    ],
    wide: [...widePlayers, ...others.map(({ id }) => id)],
    ofMatch: (player, matchRoomId) =>
      ofPlayer(player, followedBy.match({ ...shown, uid: player.uid, matchRoomId })),
  }
}

/** The match rooms of the matches that can begin, as many as one query of a page finds. */
export async function firstMatchRooms(ids: BracketIds): Promise<readonly string[]> {
  const matches = Object.values(await storedMatches(ids))
  return matches.flatMap(match => matchRoomIdOf(match) ?? []).slice(0, 30)
}

/** The pages of the four browsers. */
export function realPages(cast: Cast, shown: Shown): readonly RealPage[] {
  const { competitionId, matchRoomIds } = shown
  const [desk] = cast.desks
  const [overlayId = ''] = cast.overlayIds
  const [matchRoomId = ''] = matchRoomIds
  const [matchId, teamId = ''] = matchRoomId.split('.')
  const [captain] = cast.teams.get(teamId) ?? []
  if (desk === undefined || captain === undefined) throw new Error('Nobody is there')
  const address = `/competitions/${competitionId}`
  return [
    {
      name: 'a spectator',
      path: `${address}/bracket`,
      person: null,
      clockDays: 0,
      simulated: followedBy.bracket(shown),
    },
    {
      name: 'a captain',
      path: `${address}/matches/${matchId}`,
      person: captain,
      clockDays: 1,
      simulated: followedBy.match({ ...shown, uid: captain.uid, matchRoomId }),
    },
    {
      name: 'a desk',
      path: `${address}/bracket`,
      person: desk,
      clockDays: -1,
      simulated: followedBy.desk({ ...shown, uid: desk.uid }),
    },
    {
      name: 'an overlay',
      path: `${address}/overlay#${overlayId}`,
      person: null,
      clockDays: 1,
      simulated: followedBy.overlay({ ...shown, overlayId }),
    },
  ]
}
