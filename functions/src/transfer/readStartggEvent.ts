import { bracketLimits } from '@upper-bracket/shared/format/bracketLimits'
import { type ListedStartggEvent, listedEvents } from '@upper-bracket/shared/transfer/startgg/listedEvents'
import { gameOf, readStartgg } from '@upper-bracket/shared/transfer/startgg/readStartgg'
import type {
  StartggEvent,
  StartggSeed,
  StartggSet,
} from '@upper-bracket/shared/transfer/startgg/startggData'
import type { StartggSlug } from '@upper-bracket/shared/transfer/startgg/startggSlug'
import { eventsAtOnce } from '@upper-bracket/shared/transfer/transferLimits'
import type { ReadFile } from '@upper-bracket/shared/transfer/transferReader'
import { type StartggAccess, StartggClient, StartggFailure } from './startggClient.ts'
import {
  entrantsQuery,
  eventQuery,
  publicEntrantsQuery,
  seedsQuery,
  setsQuery,
  tournamentQuery,
  tournamentsQuery,
} from './startggQueries.ts'

const maxPhases = 6
/** Twenty pages of the smallest size are still tournaments of years. */
const maxTournamentPages = 20

/**
 * Reads an event of start.gg as the file of a competition. Of a tournament, its only event of one of our games is read;
 * the problem `event-needed` names the slugs of several, or of none that fits.
 *
 * @throws StartggFailure
 */
export async function readStartggEvent(
  { of, slug }: StartggSlug,
  access: StartggAccess,
  now: number,
): Promise<ReadFile> {
  const client = new StartggClient(access)
  const slugs = of === 'event' ? [slug] : await fittingEvents(client, slug)
  const [eventSlug, ...others] = slugs
  if (eventSlug === undefined || others.length > 0) {
    const paths = slugs.length === 0 ? [''] : slugs
    return { ok: false, problems: paths.map(path => ({ path, problem: 'event-needed' })) }
  }
  const { event } = await client.ask(eventQuery, { slug: eventSlug })
  if (!event) throw new StartggFailure('not-found')
  const phases = event.phases ?? []
  if (gameOf(event.videogame?.name ?? '') === null || phases.length > maxPhases) return withoutEntrants(event)
  const entrantsBy = (query: typeof entrantsQuery) =>
    client.askAll(query, event.id, answer => answer.event?.entrants, { nodesMax: bracketLimits.teamsMax })
  const entrants = await entrantsBy(entrantsQuery).catch((error: unknown) => {
    if (error instanceof StartggFailure && error.code === 'not-found') return entrantsBy(publicEntrantsQuery)
    throw error
  })
  const seeds = new Map<string, readonly StartggSeed[]>()
  const sets = new Map<string, readonly StartggSet[]>()
  // More teams than a bracket has are refused without the rest of them and their sets.
  for (const { id } of entrants.length > bracketLimits.teamsMax ? [] : phases) {
    seeds.set(id, await client.askAll(seedsQuery, id, answer => answer.phase?.seeds))
    sets.set(id, await client.askAll(setsQuery, id, answer => answer.phase?.sets))
  }
  return readStartgg({ event, entrants, seeds, sets }, now)

  /** What is wrong with an event, which can be said without reading on. */
  function withoutEntrants(found: StartggEvent): ReadFile {
    const path = found.videogame?.name ?? ''
    return gameOf(path) === null
      ? { ok: false, problems: [{ path, problem: 'game-not-supported' }] }
      : { ok: false, problems: [{ path: '', problem: 'phase-not-supported' }] }
  }
}

/**
 * Lists the events of our games in the tournaments that the owner of the token administers.
 *
 * @throws StartggFailure
 */
export async function listStartggEvents(
  access: StartggAccess,
): Promise<{ readonly events: readonly ListedStartggEvent[]; readonly isWhole: boolean }> {
  const tournaments = await new StartggClient(access).askAll(
    tournamentsQuery,
    null,
    answer => answer.currentUser?.tournaments,
    { pagesMax: maxTournamentPages },
  )
  const events = listedEvents(tournaments)
  return { events: events.slice(0, eventsAtOnce), isWhole: events.length <= eventsAtOnce }
}

/** The slugs of the events of a tournament that have one of our games. */
async function fittingEvents(client: StartggClient, slug: string): Promise<readonly string[]> {
  const { tournament } = await client.ask(tournamentQuery, { slug })
  if (!tournament) throw new StartggFailure('not-found')
  return (tournament.events ?? [])
    .filter(({ videogame }) => gameOf(videogame?.name ?? '') !== null)
    .flatMap(event => event.slug ?? [])
}
