import { expect } from 'vitest'
import type { call } from '../../../testing/call.ts'
import { type Person, signUpAll } from '../../../testing/person.ts'
import { freshId, type Seed, seededCompetition } from '../../../testing/seededCompetition.ts'
import { refused } from './refused.ts'
import { playerOf, teamOf } from './rosterOf.ts'

/** People who fill seats and never call. */
export function extras(count: number): Person[] {
  return Array.from({ length: count }, () => ({ uid: `extra-${freshId()}`, email: '', idToken: '' }))
}

/** A competition with two teams; the first member of each is its captain. */
export async function wolvesAndBears(
  seed: Omit<Seed, 'teams'>,
  { wolves, bears }: { readonly wolves: readonly Person[]; readonly bears: readonly Person[] },
) {
  const teams = [
    { name: 'Wolves', players: wolves },
    { name: 'Bears', players: bears },
  ]
  const { competitionId, teamIds, teamId } = await seededCompetition({ ...seed, teams })
  return { competitionId, teamId, bearsId: teamIds[1] ?? '' }
}

/** Asserts that of two people who wanted the last seat of the Wolves at once exactly one has it. */
export async function expectOneInLastSeat(
  { competitionId, teamId }: { readonly competitionId: string; readonly teamId: string },
  people: readonly [Person, Person],
  replies: readonly Awaited<ReturnType<typeof call>>[],
): Promise<void> {
  expect(replies.filter(({ ok }) => ok)).toHaveLength(1)
  expect(replies.find(({ ok }) => !ok)).toEqual(refused('team-full', { teamSize: 5, name: 'Wolves' }))
  expect((await teamOf(competitionId, teamId))?.playerUids).toHaveLength(5)
  const players = await Promise.all(people.map(person => playerOf(competitionId, person)))
  expect(players.filter(player => player?.teamId === teamId)).toHaveLength(1)
}

/** People of both teams and organizers, and a function that makes a competition of them. */
export async function teamCast() {
  const people = await signUpAll('owner', 'administrator', 'captain', 'mate', 'rival')
  const { owner, administrator, captain, mate, rival } = people
  const seeded = (competition: Seed['competition'] = {}) =>
    wolvesAndBears(
      { owner, administrators: [administrator], competition },
      { wolves: [captain, mate], bears: [rival] },
    )
  return { ...people, seeded }
}
