import type { Bracket } from '@upper-bracket/shared/bracket/model/bracket'
import type { Match } from '@upper-bracket/shared/bracket/model/match'
import type { Competition } from '@upper-bracket/shared/competition/competition'
import { withChangeTime } from '../functions/src/platform/firestore/changeTime.ts'
import { stored } from './database.ts'

interface Address {
  readonly competitionId: string
  readonly bracketId: string
}

/** Reads all matches of a bracket by id, without the server's times. */
export async function storedMatches({
  competitionId,
  bracketId,
}: Address): Promise<Readonly<Record<string, Match>>> {
  const matches = await stored.matches(competitionId, bracketId).get()
  return Object.fromEntries(matches.docs.map(match => [match.id, withoutTimes(match.data())]))
}

export async function storedMatch({ competitionId, bracketId }: Address, matchId: string): Promise<Match> {
  const match = (await stored.match(competitionId, bracketId, matchId).get()).data()
  if (match === undefined) throw new Error(`No match ${matchId}`)
  return withoutTimes(match)
}

/** Changes fields of a match without a command; pages that follow the bracket see it. */
export async function changeMatch(
  { competitionId, bracketId }: Address,
  matchId: string,
  fields: Partial<Match>,
): Promise<void> {
  const match = stored.match(competitionId, bracketId, matchId)
  await match.update(withChangeTime<Match>(match, fields))
}

export async function storedCompetition({
  competitionId,
}: Pick<Address, 'competitionId'>): Promise<Competition | undefined> {
  return (await stored.competition(competitionId).get()).data()
}

function withoutTimes({ since: _, ...match }: Match): Match {
  return match
}

/** Reads a bracket with all its matches. */
export async function storedBracket({ competitionId, bracketId }: Address): Promise<Bracket> {
  const shape = (await stored.bracket(competitionId, bracketId).get()).data()
  if (shape === undefined) throw new Error(`No bracket ${bracketId}`)
  const matches = await storedMatches({ competitionId, bracketId })
  return { shape, matches: new Map(Object.entries(matches)) }
}
