import { drawsRounds, hasTable, isElimination } from '../../bracket/kinds/kindOf.ts'
import { withPlannedMatches } from '../../bracket/layout/plannedIds.ts'
import type { Bracket } from '../../bracket/model/bracket.ts'
import { isUsed } from '../../bracket/model/isUsed.ts'
import type { Match } from '../../bracket/model/match.ts'
import type { Stage, TableStage } from '../../bracket/model/stage.ts'
import { drawnRounds } from '../../bracket/rounds/drawnRounds.ts'
import { groupLetter } from '../../bracket/rounds/groupLetter.ts'
import type { BracketRound } from '../../bracket/rounds/roundsOf.ts'
import { type Advancement, advancingPlaces } from '../../bracket/stages/advancingPlaces.ts'
import { entrantTeams } from '../../bracket/stages/entrantTeams.ts'
import { groupTable } from '../../bracket/stages/groupTable.ts'
import { chance } from '../../random/chance.ts'
import { hash } from '../../random/hash.ts'
import { hasTemplate, liquipediaBracket } from './liquipediaBracket.ts'
import { liquipediaMatch, type TeamNames } from './liquipediaMatch.ts'
import { wikitextName } from './wikitextName.ts'

interface Source {
  readonly bracket: Bracket
  /** Determines the ids of the match groups, so that the same bracket always gets the same ones. */
  readonly bracketId: string
  readonly team: TeamNames
}

/**
 * All stages as wikitext for a tournament page of the Dota 2 and Counter-Strike wikis of Liquipedia, in English as those
 * are. An elimination is a `{{Bracket}}` where the wikis have a template for its size, otherwise a `{{Matchlist}}` per
 * round. Every other group is one `{{Matchlist}}`, below its `{{GroupTableLeague}}` or `{{SwissTableLeague}}` if it has
 * a table: the wiki computes the numbers from the matches, and we give the order and what the places mean. Teams are
 * named as here; the wiki looks its team templates up by these names.
 *
 * The parameters are those that Module:MatchGroup/Input, Module:MatchGroup/Input/Util, Module:BracketAlias and
 * Module:GetMatchGroupCopyPaste of Liquipedia read and write (Lua-Modules on GitHub, August 2026); the order of places
 * in tables is that of pages of 2026.
 */
export function liquipediaText({ bracketId, team, ...source }: Source): string {
  const bracket = withPlannedMatches(source.bracket)
  const { stages } = bracket.shape
  const rounds = drawnRounds(bracket)
  const nextId = matchGroupIds(bracketId)
  const parts = stages.flatMap(stage => {
    const own = rounds.filter(round => round.stage === stage.key)
    const text = stageText({ bracket, stage, rounds: own, nextId, team })
    return stages.length > 1 ? [`===${stageTitle(stage, stages)}===`, ...text] : text
  })
  return `${parts.join('\n')}\n`
}

interface StageSource {
  readonly bracket: Bracket
  readonly stage: Stage
  readonly rounds: readonly BracketRound[]
  readonly nextId: () => string
  readonly team: TeamNames
}

function stageText({ bracket, stage, rounds, nextId, team }: StageSource): readonly string[] {
  if (isElimination(stage)) {
    if (hasTemplate(stage)) return [liquipediaBracket(bracket, stage, { id: nextId(), team })]
    return rounds.map(round => matchList(nextId(), roundTitle(round, stage), [round], bracket, team))
  }
  return [...stage.groups.keys()].flatMap(group => {
    const own = rounds.filter(round => round.group === group)
    const title = stage.groups.length > 1 ? `Group ${groupLetter(group)}` : stageTitle(stage, [stage])
    const table = hasTable(stage) ? [tableText(bracket, stage, group, { title, team })] : []
    return [
      ...(stage.groups.length > 1 ? [`====${title}====`] : []),
      ...table,
      matchList(nextId(), `${title} Matches`, own, bracket, team, stage),
    ]
  })
}

