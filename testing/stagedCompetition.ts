import type { CommandInput, CommandName } from '@upper-bracket/shared/bracket/commands/commandTable'
import type { Bracket } from '@upper-bracket/shared/bracket/model/bracket'
import type { Match } from '@upper-bracket/shared/bracket/model/match'
import { winsNeeded } from '@upper-bracket/shared/bracket/model/series'
import { done } from '@upper-bracket/shared/bracket/testing/playRandomStages'
import type { CompetitionFormat } from '@upper-bracket/shared/format/competitionFormat'
import type { StagePlan } from '@upper-bracket/shared/format/stagePlan'
import { type BracketedCompetition, bracketedCompetition, teamedCompetition } from './bracketedCompetition.ts'
import { call } from './call.ts'
import { callPatiently } from './callPatiently.ts'
import type { Person } from './person.ts'
import { freshId } from './seededCompetition.ts'
import { storedMatch, storedMatches } from './storedBracket.ts'

interface StagedSeed {
  readonly teams: number
  readonly stages: readonly StagePlan[]
  readonly format?: CompetitionFormat
}

/** These criteria leave no tie. */
const criteria = ['points', 'head-to-head', 'seed'] as const

export const twoGroups = {
  kind: 'round-robin',
  groups: 2,
  legs: 1,
  advance: 2,
  bestOf: 1,
  criteria,
} as const satisfies StagePlan

export const swissStage = {
  kind: 'swiss',
  groups: 1,
  pairing: 'top-half',
  rounds: 3,
  advance: 4,
  bestOf: 1,
  decidingBestOf: 3,
  publishing: 'automatic',
  criteria,
} as const satisfies StagePlan

/** Creates a competition with stages by a call. The teams of one player each are seeded in the order of `teamIds`. */
export async function stagedCompetition(
  cast: Parameters<typeof teamedCompetition>[0],
  { teams, stages, format = 'single' }: StagedSeed,
): Promise<BracketedCompetition> {
  const { competitionId, teamIds } = await teamedCompetition(
    cast,
    Array.from({ length: teams }, () => [null]),
    { format, stages, bestOf: { rounds: 1, final: 1 } },
  )
  const bracketId = freshId()
  const reply = await call('generateBracket', cast.owner, {
    competitionId,
    bracketId,
    seeding: 'manual',
    order: [...teamIds],
    replace: false,
  })
  if (!reply.ok) throw new Error(`generateBracket: ${reply.code}`)
  return { competitionId, bracketId, teamIds }
}

/** Plays a match by calls; the team with the better seed wins all its games unless `upset` says otherwise. */
export async function playMatch(
  { competitionId, bracketId, teamIds }: BracketedCompetition,
  owner: Person,
  matchId: string,
  { upset = false } = {},
): Promise<void> {
  const { revision, slots, bestOf, status } = await storedMatch({ competitionId, bracketId }, matchId)
  const target = { competitionId, bracketId, matchId }
  const isUpperBetter = teamIds.indexOf(slots[0].teamId ?? '') < teamIds.indexOf(slots[1].teamId ?? '')
  const wins = winsNeeded(bestOf)
  const score: [number, number] = isUpperBetter === upset ? [0, wins] : [wins, 0]
  const started = status === 'running' ? 0 : 1
  if (started > 0) expectDone(await callPatiently('startMatch', owner, { ...target, revision }))
  expectDone(await callPatiently('finishSeries', owner, { ...target, revision: revision + started, score }))
}

function expectDone(reply: { readonly ok: boolean; readonly code?: string | null }): void {
  if (!reply.ok) throw new Error(`refused: ${reply.code}`)
}

/** Plays the matches that are ready, all at the same time, as long as there are any for which `isPlayed` holds. */
export async function playMatches(
  testCompetition: BracketedCompetition,
  owner: Person,
  isPlayed: (match: Match) => boolean = () => true,
): Promise<void> {
  for (;;) {
    const ready = Object.values(await storedMatches(testCompetition)).filter(
      match => match.status === 'ready' && isPlayed(match),
    )
    if (ready.length === 0) return
    await Promise.all(ready.map(({ id }) => playMatch(testCompetition, owner, id)))
  }
}

/** Applies a command with the fields that it takes, and with its effects on other stages. */
export function applied<N extends CommandName>(
  bracket: Bracket,
  name: N,
  fields: Omit<CommandInput<N>, 'competitionId' | 'bracketId' | 'revision'>,
): Bracket {
  return done(bracket, name, fields)
}

/** Plays the ready matches for which `isPlayed` holds, without calls; the better seed wins. */
export function played(start: Bracket, isPlayed: (match: Match) => boolean): Bracket {
  let bracket = start
  for (;;) {
    const next = [...bracket.matches.values()].find(match => match.status === 'ready' && isPlayed(match))
    if (next === undefined) return bracket
    const { id: matchId, bestOf } = next
    const [upper = 0, lower = 0] = next.slots.map(({ teamId }) => start.shape.teamIds.indexOf(teamId ?? ''))
    const score: Match['score'] = upper < lower ? [winsNeeded(bestOf), 0] : [0, winsNeeded(bestOf)]
    bracket = applied(applied(bracket, 'startMatch', { matchId }), 'finishSeries', { matchId, score })
  }
}

/** Creates a running competition with a Swiss stage whose first round is over and whose second is to be published. */
export async function firstRoundOver(owner: Person, teams: number): Promise<BracketedCompetition> {
  return bracketedCompetition(
    { owner },
    {
      teams,
      stages: [{ ...swissStage, publishing: 'manual' }],
      after: bracket => played(bracket, ({ round }) => round === 1),
    },
  )
}
