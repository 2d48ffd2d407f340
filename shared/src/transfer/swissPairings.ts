import { drawsRounds } from '../bracket/kinds/kindOf.ts'
import type { Bracket } from '../bracket/model/bracket.ts'
import { isStarted } from '../bracket/model/isStarted.ts'
import { isOver } from '../bracket/model/match.ts'
import { isSamePair, teamPair } from '../bracket/model/matchState.ts'
import type { SwissStage } from '../bracket/model/stage.ts'
import { withdrawnTeams } from '../bracket/model/withdrawals.ts'
import { entrantTeams } from '../bracket/stages/entrantTeams.ts'
import { swissRounds } from '../bracket/stages/publication.ts'
import { publishedRound } from '../bracket/stages/swissRounds.ts'
import type { ForeignMatch } from './foreignMatch.ts'

/** The pairings of Swiss rounds that were drawn elsewhere, each written into its round before the round is played. */
export class SwissPairings {
  readonly #foreign: readonly ForeignMatch[]
  readonly #written = new Set<string>()
  readonly #invalid = new Set<string>()

  constructor(foreign: readonly ForeignMatch[]) {
    this.#foreign = foreign
  }

  /** Whether the match is one of a round whose pairings could not be taken over. */
  isInvalid(index: number): boolean {
    const { stage, round } = this.#foreign[index] ?? {}
    return this.#invalid.has(`${stage} ${round}`)
  }

  /** Replaces the pairings of each round that is due and has not begun by the given ones, if there are any. */
  write(bracket: Bracket): Bracket {
    let current = bracket
    for (const stage of bracket.shape.stages) {
      if (drawsRounds(stage)) current = this.#writeIn(current, stage)
    }
    return current
  }

  #writeIn(bracket: Bracket, stage: SwissStage): Bracket {
    const rounds = swissRounds(bracket, stage)
    const index = rounds.findIndex(matches => !matches.every(isOver))
    const round = index + 1
    const key = `${stage.key} ${round}`
    const teamIds = this.#foreign.flatMap(match =>
      match.stage === stage.key && match.round === round ? [match.teamIds] : [],
    )
    const matches = rounds[index]
    if (matches === undefined || teamIds.length === 0 || this.#written.has(key)) return bracket
    this.#written.add(key)
    const isSame = teamIds.every(pair => matches.some(match => isSameMeeting(teamPair(match), pair)))
    if (isSame) return bracket
    const bye = unpaired(bracket, stage, teamIds)
    const outcome =
      bye === undefined || matches.some(isStarted) || teamIds.length > matches.length
        ? null
        : publishedRound(bracket, stage, round, { pairs: teamIds.map(pair => ({ teamIds: pair })), bye })
    if (outcome?.ok) return outcome.value.bracket
    this.#invalid.add(key)
    return bracket
  }
}

function isSameMeeting([one, other]: ReturnType<typeof teamPair>, pair: ForeignMatch['teamIds']): boolean {
  return isSamePair([one, other], pair) || isSamePair([other, one], pair)
}

/** The team that no pair names, or null; undefined if there are several, or a team is named twice or does not play. */
function unpaired(
  bracket: Bracket,
  stage: SwissStage,
  pairs: readonly ForeignMatch['teamIds'][],
): string | null | undefined {
  const [left, withdrawn] = [withdrawnTeams(bracket, stage), withdrawnTeams(bracket)]
  const entrants = new Set(entrantTeams(bracket, stage, 0).filter(teamId => teamId && !left.has(teamId)))
  for (const teamId of pairs.flat()) {
    if (!entrants.delete(teamId)) return undefined
  }
  const rest = [...entrants].filter(teamId => teamId === null || !withdrawn.has(teamId))
  return rest.length > 1 ? undefined : (rest[0] ?? null)
}
