import { applyCommand } from '../../bracket/commands/applyCommand.ts'
import { AdvancingEdit } from '../../bracket/edits/advancingEdit.ts'
import { hasTable } from '../../bracket/kinds/kindOf.ts'
import type { Bracket } from '../../bracket/model/bracket.ts'
import type { SlotSource } from '../../bracket/model/match.ts'
import { teamPair } from '../../bracket/model/matchState.ts'
import type { Stage } from '../../bracket/model/stage.ts'
import { stageMatches } from '../../bracket/stages/stageMatches.ts'
import { tiesOf } from '../../bracket/stages/tiesOf.ts'
import type { FieldProblem } from '../../errors/fieldProblems.ts'
import type { Id, ReadStage } from './theirStages.ts'

/** Their team, if it is known, of each entrant of a stage. */
interface Entrants {
  readonly count: number
  readonly teams: ReadonlyMap<string, string>
  /** The place with which a team enters. */
  readonly places: ReadonlyMap<string, number>
}

/**
 * Puts their teams into a stage that has not begun. Ties of the stage before are decided as theirs were. An elimination
 * takes any teams; while some of theirs are not known, only into slots that are empty. Problem: `other-teams-advanced` if
 * the teams of a table do not follow from the stage before. `start` is the bracket before any match.
 */
export function withTheirTeams(
  { start, bracket }: { readonly start: Bracket; readonly bracket: Bracket },
  own: Stage,
  theirs: ReadStage,
  { teamOf, problems }: { readonly teamOf: (id: Id) => string; readonly problems: FieldProblem[] },
): Bracket {
  const entrants = entrantsOf(own, theirs, teamOf)
  const decided = withTies(bracket, own, entrants)
  const placed = hasTable(own) ? decided : placedIn({ start, bracket: decided }, own, entrants)
  const differs = stageMatches(own, placed.matches).some(({ slots }) =>
    slots.some(({ source, teamId }) => {
      const team = entrants.teams.get(sourceKey(source))
      return source.from === 'place' && team !== undefined && team !== teamId
    }),
  )
  if (differs) problems.push({ path: theirs.path, problem: 'other-teams-advanced' })
  return placed
}

function entrantsOf(own: Stage, { groups }: ReadStage, teamOf: (id: Id) => string): Entrants {
  const teams = new Map<string, string>()
  const places = new Map<string, number>()
  for (const [group, { entrants }] of own.groups.entries()) {
    for (const [index, entrant] of entrants.entries()) {
      const id = groups[group]?.entrants[index] ?? null
      if (id === null) continue
      teams.set(sourceKey(entrant), teamOf(id))
      if (entrant.from === 'place') places.set(teamOf(id), entrant.place)
    }
  }
  return { teams, places, count: own.groups.flatMap(({ entrants }) => entrants).length }
}

/** Decides the ties of the stage before in which a team is known to have advanced. */
function withTies(bracket: Bracket, own: Stage, { places }: Entrants): Bracket {
  const { stages } = bracket.shape
  const key = stages[stages.findIndex(stage => stage.key === own.key) - 1]?.key
  let current = bracket
  for (;;) {
    const before = current.shape.stages.find(stage => stage.key === key)
    if (before === undefined || !hasTable(before)) return current
    const ties = [null, ...before.groups.keys()].flatMap(group =>
      tiesOf(current, before, group).map(({ teamIds }) => ({ group, teamIds })),
    )
    const tie = ties.find(({ teamIds }) => teamIds.some(teamId => places.has(teamId)))
    if (tie === undefined) return current
    const turn = (teamId: string) => places.get(teamId) ?? Number.MAX_SAFE_INTEGER
    const outcome = applyCommand('decideTie', current, {
      competitionId: '',
      bracketId: '',
      stage: before.key,
      group: tie.group,
      tieOrder: tie.teamIds.toSorted((one, other) => turn(one) - turn(other)),
      by: 'decision',
      cascade: false,
    })
    if (!outcome.ok) return current
    current = outcome.value.bracket
  }
}

function placedIn(
  { start, bracket }: { readonly start: Bracket; readonly bracket: Bracket },
  own: Stage,
  { teams, count }: Entrants,
): Bracket {
  const isWhole = teams.size === count
  const before = stageMatches(own, bracket.matches)
  const present = new Set(isWhole ? [] : before.flatMap(teamPair))
  const fresh = stageMatches(own, start.matches).map(match => [match.id, match] as const)
  const matches = new Map([...bracket.matches, ...(isWhole ? fresh : [])])
  const edit = new AdvancingEdit({ shape: bracket.shape, matches })
  for (const { id, slots } of before) {
    for (const side of [0, 1] as const) {
      const teamId = teams.get(sourceKey(slots[side].source)) ?? null
      const { teamId: current, closed } = edit.match(id).slots[side]
      if (teamId === null || current !== null || closed || present.has(teamId)) continue
      edit.changeSlot(edit.match(id), side, { teamId })
    }
  }
  for (const { id, status } of before) {
    if (isWhole || status === 'waiting') edit.settle(edit.match(id))
  }
  return edit.firstEdition()
}

function sourceKey(source: SlotSource): string {
  return source.from === 'place' ? `${source.group} ${source.place}` : source.from
}
