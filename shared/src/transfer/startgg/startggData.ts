import * as z from 'zod/mini'

/** Ids are numbers, and texts for sets that exist only as a preview. */
export const foreignId = z.pipe(
  z.union([z.int(), z.string().check(z.maxLength(100))]),
  z.transform((value: number | string) => String(value)),
)
const text = z.string().check(z.maxLength(500))
const id = foreignId
const named = z.object({ id, name: z.nullable(text) })
const pageInfo = z.object({ total: z.nullish(z.int()), totalPages: z.nullish(z.int()) })

function connection<Node extends z.ZodMiniType>(node: Node) {
  return z.object({ pageInfo: z.nullish(pageInfo), nodes: z.nullish(z.array(z.nullable(node))) })
}

/** An event of a tournament as start.gg describes it. Times are seconds since the epoch. */
export const startggEvent = z.object({
  ...named.shape,
  startAt: z.nullish(z.number()),
  videogame: z.nullish(named),
  tournament: z.nullish(z.object({ name: z.nullable(text), startAt: z.nullish(z.number()) })),
  phases: z.nullish(
    z.array(
      z.object({
        ...named.shape,
        bracketType: z.nullish(text),
        phaseOrder: z.nullish(z.int()),
        numSeeds: z.nullish(z.int()),
        state: z.nullish(z.union([z.string(), z.int()])),
      }),
    ),
  ),
})

export const startggTournaments = connection(
  z.object({
    ...named.shape,
    startAt: z.nullish(z.number()),
    events: z.nullish(
      z.array(
        z.nullable(
          z.object({
            ...named.shape,
            slug: z.nullish(text),
            startAt: z.nullish(z.number()),
            numEntrants: z.nullish(z.int()),
            videogame: z.nullish(named),
          }),
        ),
      ),
    ),
  }),
)

export const startggTournament = z.object({
  ...named.shape,
  events: z.nullish(
    z.array(z.object({ ...named.shape, slug: z.nullish(text), videogame: z.nullish(named) })),
  ),
})

export const startggEntrants = connection(
  z.object({
    ...named.shape,
    participants: z.nullish(
      z.array(
        z.nullable(
          z.object({
            gamerTag: z.nullish(text),
            player: z.nullish(z.object({ id })),
            /** The accounts that the event has asked participants to connect. */
            requiredConnections: z.nullish(
              z.array(z.nullable(z.object({ type: z.nullish(text), externalId: z.nullish(text) }))),
            ),
          }),
        ),
      ),
    ),
  }),
)

export const startggSeeds = connection(
  z.object({
    seedNum: z.nullish(z.int()),
    groupSeedNum: z.nullish(z.int()),
    phaseGroup: z.nullish(z.object({ id })),
    entrant: z.nullish(z.object({ id })),
  }),
)

export const startggSets = connection(
  z.object({
    round: z.nullish(z.int()),
    fullRoundText: z.nullish(text),
    state: z.nullish(z.int()),
    winnerId: z.nullish(id),
    slots: z.nullish(
      z.array(
        z.nullable(
          z.object({
            entrant: z.nullish(z.object({ id })),
            standing: z.nullish(
              z.object({
                stats: z.nullish(z.object({ score: z.nullish(z.object({ value: z.nullish(z.number()) })) })),
              }),
            ),
          }),
        ),
      ),
    ),
    games: z.nullish(
      z.array(
        z.nullable(
          z.object({
            orderNum: z.nullish(z.int()),
            winnerId: z.nullish(id),
            entrant1Score: z.nullish(z.int()),
            entrant2Score: z.nullish(z.int()),
            stage: z.nullish(z.object({ name: z.nullish(text) })),
          }),
        ),
      ),
    ),
  }),
)

type NodeOf<Connection extends z.ZodMiniType> = NonNullable<
  NonNullable<(z.output<Connection> & { readonly nodes?: readonly unknown[] | null })['nodes']>[number]
>

export type StartggEvent = z.output<typeof startggEvent>
export type StartggEntrant = NodeOf<typeof startggEntrants>
export type StartggListedTournament = NodeOf<typeof startggTournaments>
export type StartggSeed = NodeOf<typeof startggSeeds>
export type StartggSet = NodeOf<typeof startggSets>
export type StartggPhase = NonNullable<StartggEvent['phases']>[number]

/** Everything that is read of an event. */
export interface StartggCompetition {
  readonly event: StartggEvent
  readonly entrants: readonly StartggEntrant[]
  /** The ids of entrants in the order of their final places. Absent if it is not known. */
  readonly ranking?: readonly string[]
  /** By the id of the phase. */
  readonly seeds: ReadonlyMap<string, readonly StartggSeed[]>
  readonly sets: ReadonlyMap<string, readonly StartggSet[]>
}