/** The rounds one after the other, each below its name; four teams in a GSL group get the headings of the wiki. */
function matchList(
  id: string,
  title: string,
  rounds: readonly BracketRound[],
  { matches }: Bracket,
  team: TeamNames,
  stage?: Stage,
): string {
  const isGsl = stage?.kind === 'gsl' && stage.groups[rounds[0]?.group ?? 0]?.entrants.length === 4
  const inOrder = isGsl ? gslOrder(rounds) : rounds
  const lines = inOrder.flatMap(round =>
    round.matches
      .map(({ id: each }) => matches.get(each))
      .filter(match => match !== undefined && isShown(match))
      .map((match, index) => ({ match, header: index === 0 && !isGsl ? roundTitle(round, stage) : null })),
  )
  return [
    `{{Matchlist|id=${id}|title=${title}${isGsl ? '|gsl=winnersfirst' : ''}`,
    ...lines.flatMap(({ match, header }, index) => [
      ...(header === null ? [] : [`|M${index + 1}header=${header}`]),
      ...(match === undefined ? [] : [`|M${index + 1}=${liquipediaMatch(match, team)}`]),
    ]),
    '}}',
  ].join('\n')
}

/** A round that is not drawn yet has no matches to show. */
function isShown(match: Match): boolean {
  return (
    isUsed(match) && match.slots.some(({ teamId, source }) => teamId !== null || source.from !== 'pairing')
  )
}

/** The opening matches, the winners' one, the elimination match and the decider. */
function gslOrder(rounds: readonly BracketRound[]): readonly BracketRound[] {
  const place = ({ section, round }: BracketRound) => (section === 'upper' ? round : round + 2)
  return rounds.toSorted((one, other) => place(one) - place(other))
}

const backgrounds = { certain: 'up', lower: 'stayup', possible: 'stay' } as const satisfies Record<
  Advancement,
  string
>

/** The teams in the order of the table, those of the group that are not in it last, and what each place leads to. */
function tableText(
  bracket: Bracket,
  stage: TableStage,
  group: number,
  { title, team }: { readonly title: string; readonly team: TeamNames },
): string {
  const ranked = groupTable(bracket, stage, group).map(({ record }) => record.teamId)
  const entrants = entrantTeams(bracket, stage, group)
  const others = entrants.filter(teamId => teamId === null || !ranked.includes(teamId))
  const places = advancingPlaces(bracket.shape, stage)[group] ?? new Map()
  const colors = entrants.map((_, index) => {
    const advancement: Advancement | undefined = places.get(index + 1)
    return `|pbg${index + 1}=${advancement === undefined ? 'down' : backgrounds[advancement]}`
  })
  return [
    drawsRounds(stage)
      ? `{{SwissTableLeague|title=${title}|rounds=${stage.roundCount}`
      : `{{GroupTableLeague|title=${title}|width=450px`,
    ...(places.size > 0 ? [colors.join('')] : []),
    ...[...ranked, ...others].map(
      (teamId, index) => `|team${index + 1}=${teamId === null ? 'tbd' : wikitextName(team(teamId))}`,
    ),
    '}}',
  ].join('\n')
}

const titles = {
  single: 'Playoffs',
  double: 'Playoffs',
  gsl: 'Group Stage',
  'round-robin': 'Group Stage',
  swiss: 'Swiss Stage',
} as const satisfies Record<Stage['kind'], string>

/** `Group Stage`, with a number if several stages would be called so. */
function stageTitle(stage: Stage, stages: readonly Stage[]): string {
  const title = titles[stage.kind]
  const equal = stages.filter(({ kind }) => titles[kind] === title)
  return equal.length > 1 ? `${title} ${equal.indexOf(stage) + 1}` : title
}

function roundTitle({ section, round }: BracketRound, stage: Stage | undefined): string {
  switch (section) {
    case 'main':
      return stage?.kind === 'single' && round === stage.rounds.main ? 'Final' : `Round ${round}`
    case 'upper':
      return `Upper Bracket Round ${round}`
    case 'lower':
      return `Lower Bracket Round ${round}`
    case 'final':
      return round === 1 ? 'Grand Final' : 'Grand Final Reset'
    case 'third-place':
      return 'Third Place Match'
    case 'tie-break':
      return 'Tiebreaker'
  }
}

const idSigns = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** Returns the id of one match group after the other: ten letters and digits, which the wiki wants to be unique. */
function matchGroupIds(bracketId: string): () => string {
  const below = chance(hash(bracketId))
  return () => Array.from({ length: 10 }, () => idSigns[below(idSigns.length)] ?? '').join('')
}
