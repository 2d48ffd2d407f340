import { BracketsManager } from 'brackets-manager'
import { InMemoryDatabase } from 'brackets-memory-db'
import type { CompetitionFormat } from '../../format/competitionFormat.ts'
import type { Section, SlotAddress, SlotSource } from '../model/match.ts'
import { matchId } from '../model/matchId.ts'
import type { Flow } from './firstRematch.ts'
import { teamIds } from './randomTournament.ts'

interface ManagedMatch {
  /** The id in our naming scheme. */
  readonly id: string
  readonly section: Section
  readonly round: number
  /** The number of the match, from 1. */
  readonly number: number
  /** Null for a bye, and for a team that is not known yet. */
  readonly teamIds: readonly [string | null, string | null]
  readonly isBye: boolean
  readonly isReady: boolean
  /** The upper matches, counted from 1, whose losers drop into this match. */
  readonly drops: readonly (number | null)[]
  readonly winner: 0 | 1 | null
}

export interface ManagedBracket {
  matches(): Promise<readonly ManagedMatch[]>
  finish(id: string, winner: 0 | 1): Promise<void>
}

interface ManagedPlan {
  readonly format: Exclude<CompetitionFormat, 'table'>
  readonly balanceByes?: boolean
  readonly thirdPlace?: boolean
}

/** The library's status of a match that can be played. */
const ready = 2
const sections = { single: ['main', 'third-place'], double: ['upper', 'lower', 'final'] } as const

/** The same tournament in brackets-manager with the same seeds and a final with a reset, for comparison only. */
export async function managedBracket(teams: number, plan: ManagedPlan): Promise<ManagedBracket> {
  const manager = new BracketsManager(new InMemoryDatabase())
  const size = 2 ** Math.ceil(Math.log2(teams))
  const ids = teamIds(teams)
  const stage = await manager.create.stage({
    tournamentId: 0,
    name: 'Compared',
    type: plan.format === 'single' ? 'single_elimination' : 'double_elimination',
    seeding: Array.from({ length: size }, (_, index) => ids[index] ?? null),
    settings: {
      seedOrdering: ['inner_outer'],
      grandFinal: 'double',
      consolationFinal: plan.thirdPlace ?? false,
      ...(plan.balanceByes === undefined ? {} : { balanceByes: plan.balanceByes }),
    },
  })

  async function read(): Promise<readonly (ManagedMatch & { readonly theirId: number | string })[]> {
    const data = await manager.get.stageData(stage.id)
    const names = new Map(data.participant.map(({ id, name }) => [id, name]))
    const groups = new Map(data.group.map(({ id, number }) => [id, number]))
    const rounds = new Map(data.round.map(({ id, number }) => [id, number]))
    return data.match.map(match => {
      const section = sections[plan.format][(groups.get(match.group_id) ?? 1) - 1] ?? 'main'
      const round = rounds.get(match.round_id) ?? 0
      const opponents = [match.opponent1, match.opponent2] as const
      const team = (side: 0 | 1): string | null => names.get(opponents[side]?.id ?? -1) ?? null
      return {
        theirId: match.id,
        id: matchId(section, round, match.number - 1),
        section,
        round,
        number: match.number,
        teamIds: [team(0), team(1)],
        isBye: opponents.some(opponent => opponent === null),
        isReady: match.status === ready,
        drops: opponents.map(opponent => opponent?.position ?? null),
        winner: opponents[0]?.result === 'win' ? 0 : opponents[1]?.result === 'win' ? 1 : null,
      }
    })
  }

  return {
    matches: read,
    finish: async (id, winner) => {
      const match = (await read()).find(each => each.id === id)
      if (match === undefined) throw new Error(`No match ${id}`)
      const result = (side: 0 | 1) =>
        side === winner ? ({ score: 1, result: 'win' } as const) : { score: 0 }
      await manager.update.match({ id: match.theirId, opponent1: result(0), opponent2: result(1) })
    },
  }
}

/** Maps how teams flow through the library's double elimination without byes. */
export function flowOf(matches: readonly ManagedMatch[]): ReadonlyMap<string, Flow> {
  const sourceOf = ({ section, round, number, drops }: ManagedMatch, side: 0 | 1): SlotSource => {
    const drop = drops[side] ?? null
    if (section !== 'lower') return { from: 'bye' }
    // The losers of upper round r + 1 drop into round 2r of the lower side; those of the first round drop into the
    // first.
    const upperRound = round === 1 ? 1 : round / 2 + 1
    if (drop !== null) return { from: 'loser', matchId: matchId('upper', upperRound, drop - 1) }
    const before = round % 2 === 0 ? number : 2 * number - 1 + side
    return { from: 'winner', matchId: matchId('lower', round - 1, before - 1) }
  }
  const upperRounds = Math.max(...matches.map(({ section, round }) => (section === 'upper' ? round : 0)))
  const winnerTo = ({ section, round, number }: ManagedMatch): SlotAddress | null => {
    if (section !== 'upper' || round === upperRounds) return null
    return { matchId: matchId('upper', round + 1, Math.ceil(number / 2) - 1), side: number % 2 === 1 ? 0 : 1 }
  }
  return new Map(
    matches.map(match => [
      match.id,
      {
        id: match.id,
        section: match.section,
        round: match.round,
        winnerTo: winnerTo(match),
        slots: ([0, 1] as const).map(side => ({ source: sourceOf(match, side) })),
      },
    ]),
  )
}
