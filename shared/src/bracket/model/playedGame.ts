export const factions = ['ct', 't', 'radiant', 'dire'] as const
/** The faction of a team in a game; in CS the one that it starts with. */
type Faction = (typeof factions)[number]

export const gameSources = ['organizer', 'captain', 'server', 'game', 'advantage'] as const
/**
 * Where the facts of a game come from: people, the server that it was played on, the statistics of the game itself, or
 * the rules of the stage, which grant an `advantage`.
 */
type GameSource = (typeof gameSources)[number]

/** A game of a match. What is unknown is absent. Times are milliseconds since the epoch. */
export interface PlayedGame {
  /** The side that has won; null while the game is being played. */
  readonly outcome: 0 | 1 | 'draw' | null
  readonly source: GameSource
  /** The rounds that each side won in CS. */
  readonly rounds?: readonly [number, number]
  /** The kills of each side in Dota 2, which do not decide the game. */
  readonly kills?: readonly [number, number]
  /** The key of a map in `csMapNames`, or the name of another one. */
  readonly map?: string
  readonly durationS?: number
  readonly sides?: readonly [Faction, Faction]
  readonly startedAt?: number
  readonly endedAt?: number
  /** The id of the game in Dota 2, or the address of a page about it. */
  readonly reference?: string
}

/** Whether a game was never played: the rules of the stage grant it. */
export function isAdvantage({ source }: Partial<Pick<PlayedGame, 'source'>>): boolean {
  return source === 'advantage'
}

/** Those of the games that were played, or are. */
export function playedOf(games: readonly PlayedGame[] | undefined): readonly PlayedGame[] {
  return games?.filter(game => !isAdvantage(game)) ?? []
}

/** A game of a match as if its teams had changed places. */
export function turnedGame(game: PlayedGame): PlayedGame {
  const { outcome, rounds, kills, sides } = game
  return {
    ...game,
    outcome: outcome === 0 ? 1 : outcome === 1 ? 0 : outcome,
    ...(rounds && { rounds: [rounds[1], rounds[0]] }),
    ...(kills && { kills: [kills[1], kills[0]] }),
    ...(sides && { sides: [sides[1], sides[0]] }),
  }
}

/** What games can have at most. */
export const gameLimits = { mapMax: 40, referenceMax: 300, countMax: 999, durationMax: 86_400 }
