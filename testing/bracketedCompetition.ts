import { finishSeries } from '@upper-bracket/shared/bracket/results/finishSeries'
import { startMatch } from '@upper-bracket/shared/bracket/results/startMatch'
import { createBracket } from '@upper-bracket/shared/bracket/creation/createBracket'
import type { Bracket } from '@upper-bracket/shared/bracket/model/bracket'
import type { Match } from '@upper-bracket/shared/bracket/model/match'
import { isDecided } from '@upper-bracket/shared/bracket/standings/champions'
import { after as afterCommands } from '@upper-bracket/shared/bracket/testing/after'
import { competitionDefaults } from '@upper-bracket/shared/competition/competition'
import type { CompetitionFormat, GrandFinal } from '@upper-bracket/shared/format/competitionFormat'
import type { EliminationLength } from '@upper-bracket/shared/format/series'
import type { StagePlan } from '@upper-bracket/shared/format/stagePlan'
import type { RankTier } from '@upper-bracket/shared/ranks/rankTier'
import { database, stored } from './database.ts'
import type { Person } from './person.ts'
import { freshId, seededCompetition } from './seededCompetition.ts'
import { markStaged, unmarkStaged } from './staged.ts'

interface Cast {
  readonly owner: Person
  readonly administrator?: Person
  /** A player in the first team. */
  readonly player?: Person
}

export interface TeamedCompetition {
  readonly competitionId: string
  readonly teamIds: readonly string[]
}

/** Creates a dota2 competition with one team for each entry of `teams`: the ranks of its players. */
export async function teamedCompetition(
  { owner, administrator, player }: Cast,
  teams: readonly (readonly (RankTier | null)[])[],
  competition: Parameters<typeof seededCompetition>[0]['competition'] = {},
): Promise<TeamedCompetition> {
  const entrants = teams.map((ranks, team) =>
    ranks.map((rankTier, seat) => ({
      person: team + seat === 0 && player ? player : { uid: freshId(), email: '', idToken: '' },
      rankTier,
    })),
  )
  const seeded = await seededCompetition({
    owner,
    administrators: administrator ? [administrator] : [],
    players: entrants.flat().map(({ person, rankTier }) => ({ uid: person.uid, rankTier })),
    teams: entrants.map((members, index) => ({
      players: members.map(({ person }) => person),
      seed: competition.bracketId == null ? null : index + 1,
    })),
    competition,
  })
  // The profile of the player has no rank.
  if (player && teams[0]?.[0] != null) await markStaged(seeded.competitionId)
  return seeded
}

interface BracketSeed {
  readonly teams: number
  readonly format?: CompetitionFormat
  readonly bestOf?: EliminationLength
  readonly stages?: readonly StagePlan[]
  readonly thirdPlace?: boolean
  readonly grandFinal?: GrandFinal
  /** The matches that are played, in their order: those that still run, and the scores of the others. */
  readonly played?: Readonly<Record<string, Match['score'] | 'running'>>
  /** What else happens to the bracket. */
  readonly after?: (bracket: Bracket) => Bracket
}

export interface BracketedCompetition extends TeamedCompetition {
  readonly bracketId: string
}

/** Creates a running competition with a bracket of one-player teams, seeded in the order of `teamIds`. */
export async function bracketedCompetition(cast: Cast, seed: BracketSeed): Promise<BracketedCompetition> {
  const {
    teams,
    format = 'single',
    bestOf = 1,
    stages = [],
    thirdPlace = false,
    grandFinal = 'single',
  } = seed
  const bracketId = freshId()
  const settings = { format, stages, bestOf: { rounds: bestOf, final: bestOf } }
  const { competitionId, teamIds } = await teamedCompetition(
    cast,
    Array.from({ length: teams }, () => [null]),
    {
      ...settings,
      options: { ...competitionDefaults.options, thirdPlace, grandFinal },
      status: 'running',
      bracketId,
    },
  )
  await unmarkStaged(competitionId)
  await storeBracket({ competitionId, bracketId, teamIds }, cast.owner, seed)
  return { competitionId, teamIds, bracketId }
}

/** Gives a competition another bracket of the same teams. */
export async function newBracket(
  testCompetition: BracketedCompetition,
  owner: Person,
  seed: Omit<BracketSeed, 'teams'>,
): Promise<BracketedCompetition> {
  const next = { ...testCompetition, bracketId: freshId() }
  await storeBracket(next, owner, seed)
  await stored.competition(testCompetition.competitionId).update({ bracketId: next.bracketId })
  const old = await stored.bracket(testCompetition.competitionId, testCompetition.bracketId).get()
  if (old.exists) await old.ref.update({ sweepAfter: Date.now() })
  return next
}

async function storeBracket(
  { competitionId, bracketId, teamIds }: BracketedCompetition,
  owner: Person,
  {
    format = 'single',
    stages = [],
    bestOf = 1,
    thirdPlace = false,
    grandFinal = 'single',
    played = {},
    after = bracket => bracket,
  }: Omit<BracketSeed, 'teams'>,
): Promise<void> {
  const lengths = { rounds: bestOf, final: bestOf }
  const created = createBracket({ format, stages, bestOf: lengths, teamIds, thirdPlace, grandFinal })
  if (!created.ok) throw new Error(created.code)
  const bracket = after(withMatchesPlayed(created.value, played))

  const batch = database.batch()
  const creation = { createdBy: owner.uid, createdAt: Date.now(), edits: 0, sweepAfter: null }
  batch.set(stored.bracket(competitionId, bracketId), { ...bracket.shape, ...creation })
  for (const match of bracket.matches.values()) {
    batch.set(stored.match(competitionId, bracketId, match.id), match)
  }
  await batch.commit()
  // The competition is running without a champion, although the command that ends a match would write both.
  if (isDecided(bracket)) await markStaged(competitionId)
}

function withMatchesPlayed(bracket: Bracket, played: Required<BracketSeed>['played']): Bracket {
  return Object.entries(played).reduce((before, [matchId, score]) => {
    const started = afterCommands(before, now => startMatch(now, matchId))
    return score === 'running' ? started : afterCommands(started, now => finishSeries(now, matchId, score))
  }, bracket)
}
