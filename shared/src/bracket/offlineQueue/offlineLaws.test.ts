import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chance } from '../../random/chance.ts'
import { commandTable } from '../commands/commandTable.ts'
import type { Bracket } from '../model/bracket.ts'
import type { Match, Side } from '../model/match.ts'
import { isSamePair, isSameState, teamPair } from '../model/matchState.ts'
import { address, FakeServer, OfflineDevice, sendAll } from '../testing/offlineDevice.ts'
import { required } from '../testing/playOut.ts'
import { bracketOf } from '../testing/randomTournament.ts'
import { discarded, matchConflicts } from './offlineQueue.ts'
import type { GivenCommand, QueuedCommand } from './queuedCommand.ts'

type Draw = (below: number) => number

const bestOfThree = { rounds: 3, final: 3 } as const

/** What somebody may do to a match as it is shown. */
function randomCommand(match: Match, draw: Draw): readonly [GivenCommand['name'], object] {
  const score = draw(2) === 0 ? [2, draw(2)] : [draw(2), 2]
  if (match.status === 'ready') {
    return draw(8) === 0 ? ['forfeitMatch', { sides: [draw(2)] }] : ['startMatch', {}]
  }
  if (match.status === 'finished') {
    const reopening = ['reopenMatch', { cascade: false, preview: false }] as const
    return draw(2) === 0 ? reopening : ['correctScore', { score }]
  }
  const commands = [
    ['finishSeries', { score }],
    ['finishSeries', { score }],
    ['setScore', { score: [draw(2), draw(2)] }],
    ['unstartMatch', {}],
    ['forfeitMatch', { sides: [draw(2)] }],
  ] as const
  return commands[draw(commands.length)] ?? commands[0]
}

/** A match that somebody may act on, those that are open more often. */
function randomMatch({ matches }: Bracket, draw: Draw): Match | undefined {
  const [open, over] = (['ready|running', 'finished'] as const).map(statuses =>
    [...matches.values()].filter(({ status }) => new RegExp(statuses).test(status)),
  ) as [Match[], Match[]]
  const among = over.length > 0 && draw(5) === 0 ? over : open
  return among[draw(among.length)]
}

/** A competition whose organizer's device is offline from time to time, while another organizer works online. */
class OfflineCompetition {
  readonly server = new FakeServer(bracketOf(8, { bestOf: bestOfThree }))
  readonly device = new OfflineDevice('mine', this.server.bracket)
  readonly draw: Draw
  private isOnline = true

  constructor(luck: number) {
    this.draw = chance(luck)
  }

  step(): void {
    const { draw, device, server } = this
    const act = draw(12)
    if (act < 5) this.give()
    else if (act === 5) this.isOnline = !this.isOnline
    else if (act === 6) this.others()
    else if (act === 7) this.decide()
    else if (act === 8 && this.isOnline) device.receive(server)
    else if (this.isOnline) this.send()
  }

  /** Until nothing waits and nothing is left to decide. */
  end(): void {
    for (let turns = 0; turns < 1000; turns++) {
      this.device.receive(this.server)
      this.send()
      this.decide()
      if (this.device.queue.length === 0) return
    }
    throw new Error('The competition does not end')
  }

  private give(): void {
    const match = randomMatch(this.device.shown, this.draw)
    if (match === undefined) return
    const [name, fields] = randomCommand(match, this.draw)
    this.device.tryGive(name, match, fields)
  }

  private others(): void {
    const match = randomMatch(this.server.bracket, this.draw)
    if (match === undefined) return
    const [name, fields] = randomCommand(match, this.draw)
    const input = { ...address, matchId: match.id, revision: match.revision, ...fields }
    const outcome = commandTable[name].apply(this.server.bracket, input as never)
    if (outcome.ok) this.server.bracket = outcome.value.bracket
  }

  private send(): void {
    const { device, server, draw } = this
    const before = server.bracket
    const lost = (['request', 'response', null, null, null] as const)[draw(5)] ?? null
    const accepted = device.send(server, lost)
    if (accepted !== null) expectSeen(before, device, accepted)
  }

  /** Decides one conflict: the organizer's version, unless that cannot be, or the one that is there. */
  private decide(): void {
    const { device, draw } = this
    const conflict = matchConflicts(device.queue)
    const one = conflict[draw(conflict.length)]
    if (one === undefined) return
    const waiting = waitingIds(device)
    const wouldArrive = arrives(device)
    if (draw(2) === 0 || !device.sendMine(one)) device.queue = discarded(device.queue, one)
    else {
      expect(isSameState(required(device.shown, one.matchId), one.wanted)).toBe(true)
      if (wouldArrive) expect(arrives(device)).toBe(true)
    }
    expect(waitingIds(device).slice(0, waiting.length)).toEqual(waiting)
    expect(matchConflicts(device.queue).map(({ matchId }) => matchId)).not.toContain(one.matchId)
  }
}

