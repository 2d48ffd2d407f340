import { changedSince } from '@upper-bracket/shared/queries/changedSince'
import { find } from '../platform/firestore/find.ts'
import { competitionPage, type Page, pageSize, peoplePage } from './walks.ts'

/** A part of the database in which something has changed. */
interface ChangedPart {
  /** Parts are looked at in the order of their keys. */
  readonly key: string
  readonly look: () => Promise<Page>
}

const belowCompetitions = [
  'changedPlayersAnywhere',
  'changedTeamsAnywhere',
  'changedBracketsAnywhere',
  'changedMatchesAnywhere',
  'changedCommentatorsAnywhere',
] as const

/**
 * Returns the competitions and people that functions have changed since a moment, sorted. Each commit below a competition
 * changes one of the documents that are asked for. What people change in their own profiles, the rules have checked.
 */
export async function changedParts(since: number): Promise<readonly ChangedPart[]> {
  const changedAt = changedSince(since)
  const idsOf = async (name: 'changedCompetitions' | 'changedProfiles' | 'changedAccounts') =>
    (await find(name, { changedAt }).select().get()).docs.map(({ id }) => id)
  const [competitions, profiles, accounts, ...below] = await Promise.all([
    idsOf('changedCompetitions'),
    idsOf('changedProfiles'),
    idsOf('changedAccounts'),
    ...belowCompetitions.map(async name => {
      const { docs } = await find(name, { changedAt }).select().get()
      return docs.flatMap(({ ref }) => ref.path.split('/')[1] ?? [])
    }),
  ])
  const uids = sorted([...profiles, ...accounts])
  const people = Array.from({ length: Math.ceil(uids.length / pageSize) }, (_, page) =>
    uids.slice(page * pageSize, (page + 1) * pageSize),
  )
  return [
    ...sorted([...competitions, ...below.flat()]).map(id => ({
      key: `competitions/${id}`,
      look: () => competitionPage(id),
    })),
    ...people.map(page => ({ key: `people/${page.at(-1)}`, look: () => peoplePage(page) })),
  ]
}

function sorted(ids: readonly string[]): readonly string[] {
  return [...new Set(ids)].sort()
}
