import type { ErrorCode } from '../../errors/errorCatalogue.ts'
import { freshnessOf } from '../commands/freshness.ts'
import type { Bracket } from '../model/bracket.ts'
import type { Match } from '../model/match.ts'
import { type TeamPair, teamPair } from '../model/matchState.ts'
import { forceResend } from '../offlineQueue/forceResend.ts'
import {
  applied,
  enqueue,
  isResolved,
  type MatchConflict,
  matchConflicts,
  nextToSend,
  sending,
  settled,
  withQueued,
} from '../offlineQueue/offlineQueue.ts'
import type { GivenCommand, OfflineQueue, QueuedCommand } from '../offlineQueue/queuedCommand.ts'
import { required } from './playOut.ts'

export const address = { competitionId: 'cup', bracketId: 'first' }

/** A fake of the functions that decides like `commandActions`. */
export class FakeServer {
  bracket: Bracket
  /** How often each command has changed a match. */
  readonly carriedOut = new Map<string, number>()

  constructor(bracket: Bracket) {
    this.bracket = bracket
  }

  receive(command: QueuedCommand): ErrorCode | null {
    const { id, name, input } = command
    const match = this.bracket.matches.get(input.matchId)
    if (match === undefined) return 'not-found'
    const freshness = freshnessOf(name, match, input)
    if (freshness === 'changed') return 'changed-meanwhile'
    if (freshness === 'done') return null
    const outcome = applied(this.bracket, command)
    if (!outcome.ok) return outcome.code
    if (outcome.value.changes.length > 0) this.carriedOut.set(id, (this.carriedOut.get(id) ?? 0) + 1)
    this.bracket = outcome.value.bracket
    return null
  }
}

/** A device that is sometimes offline. */
export class OfflineDevice {
  private stored: OfflineQueue = []
  private ids = 0
  readonly given = new Set<string>()
  readonly accepted = new Set<string>()
  /** The teams that the author of each command saw. */
  readonly seen = new Map<string, TeamPair>()
  readonly name: string
  /** The bracket as last streamed, plus the commands of this device that the server has accepted. */
  known: Bracket

  constructor(name: string, known: Bracket) {
    this.name = name
    this.known = known
  }

  get queue(): OfflineQueue {
    return this.stored
  }
  set queue(queue: OfflineQueue) {
    // The round trip through JSON simulates closing the tab after every change.
    this.stored = JSON.parse(JSON.stringify(queue))
    for (const { id, input, leaves } of queue) {
      if (input.bracketId === address.bracketId && !this.seen.has(id)) this.seen.set(id, teamPair(leaves))
    }
  }
  get shown(): Bracket {
    return withQueued(this.known, address.bracketId, this.queue)
  }
  readonly newId = () => {
    this.ids += 1
    return `${this.name}-${this.ids}`
  }

  /** Gives a command on a match as it is shown. Returns the match's revision, or null if the command is refused. */
  tryGive(name: GivenCommand['name'], match: Match, fields: object, at = 0): number | null {
    const given = { name, input: { ...address, ...seenMatch(match), ...fields } } as GivenCommand
    const enqueued = enqueue(this.queue, this.shown, given, { id: this.newId(), at, sent: false })
    if (!enqueued.ok) return null
    this.queue = enqueued.value.queue
    for (const { id } of this.queue) this.given.add(id)
    return enqueued.value.output.revision
  }
  give(name: GivenCommand['name'], match: Match, fields: object, at = 0): number {
    const revision = this.tryGive(name, match, fields, at)
    if (revision === null) throw new Error(`${name} is refused`)
    return revision
  }

  /** Streams the server's bracket to the device, and drops conflicts that are resolved. */
  receive({ bracket }: FakeServer): void {
    this.known = bracket
    for (const conflict of matchConflicts(this.queue)) {
      if (isResolved(conflict, required(this.shown, conflict.matchId))) this.sendMine(conflict)
    }
  }

  /** Resends a conflicting command with force if possible, and returns whether it was possible. */
  sendMine(conflict: MatchConflict): boolean {
    const { newId } = this
    const { competitionId } = address
    const outcome = forceResend(this.queue, this.known, conflict, { competitionId, at: 0, newId })
    if (outcome.ok) this.queue = outcome.value
    return outcome.ok
  }

  /** Sends the next queued command, if any. If the request or the response is `lost`, the command stays queued. */
  send(server: FakeServer, lost: 'request' | 'response' | null): QueuedCommand | null {
    const command = nextToSend(this.queue)
    if (command === null) return null
    this.queue = sending(this.queue, command.id)
    if (lost === 'request') return null
    const refusal = server.receive(command)
    if (lost === 'response') return refusal === null ? command : null
    this.queue = settled(this.queue, command.id, refusal)
    if (refusal !== null) return null
    this.accepted.add(command.id)
    const match = required(this.known, command.input.matchId)
    const predicted =
      freshnessOf(command.name, match, command.input) === 'unchanged' ? applied(this.known, command) : null
    if (predicted?.ok) this.known = predicted.value.bracket
    return command
  }
}

function seenMatch(match: Match) {
  return { matchId: match.id, revision: match.revision, teamIds: teamPair(match) }
}

interface Sending {
  /** Whether every other request or response is lost. */
  readonly lossy: boolean
  readonly onAccepted?: (command: QueuedCommand) => void
}

/** Lets devices, in an order drawn by `below`, send commands until all queues are empty. */
export function sendAll(
  devices: readonly OfflineDevice[],
  server: FakeServer,
  below: (n: number) => number,
  { lossy, onAccepted }: Sending,
): void {
  for (let turns = 0; turns < 4000; turns++) {
    const device = devices[below(devices.length)]
    const lost = lossy ? (['request', 'response', null, null] as const)[below(4)] : null
    const accepted = device?.send(server, lost ?? null)
    if (accepted) onAccepted?.(accepted)
    if (devices.every(({ queue }) => nextToSend(queue) === null)) return
  }
  throw new Error('Sending does not end')
}
