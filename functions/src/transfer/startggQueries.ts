import { maxLength } from '@upper-bracket/shared/format/series'
import {
  startggEntrants,
  startggEvent,
  startggSeeds,
  startggSets,
  startggTournament,
  startggTournaments,
} from '@upper-bracket/shared/transfer/startgg/startggData'
import * as z from 'zod/mini'

/** A query of one object, with the schema of its answer. */
export interface StartggQuery<Answer extends z.ZodMiniType> {
  readonly text: string
  readonly answer: Answer
}

const game = 'videogame { id name }'
const info = 'pageInfo { total totalPages }'

export const tournamentQuery = {
  text: `query Tournament($slug: String!) {
  tournament(slug: $slug) { id name events { id name slug ${game} } }
}`,
  answer: z.object({ tournament: z.nullish(startggTournament) }),
}

/** The tournaments that the owner of the token administers. */
export const tournamentsQuery = {
  text: `query Tournaments($page: Int!, $perPage: Int!) {
  currentUser {
    tournaments(query: { page: $page, perPage: $perPage, filter: { past: true, tournamentView: "admin" } }) {
      ${info} nodes { id name startAt events { id name slug startAt numEntrants ${game} } }
    }
  }
}`,
  answer: z.object({ currentUser: z.nullish(z.object({ tournaments: z.nullish(startggTournaments) })) }),
  perPage: 40,
}

export const eventQuery = {
  text: `query Event($slug: String!) {
  event(slug: $slug) {
    id name startAt ${game}
    tournament { name startAt }
    phases { id name bracketType phaseOrder numSeeds state }
  }
}`,
  answer: z.object({ event: z.nullish(startggEvent) }),
}

/** The number of objects that start.gg gives in one answer. */
export const maxObjects = 1000

/** Queries of a list in pages, with the size of a page that stays below the limit of objects in an answer. */
const entrantsWith = (participant: string) =>
  ({
    text: `query Entrants($id: ID!, $page: Int!, $perPage: Int!) {
  event(id: $id) {
    entrants(query: { page: $page, perPage: $perPage }) { ${info} nodes { id name participants { ${participant} } } }
  }
}`,
    answer: z.object({ event: z.nullish(z.object({ entrants: z.nullish(startggEntrants) })) }),
    perPage: 25,
  }) as const

export const entrantsQuery = entrantsWith('gamerTag player { id } requiredConnections { type externalId }')
/** For those who may not see the accounts that participants have connected. */
export const publicEntrantsQuery = entrantsWith('gamerTag player { id }')

export const seedsQuery = {
  text: `query Seeds($id: ID!, $page: Int!, $perPage: Int!) {
  phase(id: $id) {
    seeds(query: { page: $page, perPage: $perPage }) {
      ${info} nodes { seedNum groupSeedNum phaseGroup { id } entrant { id } }
    }
  }
}`,
  answer: z.object({ phase: z.nullish(z.object({ seeds: z.nullish(startggSeeds) })) }),
  perPage: 200,
}

/**
 * The objects that a set of best of 7 has in an answer: itself, five of each of its two slots, and its games with their
 * stages. start.gg refuses answers of more than 1,000 objects, of which three are around the sets.
 */
const objectsOfSet = 1 + 2 * 5 + maxLength * 2
const setsPerPage = Math.floor((maxObjects - 3) / objectsOfSet)

export const setsQuery = {
  text: `query Sets($id: ID!, $page: Int!, $perPage: Int!) {
  phase(id: $id) {
    sets(page: $page, perPage: $perPage, sortType: CALL_ORDER) {
      ${info}
      nodes {
        round fullRoundText state winnerId
        slots { entrant { id } standing { stats { score { value } } } }
        games { orderNum winnerId entrant1Score entrant2Score stage { name } }
      }
    }
  }
}`,
  answer: z.object({ phase: z.nullish(z.object({ sets: z.nullish(startggSets) })) }),
  perPage: setsPerPage,
}
