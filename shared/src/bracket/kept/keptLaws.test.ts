import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ErrorCode } from '../../errors/errorCatalogue.ts'
import { freshnessOf } from '../commands/freshness.ts'
import { chance } from '../creation/chance.ts'
import type { Bracket } from '../model/bracket.ts'
import type { Match, Side } from '../model/match.ts'
import { playOut } from '../testing/playOut.ts'
import { bracketOf } from '../testing/randomTournament.ts'
import type { GivenCommand, KeptCommand, KeptQueue } from './keptCommand.ts'
import {
  applied,
  discarded,
  keep,
  nextToSend,
  overtakenMatches,
  settled,
  waitingMatches,
  withKept,
} from './keptQueue.ts'
import { sentAnyway } from './sentAnyway.ts'

const address = { competitionId: 'cup', bracketId: 'first' }
const minute = 60_000

/** The functions, as `runCommand` decides. */
class Server {
  bracket: Bracket
  /** How often each command has changed something. */
  readonly carriedOut = new Map<string, number>()

  constructor(bracket: Bracket) {
    this.bracket = bracket
  }

  receive(command: KeptCommand): ErrorCode | null {
    const { id, input } = command
    const match = this.bracket.matches.get(input.matchId)
    if (match === undefined) return 'not-found'
    const freshness = freshnessOf(command.name, match, input)
    if (freshness !== 'unchanged') return freshness === 'done' ? null : 'changed-meanwhile'
    const outcome = applied(this.bracket, command)
    if (!outcome.ok) return outcome.code
    if (outcome.value.changes.length > 0) this.carriedOut.set(id, (this.carriedOut.get(id) ?? 0) + 1)
    this.bracket = outcome.value.bracket
    return null
  }
}

/** A device without a network, which knows the bracket as it was when that went away. */
class Device {
  /** Stored as text, as if the tab were closed after every change. */
  private stored = '[]'
  private ids = 0
  readonly given = new Set<string>()
  readonly accepted = new Set<string>()
  readonly name: string
  readonly known: Bracket

  constructor(name: string, known: Bracket) {
    this.name = name
    this.known = known
  }

  get queue(): KeptQueue {
    return JSON.parse(this.stored)
  }
  set queue(queue: KeptQueue) {
    this.stored = JSON.stringify(queue)
  }
  get shown(): Bracket {
    return withKept(this.known, address.bracketId, this.queue)
  }
  readonly newId = () => {
    this.ids += 1
    return `${this.name}-${this.ids}`
  }

  give(name: GivenCommand['name'], match: Match, fields: object, at: number): number {
    const input = { ...address, matchId: match.id, revision: match.revision, ...fields }
    const kept = keep(this.queue, this.shown, { name, input } as GivenCommand, { id: this.newId(), at })
    if (!kept.ok) throw new Error(`${name} refused with ${kept.code}`)
    this.queue = kept.value.queue
    for (const { id } of this.queue) this.given.add(id)
    return kept.value.output.revision
  }

  /** Starts a match, counts and finishes it, with a start by mistake now and then. */
  score(matchId: string, below: (n: number) => number, at: number): void {
    const match = () => {
      const shown = this.shown.matches.get(matchId)
      if (shown === undefined) throw new Error(`No match ${matchId}`)
      return shown
    }
    if (match().status === 'ready') this.give('startMatch', match(), {}, at)
    if (below(6) === 0) {
      this.give('unstartMatch', match(), {}, at)
      this.give('startMatch', match(), {}, at)
    }
    const winner = below(2) as Side
    const score = (won: number, lost: number) => (winner === 0 ? [won, lost] : [lost, won])
    const lost = below(2)
    if (match().score.every(wins => wins === 0)) {
      const revision = this.give('setScore', match(), { score: score(1, 0) }, at)
      expect(revision).toBe(match().revision)
    }
    this.give('finishSeries', match(), { score: score(2, lost) }, at)
    if (below(6) === 0) this.give('correctScore', match(), { score: score(2, 1 - lost) }, at)
  }

  /** Scores `results` of the matches that it shows as open, over half an hour. Returns how many there were. */
  evening(results: number, below: (n: number) => number): number {
    for (let result = 0; result < results; result++) {
      const open = [...this.shown.matches.values()].filter(({ status }) => /ready|running/.test(status))
      const match = open[below(open.length)]
      if (match === undefined) return result
      this.score(match.id, below, (result * 30 * minute) / results)
    }
    return results
  }

