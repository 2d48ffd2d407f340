import type { Match, MatchStatus } from '@upper-bracket/shared/bracket/model/match'
import type { MatchReport, MatchRoom } from '@upper-bracket/shared/matchRoom/matchRoom'
import { matchRoomIdOf, newMatchRoom } from '@upper-bracket/shared/matchRoom/matchRoom'
import { defaultSelfService } from '@upper-bracket/shared/selfService/selfService'
import { stored } from '../../../../testing/database.ts'
import { hour } from '../../../../testing/seededCompetition.ts'
import { playedTestCompetition } from './galleryCompetitions.ts'
import type { GalleryPeople } from './galleryPeople.ts'

const minute = 60_000

interface MatchState {
  readonly status: MatchStatus
  readonly score?: Match['score']
  /** When the match starts, from now. */
  readonly startsIn?: number
  readonly matchRoom?: (match: Match, now: number) => Partial<MatchRoom>
  /** Whether organizers run the match. */
  readonly isOrganized?: boolean
  readonly hasLobby?: boolean
}

const checkIn = ({ revision }: Match, now: number, left: number): Partial<MatchRoom> => ({
  checkIn: {
    revision,
    openedAt: now - minute,
    deadline: now + left,
    at: [null, now],
    organizerSides: [],
  },
})
const report = ({ revision }: Match, now: number, changes: Partial<MatchReport> = {}): MatchReport => ({
  reportId: 'report',
  pastReportIds: [],
  revision,
  by: 1,
  deadline: now + 5 * hour,
  version: {
    uid: 'bear',
    at: now,
    score: [1, 2],
    games: [
      { outcome: 0, source: 'captain', reference: '7301234567' },
      { outcome: 1, source: 'captain', reference: 'https://www.example.org/matches/7301234568' },
      { outcome: 1, source: 'captain' },
    ],
  },
  dispute: null,
  settled: null,
  ...changes,
})

/** The states of a match in which the player is captain of the upper side. */
const states = {
  before: { status: 'ready', startsIn: 25 * minute },
  'check-in': { status: 'ready', matchRoom: (match, now) => checkIn(match, now, 5 * hour) },
  'no-show': {
    status: 'ready',
    matchRoom: (match, now) => ({ ...checkIn(match, now, -1000), attention: 'no-show' }),
  },
  lobby: { status: 'running', score: [0, 0] },
  report: { status: 'running', score: [0, 0], hasLobby: true },
  confirm: { status: 'running', matchRoom: (match, now) => ({ report: report(match, now) }) },
  dispute: {
    status: 'running',
    matchRoom: (match, now) => ({
      report: report(match, now, {
        dispute: { uid: 'wolf', at: now, version: { uid: 'wolf', at: now, score: [2, 0], games: [] } },
      }),
      attention: 'dispute',
    }),
  },
  finished: {
    status: 'finished',
    score: [1, 2],
    matchRoom: (match, now) => ({ report: report(match, now, { settled: { how: 'confirmed', at: now } }) }),
  },
  organized: { status: 'running', score: [1, 0], isOrganized: true },
} as const satisfies Record<string, MatchState>

export type MatchRoomStateName = keyof typeof states

/** Returns the address of a match in each state. */
export async function matchRooms(
  people: GalleryPeople,
): Promise<Readonly<Record<MatchRoomStateName, string>>> {
  const addresses = await Promise.all(
    Object.entries(states).map(async ([name, state]) => [name, await matchIn(people, state)] as const),
  )
  return Object.fromEntries(addresses) as Record<MatchRoomStateName, string>
}

async function matchIn(people: GalleryPeople, state: MatchState): Promise<string> {
  const { status, score = [0, 0], startsIn, matchRoom, isOrganized = false, hasLobby = false } = state
  const { competitionId, bracketId } = await playedTestCompetition(people, {
    teams: 2,
    format: 'single',
    name: 'Кубок капитанов',
    game: 'dota2',
    over: 0,
  })
  const now = Date.now()
  const selfService = isOrganized ? null : { ...defaultSelfService, moveMinutes: 60 }
  await stored.competition(competitionId).update({ selfService })
  const [document] = (await stored.matches(competitionId, bracketId).get()).docs
  if (document === undefined) throw new Error('The bracket has no match')
  const match: Match = {
    ...document.data(),
    status,
    score,
    winner: status === 'finished' ? 1 : null,
    since: { status, at: now - 2 * minute },
    startsAt: startsIn === undefined ? null : now + startsIn,
  }
  await document.ref.set(match)
  const room = stored.matchRooms(competitionId, bracketId).doc(matchRoomIdOf(match) ?? '')
  const initial = newMatchRoom(match)
  if (!isOrganized && initial !== null) await room.set({ ...initial, ...matchRoom?.(match, now) })
  if (hasLobby) {
    const lobby = { name: 'UB Кубок капитанов, финал', password: 'k7-morskoy', revision: 1, at: now }
    await room.collection('private').doc('lobby').set(lobby)
  }
  return `/competitions/${competitionId}/matches/${match.id}`
}
