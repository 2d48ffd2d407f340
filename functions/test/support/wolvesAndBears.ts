import { type Person, signUpAll } from '../../../testing/person.ts'
import { freshId, type Seed, seededCompetition } from '../../../testing/seededCompetition.ts'

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