  /** Sends the next command, if one waits. A lost one stays where it is. */
  send(server: Server, below: (n: number) => number): void {
    const command = nextToSend(this.queue)
    if (command === null) return
    const luck = below(4)
    // The request is lost, or only the response.
    if (luck === 0) return
    const refusal = server.receive(command)
    if (refusal === null) expectArrived(server.bracket, command)
    if (luck > 1) this.queue = settled(this.queue, command.id, refusal)
    if (luck > 1 && refusal === null) this.accepted.add(command.id)
  }
}

function started(teams: number, luck: number): Bracket {
  const bracket = bracketOf(teams, { format: 'double', bestOf: { rounds: 3, final: 3 } })
  let played = 0
  let present = bracket
  playOut(bracket, {
    luck,
    onStep: ({ change }) => {
      played += 1
      if (played < 6) present = change.bracket
    },
  })
  return present
}

function sendAll(devices: readonly Device[], server: Server, below: (n: number) => number): void {
  for (let turns = 0; turns < 4000; turns++) {
    const device = devices[below(devices.length)]
    device?.send(server, below)
    if (devices.every(({ queue }) => nextToSend(queue) === null)) return
  }
  throw new Error('Sending does not end')
}

const seeds = { numRuns: 8 }

test('what one device has kept for half an hour arrives as it was shown, whatever gets lost on the way', () => {
  fc.assert(
    fc.property(fc.integer(), luck => {
      const below = chance(luck)
      const start = started(16, luck)
      const [device, server] = [new Device('one', start), new Server(start)]
      expect(device.evening(20, below)).toBe(20)
      const shown = device.shown
      sendAll([device], server, below)
      expect(device.queue).toEqual([])
      expect(new Map(server.bracket.matches)).toEqual(new Map(shown.matches))
      expect([...server.carriedOut.values()].every(times => times === 1)).toBe(true)
    }),
    seeds,
  )
})

test('of what two devices have kept for the same matches, nothing is lost and nothing carried out twice', () => {
  fc.assert(
    fc.property(fc.integer(), luck => {
      const below = chance(luck)
      const start = started(16, luck)
      const server = new Server(start)
      const devices = [new Device('one', start), new Device('other', start)]
      for (const device of devices) device.evening(10, below)
      sendAll(devices, server, below)

      // Each command has been accepted, or its match has been put before the organizer.
      for (const { given, accepted, queue } of devices) {
        const asked = queue.filter(({ refusal }) => refusal !== null).map(({ id }) => id)
        expect(waitingMatches(queue, address.bracketId).size).toBe(0)
        expect(new Set([...accepted, ...asked])).toEqual(given)
      }
      for (const device of devices) decideAll(device, server, below)
      expect([...server.carriedOut.values()].every(times => times === 1)).toBe(true)
    }),
    seeds,
  )
})

/** The organizer decides each match: theirs, unless that cannot be, or the one that is there. */
function decideAll(device: Device, server: Server, below: (n: number) => number): void {
  for (let turns = 0; turns < 200; turns++) {
    const [overtaken] = overtakenMatches(device.queue)
    if (overtaken === undefined) return
    const given = { competitionId: address.competitionId, at: 30 * minute, newId: device.newId }
    const anyway = sentAnyway(device.queue, server.bracket, overtaken, given)
    const isMine = anyway.ok && below(2) === 0
    device.queue = isMine ? anyway.value : discarded(device.queue, overtaken)
    if (!isMine) continue
    sendAll([device], server, below)
    expect(resultOf(server.bracket, overtaken.matchId)).toEqual(result(overtaken.wanted))
  }
  throw new Error('Deciding does not end')
}

/** The result of an accepted command is there, for these teams: by this call, or since before. */
function expectArrived(bracket: Bracket, { name, input, leaves }: KeptCommand): void {
  const records = name === 'finishSeries' || name === 'correctScore'
  if (records) expect(resultOf(bracket, input.matchId)).toEqual(result(leaves))
}

function resultOf(bracket: Bracket, matchId: string) {
  const match = bracket.matches.get(matchId)
  return match && result(match)
}

function result({ status, score, winner, slots }: Match) {
  return { status, score, teams: slots.map(({ teamId }) => teamId), winner }
}
