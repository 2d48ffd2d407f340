import { createBracket } from '@upper-bracket/shared/bracket/creation/createBracket'
import type { Bracket, BracketChange } from '@upper-bracket/shared/bracket/model/bracket'
import type { Match } from '@upper-bracket/shared/bracket/model/match'
import { isDecided } from '@upper-bracket/shared/bracket/standings/champion'
import { competitionDefaults } from '@upper-bracket/shared/competition/competition'
import type { Outcome } from '@upper-bracket/shared/errors/outcome'
import type { CompetitionFormat, GrandFinal } from '@upper-bracket/shared/format/competitionFormat'
import type { BestOf } from '@upper-bracket/shared/format/series'
import type { RankTier } from '@upper-bracket/shared/ranks/rankTier'
import { database, stored } from './database.ts'
import { type Person, signUpAll } from './person.ts'
import { freshId, seededCompetition } from './seededCompetition.ts'
import { markStaged, unmarkStaged } from './staged.ts'

/** Signs up the people who try the callables on brackets. */
export function bracketCast(): Promise<
  Readonly<Record<'owner' | 'administrator' | 'player' | 'stranger', Person>>
> {
  return signUpAll('owner', 'administrator', 'player', 'stranger')
}

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
  readonly bestOf?: BestOf
  readonly thirdPlace?: boolean
  readonly grandFinal?: GrandFinal
  /** The commands applied to the bracket. */
  readonly after?: (bracket: Bracket) => Bracket
}

export interface BracketedCompetition extends TeamedCompetition {
  readonly bracketId: string
}

/** Creates a running competition with a bracket of one-player teams, seeded in the order of `teamIds`. */
export async function bracketedCompetition(cast: Cast, seed: BracketSeed): Promise<BracketedCompetition> {
  const { teams, format = 'single', bestOf = 1, thirdPlace = false, grandFinal = 'single' } = seed
  const bracketId = freshId()
  const settings = { format, bestOf: { rounds: bestOf, final: bestOf } }
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
    bestOf = 1,
    thirdPlace = false,
    grandFinal = 'single',
    after,
  }: Omit<BracketSeed, 'teams'>,
): Promise<void> {
  const lengths = { rounds: bestOf, final: bestOf }
  const created = createBracket({ format, bestOf: lengths, teamIds, thirdPlace, grandFinal })
  if (!created.ok) throw new Error(created.code)
  const bracket = after === undefined ? created.value : after(created.value)

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

/** Returns the bracket after commands that must be accepted. */
export function afterAll(
  bracket: Bracket,
  ...commands: ((bracket: Bracket) => Outcome<BracketChange>)[]
): Bracket {
  return commands.reduce((before, command) => {
    const outcome = command(before)
    if (!outcome.ok) throw new Error(outcome.code)
    return outcome.value.bracket
  }, bracket)
}

/** Reads all matches of a bracket by id, without the server's times. */
export async function storedMatches(
  competitionId: string,
  bracketId: string,
): Promise<Readonly<Record<string, Match>>> {
  const matches = await stored.matches(competitionId, bracketId).get()
  return Object.fromEntries(matches.docs.map(match => [match.id, withoutTimes(match.data())]))
}

export async function storedMatch(
  { competitionId, bracketId }: BracketedCompetition,
  matchId: string,
): Promise<Match> {
  const match = (await stored.match(competitionId, bracketId, matchId).get()).data()
  if (match === undefined) throw new Error(`No match ${matchId}`)
  return withoutTimes(match)
}

function withoutTimes({ since: _, ...match }: Match): Match {
  return match
}
