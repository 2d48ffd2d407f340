import type { NotificationKind } from '@upper-bracket/shared/notifications/notificationKinds'
import type { Audience, OutboxEvent } from '@upper-bracket/shared/notifications/outboxEvent'
import { emulatorPorts } from '@upper-bracket/shared/local/emulatorPorts'
import * as z from 'zod'
import { databaseInconsistencies } from '../../../functions/src/consistency/databaseInconsistencies.ts'
import { stored } from '../../../testing/database.ts'
import { emulators } from '../../../testing/emulators.ts'
import { eventually } from '../../../testing/eventually.ts'
import type { BracketIds, Cast } from './cast.ts'
import type { Seen } from './clientProcess.ts'
import { countsOf, isTooLate, lostOrDoubled, receiverFaults } from './comparison.ts'
import type { Ledger } from './ledger.ts'

const settleWithinMs = 240_000
const matchList = z.object({ matches: z.array(z.object({ id: z.string(), revision: z.int() })) })
const mailList = z.array(z.object({ to: z.array(z.object({ address: z.string() })) }))

/** Waits until every event, message and webhook that is under way has arrived. `runJobs` takes over what was left behind. */
export async function settled({ competitionId }: Cast, runJobs: () => Promise<void>): Promise<void> {
  await eventually(async () => {
    await runJobs()
    const [events, deliveries, webhooks, places] = await Promise.all([
      stored.outbox().where('fanOutAfter', '!=', null).count().get(),
      stored.deliveries().where('state', 'in', ['waiting', 'sending']).count().get(),
      stored.webhookDeliveries(competitionId).where('state', '==', 'waiting').count().get(),
      stored
        .timers()
        .where('competitionId', '==', competitionId)
        .where('kind', '==', 'notifyPlaces')
        .count()
        .get(),
    ])
    const left = [events, deliveries, webhooks, places].map(each => each.data().count)
    if (left.some(count => count > 0)) throw new Error(`Not done yet: ${left.join(', ')}`)
  }, settleWithinMs)
}

/** What an evening must cause, by the actions that were accepted; kinds that depend on the time are not here. */
function expectedEvents(ledger: Ledger, { teams }: Cast): Partial<Record<NotificationKind, number>> {
  const [matches, disputes] = [teams.size - 1, ledger.count('finishSeries')]
  return {
    readinessCheck: 1,
    bracketPublished: 1,
    checkInOpened: matches,
    vetoOpened: matches,
    resultReported: matches,
    resultDisputed: disputes,
    reportDisputed: disputes,
    resultCorrected: ledger.count('correctScore'),
    placeTaken: teams.size,
  }
}

/** Compares what arrived with what happened. Returns a sentence for everything that is lost, doubled or out of order. */
export async function faultsOf(
  cast: Cast,
  ids: BracketIds,
  ledger: Ledger,
  { seen, wide }: { readonly seen: readonly Seen[]; readonly wide: readonly string[] },
) {
  const events = await stored.outbox().where('competition.id', '==', cast.competitionId).get()
  const faults = [...seen.flatMap(({ faults: each }) => each), ...ledger.refusals]
  const kinds = Map.groupBy(events.docs, event => event.data().kind)
  for (const [kind, count] of Object.entries(expectedEvents(ledger, cast))) {
    const found = kinds.get(kind as NotificationKind)?.length ?? 0
    if (found !== count) faults.push(`${found} events ${kind} instead of ${count}`)
  }
  faults.push(
    ...(await notificationFaults(
      cast,
      events.docs.map(event => [event.id, event.data()] as const),
    )),
  )
  const messages = await messageFaults(cast)
  faults.push(...messages.faults)
  faults.push(...(await webhookFaults(cast)))
  faults.push(...(await pageFaults(ids, seen, new Set(wide))), ...(await apiFaults(ids)))
  for await (const each of databaseInconsistencies()) {
    const sentence = 'sentence' in each ? each.sentence : `${each.part} could not be checked`
    // The twin is of people without accounts, and its scores are only numbers.
    if (!sentence.includes(cast.twin.competitionId)) faults.push(sentence)
  }
  return { faults, events: events.size, outdated: messages.outdated }
}

/** Everybody whom an event concerns has one notification of it, and nobody else. */
async function notificationFaults(
  cast: Cast,
  events: readonly (readonly [id: string, event: OutboxEvent])[],
): Promise<readonly string[]> {
  const expected = events.flatMap(([id, event]) =>
    peopleOf(cast, event.audience)
      .filter(uid => uid !== event.byUid)
      .map(uid => `${uid} ${event.kind} ${id}`),
  )
  const found: string[] = []
  const meanings: string[] = []
  const people = [...cast.desks, ...[...cast.teams.values()].flat()]
  await Promise.all(
    people.map(async ({ uid }) => {
      for (const read of (await stored.notifications(uid).get()).docs) {
        const { kind, facts, competition, at } = read.data()
        if (competition.id !== cast.competitionId) continue
        found.push(`${uid} ${kind} ${read.id}`)
        // Unread messages are told of again and again.
        meanings.push(`${uid} ${kind} ${JSON.stringify(facts)} ${kind === 'matchMessage' ? at : ''}`)
      }
    }),
  )
  return [...lostOrDoubled(expected, found), ...lostOrDoubled(meanings, meanings)]
}

