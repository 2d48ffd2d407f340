import { createBracket } from '../../bracket/creation/createBracket.ts'
import type { Match } from '../../bracket/model/match.ts'
import { PagedMatches } from '../../bracket/model/pagedMatches.ts'
import type { PlayedGame } from '../../bracket/model/playedGame.ts'
import { playOut } from '../../bracket/testing/playOut.ts'
import { randomGames } from '../../bracket/testing/randomInput.ts'
import { competitionDefaults } from '../../competition/competition.ts'
import type { StagePlan } from '../../format/stagePlan.ts'
import { teamSize } from '../../format/teamLimits.ts'
import type { Player } from '../../player/player.ts'
import { chance } from '../../random/chance.ts'
import type { RankTier } from '../../ranks/rankTier.ts'
import { defaultMapPool } from '../../selfService/csMaps.ts'
import type { PublicSnapshot, PublicTeam } from '../publicSnapshot.ts'

const start = 1_795_370_400_000
const bucket = 'https://firebasestorage.googleapis.com/v0/b/upper-bracket.firebasestorage.app/o/avatars%2F'
const syllables = ['во', 'лк', 'ста', 'рый', 'nik', 'er', 'zo', 'max', 'да', 'ша', 'pro', 'бит']
const digits = '0123456789'
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/**
 * Creates a competition in the middle of play, in double elimination or in groups before a playoff. Every team is full. Every player has a rank and
 * has confirmed readiness, every second one has a Steam profile, and every fourth an uploaded picture. Ids and tokens
 * are random, so that they compress like real ones.
 */
export function largeSnapshot(teamCount: number, groups = 0): PublicSnapshot {
  const below = chance(1)
  const word = (length: number, alphabet: string) =>
    Array.from({ length }, () => alphabet[below(alphabet.length)]).join('')
  const name = () =>
    Array.from({ length: 2 + below(3) }, () => syllables[below(syllables.length)]).join('') +
    word(below(3), digits)
  const checkId = word(20, letters)

  const teamIds = Array.from({ length: teamCount }, () => word(20, letters)).sort()
  const players: Player[] = teamIds.flatMap(teamId =>
    Array.from({ length: teamSize }, (_, seat): Player => {
      const kind = below(4)
      const uid = word(28, letters)
      const token = [8, 4, 4, 4, 12].map(length => word(length, '0123456789abcdef')).join('-')
      return {
        uid,
        displayName: name(),
        photoURL: kind === 0 ? `${bucket}${uid}?alt=media&token=${token}` : `/avatars/avatar${kind}.svg`,
        steamProfileURL:
          kind % 2 === 0 ? `https://steamcommunity.com/profiles/7656119${word(10, digits)}` : '',
        rankTier: (10 * (1 + below(7)) + 1 + below(5)) as RankTier,
        teamId,
        captain: seat === 0,
        joinedAt: start - below(14 * 24 * 3_600_000),
        ready: { checkId, at: start + below(300_000) },
      }
    }),
  )
  const teams = teamIds.map((id, index): PublicTeam => {
    const playerUids = players.filter(({ teamId }) => teamId === id).map(({ uid }) => uid)
    const captainUid = playerUids[0] ?? null
    return {
      id,
      name: `${name()} ${name()}`,
      discordLink: index % 4 === 0 ? `https://discord.gg/${word(8, letters)}` : null,
      founderUid: captainUid,
      captainUid,
      playerUids,
      seed: index + 1,
      revision: below(3),
      logo: 1 + below(3),
    }
  })

  const bestOf = { rounds: 3, final: 5 } as const
  const criteria = ['points', 'head-to-head', 'game-difference', 'seed'] as const
  const stages: readonly StagePlan[] =
    groups === 0 ? [] : [{ kind: 'round-robin', groups, legs: 1, advance: 2, bestOf: 3, criteria }]
  const plan = { format: 'double', stages, bestOf, thirdPlace: false, grandFinal: 'reset' } as const
  const created = createBracket({ teamIds, ...plan })
  if (!created.ok) throw new Error(created.code)
  let bracket = created.value
  let left = 3 * teamCount
  // No group is over by then, so that nothing follows in the next stage.
  playOut(bracket, {
    luck: 1,
    onStep: ({ change }) => {
      left -= 1
      if (left > 0) bracket = change.bracket
    },
  })
  const matches = [...bracket.matches.values()].map(match =>
    match.status === 'waiting'
      ? match
      : { ...match, since: { status: match.status, at: start + below(6 * 3_600_000) } },
  )
  const { nameWords: _, ...later } = competitionDefaults
  return {
    asOf: start + 6 * 3_600_000,
    competition: {
      ...later,
      name: 'Winter Cup',
      game: 'dota2',
      startDate: start,
      registrationDeadline: start - 3_600_000,
      format: 'double',
      stages,
      bestOf,
      options: { ...later.options, grandFinal: 'reset' },
      ownerUid: word(28, letters),
      adminUids: [],
      status: 'running',
      bracketId: 'bracket',
      champion: null,
      readinessCheck: { checkId, startedAt: start, deadline: start + 300_000, closedAt: null },
      playerCount: players.length,
      teamCount,
      revision: 3,
      createdAt: start - 14 * 24 * 3_600_000,
      updatedAt: start,
    },
    players: players.toSorted((one, other) => (one.uid < other.uid ? -1 : 1)),
    teams,
    bracket: { id: word(20, letters), shape: { ...bracket.shape, createdAt: start }, matches },
    publicCommentators: [],
  }
}

/** Creates a double elimination of teams without players after its last match, with the maps and rounds of every game. */
export function playedSnapshot(teamCount: number): PublicSnapshot {
  const below = chance(2)
  const { bracket, players: _, ...snapshot } = largeSnapshot(teamCount)
  if (bracket === null) throw new Error('It has a bracket')
  const ended = playOut({ shape: bracket.shape, matches: PagedMatches.of(bracket.matches) }, { luck: 2 })
  const matches = [...ended.matches.values()].map((match): Match => {
    if (match.status !== 'finished') return match
    const games = randomGames(match, match.score, below).map(({ outcome, source }): PlayedGame => {
      const [won, lost] = below(8) === 0 ? ([16, 12 + below(3)] as const) : ([13, below(12)] as const)
      const map = defaultMapPool[below(defaultMapPool.length)] ?? ''
      return { outcome, source, map, rounds: outcome === 0 ? [won, lost] : [lost, won] }
    })
    return { ...match, games, since: { status: match.status, at: start + below(6 * 3_600_000) } }
  })
  return {
    ...snapshot,
    players: [],
    teams: snapshot.teams.map(team => ({ ...team, playerUids: [], founderUid: null, captainUid: null })),
    bracket: { ...bracket, matches },
  }
}
