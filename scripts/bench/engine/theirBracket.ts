import { BracketsManager } from 'brackets-manager'
import { InMemoryDatabase } from 'brackets-memory-db'

/** Their numbers of what a match is. */
const ready = 2
const completed = 4

export interface TheirBracket {
  readonly manager: BracketsManager
  readonly database: InMemoryDatabase
}

/** A double elimination without a second final, laid out by brackets-manager into its store in memory. */
export async function createTheirs(teamIds: readonly string[]): Promise<TheirBracket> {
  const database = new InMemoryDatabase()
  const manager = new BracketsManager(database)
  await manager.create.stage({
    tournamentId: 0,
    name: 'Cup',
    type: 'double_elimination',
    seeding: [...teamIds],
    settings: { grandFinal: 'simple' },
  })
  return { manager, database }
}

/**
 * Plays every match in the order in which they are laid out, in which each comes after those that feed it. The
 * store itself is read, which costs nothing; `isUpperWin` says who wins the match of a place in that order.
 */
export async function playTheirs(
  { manager, database }: TheirBracket,
  isUpperWin: (index: number) => boolean,
): Promise<number> {
  const count = matchesOf(database).length
  for (let index = 0; index < count; index++) {
    const match = matchesOf(database)[index]
    if (match?.status !== ready) throw new Error(`brackets-manager: the match ${index} is not ready`)
    const [one, other] = isUpperWin(index)
      ? [{ score: 1, result: 'win' as const }, { score: 0 }]
      : [{ score: 0 }, { score: 1, result: 'win' as const }]
    await manager.update.match({ id: match.id, opponent1: one, opponent2: other })
  }
  if (matchesOf(database).some(match => match.status < completed))
    throw new Error('brackets-manager: not over')
  return count
}

interface StoredMatch {
  readonly id: number
  readonly status: number
}

function matchesOf(database: InMemoryDatabase): readonly StoredMatch[] {
  const { data } = database as unknown as { readonly data: { readonly match: readonly StoredMatch[] } }
  return data.match
}