function peopleOf({ desks, teams }: Cast, audience: Audience): readonly string[] {
  const uidsOf = (people: readonly { readonly uid: string }[]) => people.map(({ uid }) => uid)
  switch (audience.of) {
    case 'people':
      return audience.uids
    case 'organizers':
      return uidsOf(desks)
    case 'players':
      return [...teams.values()].flatMap(uidsOf)
    case 'teams':
      return audience.teamIds.flatMap(teamId => uidsOf(teams.get(teamId) ?? []))
    case 'guests':
    case 'followers':
      // Guests get mails only, and nobody follows an organizer.
      return []
  }
}

/**
 * Each delivery was sent once, as the fakes tell, unless nobody could use it any more. A process that is killed after
 * sending may send again.
 */
async function messageFaults({ competitionId, reached }: Cast) {
  const { docs } = await stored.deliveries().where('competitionId', '==', competitionId).get()
  const deliveries = docs.map(read => read.data())
  const { outdated = [], lost = [] } = Object.groupBy(
    deliveries.filter(({ state }) => state === 'dead'),
    ({ reason }) => (isTooLate(reason) ? 'outdated' : 'lost'),
  )
  const faults = lost.map(({ kind, channel, reason }) => `${kind} over ${channel} given up: ${reason}`)
  const mails = await mailsByAddress()
  for (const [channel, names] of Object.entries(reached)) {
    for (const [name, { uid }] of names) {
      const own = deliveries.filter(each => each.uid === uid && each.channel === channel)
      const sent = own.filter(({ state }) => state === 'sent')
      const again = own.filter(({ attempts }) => attempts > 1).length
      const arrived = channel === 'email' ? (mails.get(name) ?? 0) : await arrivedAt(channel, name)
      if (arrived < sent.length || arrived > sent.length + again)
        faults.push(
          `${arrived} messages over ${channel} instead of ${sent.length}, ${again} of them sent again`,
        )
    }
  }
  return { faults, outdated: outdated.length }
}

async function mailsByAddress(): Promise<ReadonlyMap<string, number>> {
  const { inbox } = emulatorPorts(Number(new URL(emulators.hosting).port))
  const mails = await (await fetch(`http://127.0.0.1:${inbox}/email`)).json()
  return countsOf(mailList.parse(mails).flatMap(({ to }) => to.map(({ address }) => address)))
}

/** The number of messages that a device or a chat shows, without those of its person and answers to them. */
async function arrivedAt(channel: string, name: string): Promise<number> {
  const path = channel === 'push' ? `push/devices/${name}` : `telegram/chats/${name}`
  const text = await (await fetch(`${emulators.fakes}/${path}`)).text()
  const said = text.match(channel === 'push' ? /<li>/g : /<li class="said">/g)?.length ?? 0
  return channel === 'push' ? said : said - (text.match(/<li class="said own">/g)?.length ?? 0)
}

async function webhookFaults({ competitionId, webhooks }: Cast): Promise<readonly string[]> {
  const { docs, size } = await stored.webhookDeliveries(competitionId).get()
  return [
    ...docs
      .filter(read => read.data().state !== 'delivered')
      .map(read => `${read.ref.path} was not delivered`),
    ...receiverFaults(
      webhooks.map(({ received }) => received),
      size / webhooks.length,
    ),
  ]
}

/** Every page that follows all matches has the last version of each. */
async function pageFaults(
  { competitionId, bracketId }: BracketIds,
  seen: readonly Seen[],
  wide: ReadonlySet<string>,
): Promise<readonly string[]> {
  const matches = await stored.matches(competitionId, bracketId).get()
  return seen
    .flatMap(({ last }) => last.filter(([id]) => wide.has(id)))
    .flatMap(([id, versions]) =>
      matches.docs
        .filter(match => (versions[match.ref.path] ?? 0) < match.data().revision)
        .map(match => `${id} does not have the last version of ${match.id}`),
    )
}

/** The API, whose instances have followed the evening, answers with the stored matches. */
async function apiFaults({ competitionId, bracketId }: BracketIds): Promise<readonly string[]> {
  const address = `${emulators.function('publicApi')}/api/v1/competitions/${competitionId}/matches`
  const answered = matchList.parse(await (await fetch(address)).json()).matches
  const matches = await stored.matches(competitionId, bracketId).get()
  const expected = matches.docs.map(read => `${read.id} at revision ${read.data().revision}`)
  return lostOrDoubled(
    expected,
    answered.map(({ id, revision }) => `${id} at revision ${revision}`),
  ).map(fault => `API: ${fault}`)
}
