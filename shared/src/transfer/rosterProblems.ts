import type { FieldProblem } from '../errors/fieldProblems.ts'
import { rankScaleOf } from '../ranks/rankScale.ts'
import { isRankTier } from '../ranks/rankTier.ts'
import { foldedTeamName } from '../team/foldedTeamName.ts'
import type { CompetitionFile, FileBracket } from './competitionFile.ts'
import { provableKeys } from './personKey.ts'

/** Problems of players and teams, apart from the bracket. */
export function rosterProblems({ settings, players, teams }: CompetitionFile): readonly FieldProblem[] {
  const scale = rankScaleOf(settings)
  const problems: FieldProblem[] = [
    ...twice(players, ({ id }) => id).map(index => ({ path: `players.${index}.id`, problem: 'id-twice' })),
    ...twice(teams, ({ id }) => id).map(index => ({ path: `teams.${index}.id`, problem: 'id-twice' })),
    ...twice(teams, ({ name }) => foldedTeamName(name)).map(index => ({
      path: `teams.${index}.name`,
      problem: 'name-twice',
    })),
  ]
  for (const [index, { rank }] of players.entries()) {
    if (rank !== null && !isRankTier(scale, rank)) {
      problems.push({ path: `players.${index}.rank`, problem: 'rank-invalid' })
    }
  }
  const named = new Set<string>()
  for (const [index, { accounts = [] }] of players.entries()) {
    for (const [place, key] of accounts.entries()) {
      if (named.has(key))
        problems.push({ path: `players.${index}.accounts.${place}`, problem: 'account-twice' })
    }
    for (const key of provableKeys(accounts)) named.add(key)
  }
  const known = new Set(players.map(({ id }) => id))
  const seated = new Set<string>()
  for (const [index, { captain, players: members, substitutes = [] }] of teams.entries()) {
    const path = `teams.${index}`
    for (const [list, ids] of Object.entries({ players: members, substitutes })) {
      for (const [place, id] of ids.entries()) {
        const at = `${path}.${list}.${place}`
        if (!known.has(id)) problems.push({ path: at, problem: 'unknown-player' })
        if (seated.has(id)) problems.push({ path: at, problem: 'in-two-teams' })
        seated.add(id)
      }
    }
    const isCaptain = captain === null ? members.length === 0 : members.includes(captain)
    if (!isCaptain) problems.push({ path: `${path}.captain`, problem: 'captain-not-in-team' })
  }
  return problems
}

/** Problems of the teams that take part. */
export function seedProblems({ teams }: CompetitionFile, { seeds }: FileBracket): readonly FieldProblem[] {
  const sizes = new Map(teams.map(({ id, players }) => [id, players.length]))
  const problems: FieldProblem[] = twice(seeds, id => id).map(index => ({
    path: `bracket.seeds.${index}`,
    problem: 'team-twice',
  }))
  for (const [index, id] of seeds.entries()) {
    const size = sizes.get(id)
    const problem = size === undefined ? 'unknown-team' : size === 0 ? 'team-without-players' : null
    if (problem !== null) problems.push({ path: `bracket.seeds.${index}`, problem })
  }
  return problems
}

/** Problems of the teams that have withdrawn. */
export function withdrawalProblems(
  { teams }: CompetitionFile,
  { withdrawals = [], stages, matches }: FileBracket,
): readonly FieldProblem[] {
  const teamIds = new Set(teams.map(({ id }) => id))
  const keys = new Set(stages.map(({ key }) => key))
  const matchIds = new Set(matches.map(({ id }) => id))
  const repeated = new Set(twice(withdrawals, ({ team }) => team))
  return withdrawals.flatMap(({ team, stage, running = [] }, index) => {
    const path = `bracket.withdrawals.${index}`
    const teamProblem = repeated.has(index) ? 'team-twice' : teamIds.has(team) ? null : 'unknown-team'
    return [
      ...(teamProblem === null ? [] : [{ path: `${path}.team`, problem: teamProblem }]),
      ...(keys.has(stage) ? [] : [{ path: `${path}.stage`, problem: 'unknown-reference' }]),
      ...running.flatMap((id, at) =>
        matchIds.has(id) ? [] : [{ path: `${path}.running.${at}`, problem: 'unknown-match' }],
      ),
    ]
  })
}

/** The indexes of the items whose key an earlier one has. */
function twice<Item>(items: readonly Item[], keyOf: (item: Item) => string): readonly number[] {
  const seen = new Set<string>()
  return items.flatMap((item, index) => {
    const key = keyOf(item)
    if (seen.has(key)) return [index]
    seen.add(key)
    return []
  })
}
