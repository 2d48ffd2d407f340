import type { Section } from '../../bracket/model/match.ts'
import type { FieldProblem } from '../../errors/fieldProblems.ts'
import type { GrandFinal } from '../../format/competitionFormat.ts'
import type { BracketsManagerData, TheirMatch, TheirStage } from './bracketsManagerData.ts'
import { entrantsBySeed } from './entrantsBySeed.ts'

export type Id = TheirMatch['id']

/** A match of theirs, with the place that it has in our stages. */
export interface ReadMatch {
  /** `match.3`, for problems. */
  readonly path: string
  readonly section: Section
  /** The round within its group, from 1. */
  readonly round: number
  readonly theirs: TheirMatch
  readonly games: readonly BracketsManagerData['match_game'][number][]
}

interface ReadGroup {
  /** The participants in the order of strength; null for one to be determined. */
  readonly entrants: readonly (Id | null)[]
}

/** One of our stages. Double eliminations without a final, one after the other, are the groups of one GSL stage. */
export interface ReadStage {
  /** `stage.0`, for problems. */
  readonly path: string
  readonly kind: 'single' | 'double' | 'gsl' | 'round-robin'
  readonly legs: 1 | 2
  readonly thirdPlace: boolean
  readonly grandFinal: GrandFinal
  readonly groups: readonly ReadGroup[]
  readonly matches: readonly ReadMatch[]
}

/**
 * The stages of a tournament in their order. Problems: `unknown-reference` for a row that belongs to no other, and of
 * stages `several-tournaments`, `skipped-round`, `consolation-final` of a double elimination, `match-missing`, and
 * `byes-unlike-ours` if the byes are not where the best seeds would have them.
 */
export function theirStages(data: BracketsManagerData, problems: FieldProblem[]): readonly ReadStage[] {
  problems.push(...referenceProblems(data))
  const [first] = data.stage
  if (data.stage.some(stage => stage.tournament_id !== first?.tournament_id))
    problems.push({ path: 'stage', problem: 'several-tournaments' })
  if (problems.length > 0) return []
  const ordered = [...data.stage.entries()].sort(([, one], [, other]) => one.number - other.number)
  const stages: ReadStage[] = []
  for (const [index, stage] of ordered) {
    const read = stageOf(data, stage, `stage.${index}`, problems)
    if (read === null) continue
    const last = stages.at(-1)
    if (last !== undefined && isNextGroup(read, last, stages.length === 1))
      stages.splice(-1, 1, {
        ...last,
        groups: [...last.groups, ...read.groups],
        matches: [...last.matches, ...read.matches],
      })
    else stages.push(read)
  }
  return problems.length > 0 ? [] : stages
}

/** Whether a stage is one more group of a GSL stage. In the first one all teams are known; none is in two groups. */
function isNextGroup(read: ReadStage, last: ReadStage, isFirst: boolean): boolean {
  if (read.kind !== 'gsl' || last.kind !== 'gsl') return false
  const [own, others] = [read, last].map(({ groups }) => groups.flatMap(({ entrants }) => entrants))
  if (isFirst && own?.includes(null)) return false
  return !own?.some(id => id !== null && others?.includes(id))
}

function referenceProblems(data: BracketsManagerData): readonly FieldProblem[] {
  const ids = {
    stage_id: new Set(data.stage.map(({ id }) => id)),
    group_id: new Set(data.group.map(({ id }) => id)),
    round_id: new Set(data.round.map(({ id }) => id)),
    parent_id: new Set(data.match.map(({ id }) => id)),
  }
  const participants = new Set(data.participant.map(({ id }) => id))
  const problems: FieldProblem[] = []
  for (const table of ['group', 'round', 'match', 'match_game'] as const) {
    for (const [index, row] of data[table].entries()) {
      for (const [field, known] of Object.entries(ids)) {
        const value: unknown = field in row ? row[field as keyof typeof row] : undefined
        if (value !== undefined && !known.has(value as Id))
          problems.push({ path: `${table}.${index}.${field}`, problem: 'unknown-reference' })
      }
    }
  }
  for (const [index, match] of data.match.entries()) {
    for (const side of ['opponent1', 'opponent2'] as const) {
      const id = match[side]?.id ?? null
      if (id !== null && !participants.has(id))
        problems.push({ path: `match.${index}.${side}.id`, problem: 'unknown-reference' })
    }
  }
  return problems
}

