import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chance } from '../../random/chance.ts'
import type { Bracket } from '../model/bracket.ts'
import type { Match, Side } from '../model/match.ts'
import { isSameState, teamPair } from '../model/matchState.ts'
import { address, FakeServer, OfflineDevice, sendAll } from '../testing/offlineDevice.ts'
import { randomGames } from '../testing/randomInput.ts'
import { playOut, required } from '../testing/playOut.ts'
import { bracketOf } from '../testing/randomTournament.ts'
import { forceResend } from './forceResend.ts'
import { discarded, matchConflicts } from './offlineQueue.ts'
import { type QueuedCommand, waitingMatches } from './queuedCommand.ts'

const minute = 60_000

/** Starts a match, counts and finishes it, with a start by mistake now and then. */
function score(device: OfflineDevice, matchId: string, below: (n: number) => number, at: number): void {
  const match = () => required(device.shown, matchId)
  if (match().status === 'ready') device.give('startMatch', match(), {}, at)
  if (below(6) === 0) {
    device.give('unstartMatch', match(), {}, at)
    device.give('startMatch', match(), {}, at)
  }
  const winner = below(2) as Side
  const final = (won: number, lost: number): Match['score'] => (winner === 0 ? [won, lost] : [lost, won])
  const lost = below(2)
  if (match().score.every(wins => wins === 0)) {
    const revision = device.give('setScore', match(), { score: final(1, 0) }, at)
    expect(revision).toBe(match().revision)
  }
  const games = below(2) === 0 ? randomGames({}, final(2, lost), below) : undefined
  device.give('finishSeries', match(), { score: final(2, lost), games }, at)
  if (below(6) === 0) device.give('correctScore', match(), { score: final(2, 1 - lost) }, at)
}

/** Scores `results` of the matches that a device shows as open, over half an hour. Returns how many there were. */
function playedCompetition(device: OfflineDevice, results: number, below: (n: number) => number): number {
  for (let result = 0; result < results; result++) {
    const open = [...device.shown.matches.values()].filter(({ status }) => /ready|running/.test(status))
    const match = open[below(open.length)]
    if (match === undefined) return result
    score(device, match.id, below, (result * 30 * minute) / results)
  }
  return results
}

function started(teams: number, luck: number): Bracket {
  const bracket = bracketOf(teams, { format: 'double', bestOf: { rounds: 3, final: 3 } })
  let played = 0
  let current = bracket
  playOut(bracket, {
    luck,
    onStep: ({ change }) => {
      played += 1
      if (played < 6) current = change.bracket
    },
  })
  return current
}

const seeds = { numRuns: Math.min(400, Number(process.env['LAW_RUNS'] ?? 4)) }

test('what one device has kept for half an hour arrives as it was shown, whatever gets lost on the way', () => {
  fc.assert(
    fc.property(fc.integer(), luck => {
      const below = chance(luck)
      const start = started(16, luck)
      const [device, server] = [new OfflineDevice('one', start), new FakeServer(start)]
      expect(playedCompetition(device, 20, below)).toBe(20)
      const shown = device.shown
      sendExpecting([device], server, below)
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
      const server = new FakeServer(start)
      const devices = [new OfflineDevice('one', start), new OfflineDevice('other', start)]
      for (const device of devices) playedCompetition(device, 10, below)
      sendExpecting(devices, server, below)

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
function decideAll(device: OfflineDevice, server: FakeServer, below: (n: number) => number): void {
  for (let turns = 0; turns < 200; turns++) {
    const [conflict] = matchConflicts(device.queue)
    if (conflict === undefined) return
    const given = { competitionId: address.competitionId, at: 30 * minute, newId: device.newId }
    const anyway = forceResend(device.queue, server.bracket, conflict, given)
    const isMine = anyway.ok && below(2) === 0
    device.queue = isMine ? anyway.value : discarded(device.queue, conflict)
    if (!isMine) continue
    sendExpecting([device], server, below)
    expect(resultOf(server.bracket, conflict.matchId)).toEqual(result(conflict.wanted))
  }
  throw new Error('Deciding does not end')
}

function sendExpecting(devices: readonly OfflineDevice[], server: FakeServer, below: (n: number) => number) {
  const onAccepted = (command: QueuedCommand) => expectArrived(server.bracket, command)
  sendAll(devices, server, below, { lossy: true, onAccepted })
}

/** The result of an accepted command is there, or what its author made of it, for these teams. */
function expectArrived(bracket: Bracket, { name, input, leaves }: QueuedCommand): void {
  if (name !== 'finishSeries' && name !== 'correctScore') return
  const match = required(bracket, input.matchId)
  expect(teamPair(match)).toEqual(teamPair(leaves))
  expect([leaves, input.queued?.leadsTo].some(state => state && isSameState(match, state))).toBe(true)
}

function resultOf(bracket: Bracket, matchId: string) {
  const match = bracket.matches.get(matchId)
  return match && result(match)
}

function result({ status, score, games, winner, slots }: Match) {
  return { status, score, games, teams: slots.map(({ teamId }) => teamId), winner }
}
