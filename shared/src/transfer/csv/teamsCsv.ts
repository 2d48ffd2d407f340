import { type CsvSeparator, csvText } from './csvText.ts'

export const teamColumns = ['team', 'seed', 'player', 'captain', 'rank'] as const

interface ListedTeam {
  readonly name: string
  readonly seed: number
  readonly players: readonly {
    readonly name: string
    readonly isCaptain: boolean
    /** As `rankReader` reads it; null if the player has no rank. */
    readonly rank: string | null
  }[]
}

/** Writes teams with a line per player, captains first, in the form that `readTeams` imports. */
export function teamsCsv(
  teams: readonly ListedTeam[],
  {
    separator,
    head,
  }: {
    readonly separator: CsvSeparator
    readonly head: (column: (typeof teamColumns)[number]) => string
  },
): string {
  const rows = teams.flatMap(({ name, seed, players }) =>
    players
      .toSorted((one, other) => Number(other.isCaptain) - Number(one.isCaptain))
      .map(player => [name, seed, player.name, player.isCaptain ? 1 : null, player.rank]),
  )
  return csvText([teamColumns.map(head), ...rows], separator)
}