/** A command takes place, or counts as done, only between the teams that its author saw. */
function expectSeen(before: Bracket, { seen }: OfflineDevice, { id, input }: QueuedCommand): void {
  expect(teamPair(required(before, input.matchId))).toEqual(seen.get(id))
}

function waitingIds({ queue }: OfflineDevice): readonly string[] {
  return queue.filter(({ refusal }) => refusal === null).map(({ id }) => id)
}

/** Whether everything that waits would be carried out if the server were as the device knows it. */
function arrives(device: OfflineDevice): boolean {
  const server = new FakeServer(device.known)
  const copy = new OfflineDevice('copy', device.known)
  copy.queue = device.queue.filter(({ refusal }) => refusal === null)
  for (const { id } of copy.queue) {
    if (copy.send(server, null)?.id !== id || !server.carriedOut.has(id)) return false
  }
  return true
}

test('whatever happens while the network fails now and then, no command is lost or applied to other teams', () => {
  fc.assert(
    fc.property(fc.integer(), luck => {
      const playedCompetition = new OfflineCompetition(luck)
      for (let steps = 0; steps < 150; steps++) playedCompetition.step()
      playedCompetition.end()
      expect(new Map(playedCompetition.device.shown.matches)).toEqual(
        new Map(playedCompetition.server.bracket.matches),
      )
      expect([...playedCompetition.server.carriedOut.values()].every(times => times === 1)).toBe(true)
    }),
    { numRuns: Number(process.env['LAW_RUNS'] ?? 50), seed: 24 },
  )
})

/** The same result for the same teams on any device. */
function resultOf(
  match: Match,
  luck: number,
): { readonly winner: Side; readonly score: readonly [number, number] } {
  const draw = chance(
    [...teamPair(match).join()].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), luck),
  )
  const [winner, lost] = [draw(2) as Side, draw(2)]
  return { winner, score: winner === 0 ? [2, lost] : [lost, 2] }
}

/** Records the result of a match as it was played, by one of several ways. */
function record(device: OfflineDevice, matchId: string, luck: number, draw: Draw): void {
  const match = () => required(device.shown, matchId)
  const { score } = resultOf(match(), luck)
  device.give('startMatch', match(), {})
  if (draw(4) === 0) {
    device.give('unstartMatch', match(), {})
    device.give('startMatch', match(), {})
  }
  if (draw(2) === 0) device.give('setScore', match(), { score: [Math.min(score[0], 1), 0] })
  if (draw(4) === 0) {
    device.give('finishSeries', match(), { score: [score[1], score[0]] })
    device.give('reopenMatch', match(), { cascade: false, preview: false })
  }
  device.give('finishSeries', match(), { score })
}

function recordAll(device: OfflineDevice, count: number, luck: number, draw: Draw): void {
  for (let results = 0; results < count; results++) {
    const open = [...device.shown.matches.values()].filter(({ status }) => status === 'ready')
    const match = open[draw(open.length)]
    if (match !== undefined) record(device, match.id, luck, draw)
  }
}

test('the same results on two devices are no conflict, in whatever way and order they were recorded', () => {
  fc.assert(
    fc.property(fc.integer(), luck => {
      const draw = chance(luck)
      const start = bracketOf(8, { bestOf: bestOfThree })
      const server = new FakeServer(start)
      const devices = [new OfflineDevice('one', start), new OfflineDevice('other', start)]
      for (const device of devices) recordAll(device, 1 + draw(7), luck, draw)
      const recorded = devices.map(({ shown }) => [...shown.matches.values()].filter(isPlayed))
      for (let turns = 0; turns < 30; turns++) {
        sendAll(devices, server, draw, { lossy: false })
        for (const device of devices) device.receive(server)
      }
      for (const { queue } of devices) expect(queue).toEqual([])
      for (const match of recorded.flat()) {
        const stored = required(server.bracket, match.id)
        expect(isSamePair(teamPair(stored), teamPair(match)) && isSameState(stored, match)).toBe(true)
      }
    }),
    { numRuns: Number(process.env['LAW_RUNS'] ?? 50), seed: 24 },
  )
})

function isPlayed({ status }: Match): boolean {
  return status === 'finished'
}
