import { buildSchema, graphql } from 'graphql'
import { hash } from '@upper-bracket/shared/random/hash'
import { Hono } from 'hono'
import type { FakeSet } from './foreignSets.ts'
import { type FakeEvent, startggEvents } from './startggEvents.ts'

/** The only token that the fake accepts. */
export const fakeStartggToken = 'demo-token'

/** The part of the schema that an import needs, with the types and arguments of start.gg. */
const schema = buildSchema(`
  scalar Timestamp
  enum BracketType { SINGLE_ELIMINATION DOUBLE_ELIMINATION ROUND_ROBIN SWISS }
  enum ActivityState { CREATED ACTIVE COMPLETED }
  enum SetSortType { NONE CALL_ORDER MAGIC RECENT STANDARD ROUND }
  input EventEntrantPageQuery { page: Int perPage: Int }
  input SeedPaginationQuery { page: Int perPage: Int }
  type PageInfo { total: Int totalPages: Int page: Int perPage: Int }
  type Videogame { id: ID name: String }
  type Tournament { id: ID name: String slug: String startAt: Timestamp events: [Event] }
  type Event {
    id: ID name: String slug: String startAt: Timestamp numEntrants: Int videogame: Videogame tournament: Tournament
    phases: [Phase] entrants(query: EventEntrantPageQuery): EntrantConnection
  }
  type EntrantConnection { pageInfo: PageInfo nodes: [Entrant] }
  type Entrant { id: ID name: String participants: [Participant] }
  type Participant { id: ID gamerTag: String player: Player requiredConnections: [ProfileAuthorization] }
  type Player { id: ID gamerTag: String }
  enum AuthorizationType { TWITTER TWITCH STEAM DISCORD XBOX EPIC BATTLENET MIXER }
  type ProfileAuthorization { id: ID externalId: String externalUsername: String type: AuthorizationType }
  type Phase {
    id: ID name: String bracketType: BracketType phaseOrder: Int numSeeds: Int state: ActivityState
    seeds(query: SeedPaginationQuery!): SeedConnection
    sets(page: Int, perPage: Int, sortType: SetSortType): SetConnection
  }
  type PhaseGroup { id: ID }
  type SeedConnection { pageInfo: PageInfo nodes: [Seed] }
  type Seed { id: ID seedNum: Int groupSeedNum: Int phaseGroup: PhaseGroup entrant: Entrant }
  type SetConnection { pageInfo: PageInfo nodes: [Set] }
  type Set { id: ID round: Int fullRoundText: String state: Int winnerId: Int slots: [SetSlot] games: [Game] }
  type Game { id: ID orderNum: Int winnerId: Int entrant1Score: Int entrant2Score: Int stage: Stage }
  type Stage { id: ID name: String }
  type SetSlot { entrant: Entrant standing: Standing }
  type Standing { stats: StandingStats }
  type StandingStats { score: Score }
  type Score { value: Float }
  input UserTournamentsPaginationFilter { past: Boolean upcoming: Boolean tournamentView: String }
  input UserTournamentsPaginationQuery { page: Int perPage: Int filter: UserTournamentsPaginationFilter }
  type TournamentConnection { pageInfo: PageInfo nodes: [Tournament] }
  type User { id: ID tournaments(query: UserTournamentsPaginationQuery!): TournamentConnection }
  type Query { currentUser: User tournament(slug: String): Tournament event(id: ID, slug: String): Event phase(id: ID): Phase }
`)

interface Page {
  readonly page?: number
  readonly perPage?: number
}

interface Limits {
  /** The number of objects in an answer. */
  readonly maxObjects?: number
  /** The number of requests in a window, of 60 seconds at the service. */
  readonly maxRequests?: number
  readonly windowMs?: number
  readonly events?: readonly FakeEvent[]
}

/** A fake of start.gg's GraphQL API with recorded events: pages, limits and errors as of the service. */
export function fakeStartgg({
  maxObjects = 1000,
  maxRequests = 80,
  windowMs = 60_000,
  events = startggEvents,
}: Limits = {}): Hono {
  let requests: readonly number[] = []
  return new Hono().post('/gql/alpha', async context => {
    const refused = (message: string) => ({ success: false, message })
    if (context.req.header('authorization') !== `Bearer ${fakeStartggToken}`) {
      return context.json(refused('Invalid authentication token'), 400)
    }
    const now = Date.now()
    requests = [...requests.filter(at => at > now - windowMs), now]
    if (requests.length > maxRequests) return context.json(refused('Rate limit exceeded - api-token'), 429)
    const body: unknown = await context.req.json().catch(() => null)
    const { query, variables } = (body ?? {}) as { query?: unknown; variables?: Record<string, unknown> }
    if (typeof query !== 'string') return context.json(refused('Missing query'), 400)
    const answer = await graphql({
      schema,
      source: query,
      ...(variables && { variableValues: variables }),
      rootValue: {
        currentUser: {
          id: 1,
          tournaments: ({ query: page }: { query: Page }) =>
            paged(
              [...new Set(events.map(tournamentSlug))].map(each => tournamentOf(events, each)),
              page,
            ),
        },
        tournament: ({ slug }: { slug: string }) => tournamentOf(events, slug),
        event: ({ id, slug }: { id?: string; slug?: string }) =>
          eventOf(events.find(each => each.slug === slug || String(each.id) === id)),
        phase: ({ id }: { id: string }) => phasesOf(events).find(each => String(each.id) === id) ?? null,
      },
    })
    const actual = objectsIn(answer.data)
    if (actual <= maxObjects) return context.json(answer)
    const message = `Your query complexity is too high. A maximum of ${maxObjects} objects may be returned by each request. (actual: ${actual})`
    return context.json({ errors: [{ message, extensions: { category: 'validation' } }], data: null })
  })
}

