import type { Delivery } from '@upper-bracket/shared/notifications/delivery'
import { chance } from '@upper-bracket/shared/random/chance'
import type { MessageChannel } from '../../../src/notifications/channel.ts'
import type { Channels } from '../../../src/notifications/deliver.ts'
import { fanOut } from '../../../src/notifications/fanOut.ts'
import { takeUp } from '../../../src/notifications/sendDeliveries.ts'
import { sendAll } from '../../../src/notifications/sendDue.ts'
import { documents } from '../../../src/platform/firestore/documents.ts'
import { getAll } from '../../../src/platform/firestore/getAll.ts'
import { outboxEvent } from '../../../src/platform/outboxEvent.ts'
import { readyMatch } from './readyMatch.ts'

export interface FaultRun {
  readonly events: number
  readonly uids: readonly string[]
  /** Every channel of the workers; its service fails by itself. */
  readonly channel: MessageChannel
  readonly service: Service
  readonly luck: number
}

interface Service {
  readonly port: number
  start(port: number): Promise<unknown>
  stop(): Promise<void>
}

export interface FaultRunEnd {
  /** The deliveries to these people by id, once none of them is due any more. */
  readonly deliveries: ReadonlyMap<string, Delivery>
  /** Ids of deliveries, once for each attempt whose worker was killed before it could record the result. */
  readonly abandoned: readonly string[]
}

const eventsAtOnce = 10
const maxRounds = 300
const maxStepMs = 20 * 60_000

/**
 * Events that people are told of while workers are killed at random (before sending, and between sending and
 * recording), the service is down at times, triggers come twice at once or never, and the clock moves in leaps.
 */
export async function faultRun({ events, uids, channel, service, luck }: FaultRun): Promise<FaultRunEnd> {
  const below = chance(luck)
  const { port } = service
  const abandoned = new Map<string, string>()
  const noteAbandoned = async () => {
    const { docs } = await documents.deliveries().where('state', '==', 'sending').get()
    for (const read of docs) abandoned.set(`${read.id} ${read.data().attempts}`, read.id)
  }
  let now = Date.now()
  /** Runs what `work` does in workers of its own; being killed is no failure. */
  const inWorkers = async (count: number, work: (worker: Worker) => Promise<unknown>) => {
    const workers = Array.from({ length: count }, () => new Worker(channel, now, below))
    await Promise.all(workers.map(worker => worker.live(work)))
    if (workers.some(({ isDead }) => isDead)) await noteAbandoned()
  }

  for (let made = 0; made < events; made += eventsAtOnce) {
    const part = Array.from({ length: Math.min(eventsAtOnce, events - made) }, async () => {
      const event = outboxEvent(
        below(4) === 0 ? 'matchReady' : 'competitionDeleted',
        about(await readyMatch(), uids, now, below),
      )
      await event.ref.create(event.data)
      return event.ref.id
    })
    const ids = await Promise.all(part)
    // Of ten triggers one never comes; the others come twice at once.
    const triggered = ids.filter(() => below(10) > 0)
    await inWorkers(2, worker => Promise.all(triggered.map(id => worker.trigger(id))))
    now += below(2000)
  }

  for (let round = 0; round < maxRounds && (await isAnythingOpen()); round += 1) {
    now += 20_000 + below(Math.min(maxStepMs, 60_000 * 2 ** Math.min(round, 5)))
    const isDown = below(8) === 0
    if (isDown) await service.stop()
    await inWorkers(2, worker => takeUp(worker.channels, worker.clock))
    if (isDown) await service.start(port)
  }
  const { docs } = await documents.deliveries().get()
  return {
    deliveries: new Map(
      docs.map(read => [read.id, read.data()] as const).filter(([, { uid }]) => uids.includes(uid)),
    ),
    abandoned: [...abandoned.values()],
  }
}

function about(id: string, uids: readonly string[], at: number, below: (n: number) => number) {
  return {
    cause: [],
    // Its name is in every message.
    competition: { id, name: id },
    facts: { bracketId: 'b', matchId: 'main-1-1' },
    audience: { of: 'people', uids: [uids[below(uids.length)] ?? ''] },
    byUid: null,
    at,
  } as const
}

async function isAnythingOpen(): Promise<boolean> {
  const [events, deliveries] = await Promise.all([
    documents.outbox().where('fanOutAfter', '>', 0).limit(1).get(),
    documents.deliveries().where('dueAt', '>', 0).limit(1).get(),
  ])
  return !events.empty || !deliveries.empty
}

class Killed extends Error {}

/** A process of the functions. Once killed it neither sends nor records anything any more. */
class Worker {
  isDead = false
  readonly channels: Channels
  readonly #sends: Promise<unknown>[] = []
  readonly #now: number

  constructor(channel: MessageChannel, now: number, below: (n: number) => number) {
    this.#now = now
    const mortal: MessageChannel = {
      atOnce: channel.atOnce,
      send: async (message, key) => {
        if (below(25) === 0) this.isDead = true
        // What is returned here is never recorded.
        if (this.isDead) return { result: 'retry', reason: 'killed' }
        const sending = channel.send(message, key)
        this.#sends.push(sending)
        const attempt = await sending
        if (below(15) === 0) this.isDead = true
        return attempt
      },
    }
    this.channels = { push: mortal, telegram: mortal, email: mortal }
  }

  /** The code under test looks at the clock between sending and recording. */
  readonly clock = (): number => {
    if (this.isDead) throw new Killed('killed')
    return this.#now
  }

  /** What the trigger of an event does. */
  async trigger(eventId: string): Promise<void> {
    const refs: Parameters<Parameters<typeof fanOut>[2]>[0][number][] = []
    await fanOut(eventId, this.clock(), async part => refs.push(...part))
    await sendAll(await getAll(refs), this.channels, this.clock)
  }

  async live(work: (worker: Worker) => Promise<unknown>): Promise<void> {
    try {
      await work(this)
    } catch (error) {
      if (!(error instanceof Killed)) throw error
    }
    await Promise.allSettled(this.#sends)
  }
}