function stageOf(
  data: BracketsManagerData,
  stage: TheirStage,
  path: string,
  problems: FieldProblem[],
): ReadStage | null {
  const { type, settings } = stage
  const refused = (problem: string): null => {
    problems.push({ path, problem })
    return null
  }
  if (settings.skipFirstRound) return refused('skipped-round')
  if (type === 'double_elimination' && settings.consolationFinal) return refused('consolation-final')
  const groups = data.group.filter(({ stage_id }) => stage_id === stage.id)
  const byGroup = groups
    .toSorted((one, other) => one.number - other.number)
    .map(({ id }, index) => matchesOf(data, id, sectionOf(type, index)))
  const matches = byGroup.flat()
  const base = { path, matches, legs: 1, thirdPlace: false, grandFinal: 'single' } as const
  if (type === 'round_robin') {
    const legs = settings.roundRobinMode === 'double' ? 2 : 1
    return { ...base, kind: 'round-robin', legs, groups: byGroup.map(membersOf) }
  }
  const first = (byGroup[0] ?? []).filter(({ round }) => round === 1)
  const slots = first.flatMap(({ theirs }) => [theirs.opponent1, theirs.opponent2])
  if (slots.length < 2 || !Number.isInteger(Math.log2(slots.length))) return refused('match-missing')
  const entrants = entrantsBySeed(slots)
  if (entrants === null) return refused('byes-unlike-ours')
  if (type === 'single_elimination')
    return { ...base, kind: 'single', thirdPlace: byGroup.length > 1, groups: [{ entrants }] }
  const finals = byGroup[2] ?? []
  return finals.length === 0
    ? { ...base, kind: 'gsl', groups: [{ entrants }] }
    : {
        ...base,
        kind: 'double',
        grandFinal: finals.some(({ theirs }) => theirs.advantage)
          ? 'advantage'
          : finals.length > 1
            ? 'reset'
            : 'single',
        groups: [{ entrants }],
      }
}

function sectionOf(type: TheirStage['type'], group: number): Section {
  if (type === 'round_robin') return 'main'
  const sections: readonly Section[] =
    type === 'single_elimination' ? ['main', 'third-place'] : ['upper', 'lower', 'final']
  return sections[group] ?? 'final'
}

/** The matches of a group in the order of rounds and numbers. */
function matchesOf(data: BracketsManagerData, group: Id, section: Section): readonly ReadMatch[] {
  const rounds = new Map(
    data.round.filter(({ group_id }) => group_id === group).map(({ id, number }) => [id, number]),
  )
  const games = Map.groupBy(data.match_game, ({ parent_id }) => parent_id)
  return data.match
    .flatMap((theirs, index) => {
      const round = rounds.get(theirs.round_id)
      if (theirs.group_id !== group || round === undefined) return []
      return [{ path: `match.${index}`, section, round, theirs, games: games.get(theirs.id) ?? [] }]
    })
    .sort((one, other) => one.round - other.round || one.theirs.number - other.theirs.number)
}

/** The participants of a round robin in the order of their positions, otherwise as they appear. */
function membersOf(matches: readonly ReadMatch[]): ReadGroup {
  const opponents = matches.flatMap(({ theirs }) => [theirs.opponent1, theirs.opponent2])
  const positions = new Map<Id, number>()
  const unknown = new Set<number>()
  for (const opponent of opponents) {
    if (opponent === null) continue
    const { id, position = Number.MAX_SAFE_INTEGER } = opponent
    if (id === null) unknown.add(position)
    else positions.set(id, Math.min(position, positions.get(id) ?? Number.MAX_SAFE_INTEGER))
  }
  const known = [...positions].map(([id, position]) => ({ id, position }))
  const expected = [...unknown].map(position => ({ id: null, position }))
  const all: readonly { readonly id: Id | null; readonly position: number }[] = [...known, ...expected]
  return { entrants: all.toSorted((one, other) => one.position - other.position).map(({ id }) => id) }
}