/** A person has one id in all events. */
function playerIdOf(gamerTag: string): number {
  return Math.abs(hash(gamerTag)) % 1_000_000
}

/** The Steam account that a person has connected. */
function fakeSteamIdOf(gamerTag: string): string {
  return `7656119${String(7_960_000_000 + playerIdOf(gamerTag)).padStart(10, '0')}`
}

function tournamentSlug({ slug }: FakeEvent): string {
  return slug.replace(/\/event\/.*/, '')
}

function tournamentOf(all: readonly FakeEvent[], slug: string) {
  const events = all.filter(each => tournamentSlug(each) === slug)
  const [first] = events
  return first === undefined
    ? null
    : { id: 1, name: first.tournament, slug, startAt: startOf(first), events: events.map(eventOf) }
}

function startOf({ startAt = Date.UTC(2026, 10, 21, 16) }: FakeEvent): number {
  return startAt / 1000
}

function eventOf(event: FakeEvent | undefined) {
  if (event === undefined) return null
  const { entrants, phases: _, tournament, ...fields } = event
  const startAt = startOf(event)
  return {
    ...fields,
    startAt,
    numEntrants: entrants.length,
    tournament: { id: 1, name: tournament, startAt },
    phases: () => phasesOf([event]),
    entrants: ({ query }: { query?: Page }) =>
      paged(
        entrants.map(({ id, name, gamerTags }) => ({
          id,
          name,
          participants: gamerTags.map((gamerTag, index) => ({
            id: id * 10 + index,
            gamerTag,
            player: { id: playerIdOf(gamerTag), gamerTag },
            requiredConnections: [{ id: 1, type: 'STEAM', externalId: fakeSteamIdOf(gamerTag) }],
          })),
        })),
        query,
      ),
  }
}

function phasesOf(events: readonly FakeEvent[]) {
  return events.flatMap(({ phases }) =>
    phases.map(({ id, name, bracketType, groups, seeds, sets }, index) => ({
      id,
      name,
      bracketType,
      phaseOrder: index + 1,
      numSeeds: seeds.length,
      state: sets.length === 0 ? 'CREATED' : 'COMPLETED',
      seeds: ({ query }: { query: Page }) =>
        paged(
          seeds.map((entrant, seed) => {
            const group = groups.findIndex(members => members.includes(entrant))
            return {
              id: id * 1000 + seed,
              seedNum: seed + 1,
              entrant: { id: entrant },
              groupSeedNum: (groups[group]?.indexOf(entrant) ?? 0) + 1,
              phaseGroup: { id: id * 100 + group },
            }
          }),
          query,
        ),
      // Sets come in the order in which they are called, not in that of rounds.
      sets: (page: Page) =>
        paged(sets.map((set, number) => setOf(id * 1000 + number, set)).toReversed(), page),
    })),
  )
}

function setOf(id: number, { round, fullRoundText, entrants, scores, winnerId, games }: FakeSet) {
  const slots = entrants.map((entrant, side) => ({
    entrant: { id: entrant },
    standing: { stats: { score: { value: scores[side] } } },
  }))
  return { id, round, fullRoundText, state: 3, winnerId, slots, games: games ?? null }
}

function paged<Node>(nodes: readonly Node[], { page = 1, perPage = 25 }: Page = {}) {
  const totalPages = Math.ceil(nodes.length / perPage)
  return {
    pageInfo: { total: nodes.length, totalPages, page, perPage },
    nodes: nodes.slice((page - 1) * perPage, page * perPage),
  }
}

function objectsIn(value: unknown): number {
  if (Array.isArray(value)) return value.reduce<number>((sum, each) => sum + objectsIn(each), 0)
  if (typeof value !== 'object' || value === null) return 0
  return 1 + Object.values(value).reduce<number>((sum, each) => sum + objectsIn(each), 0)
}
