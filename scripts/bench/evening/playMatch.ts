import { otherSide, type Side } from '@upper-bracket/shared/bracket/model/match'
import { currentCheckIn } from '@upper-bracket/shared/matchRoom/checkIn'
import { currentStep, offeredChoices } from '@upper-bracket/shared/matchRoom/veto/veto'
import type { Person } from '../../../testing/person.ts'
import { freshId } from '../../../testing/seededCompetition.ts'
import { act, type Stage } from './actions.ts'
import type { BracketWatch } from './bracketWatch.ts'
import type { BracketIds, Cast } from './cast.ts'
import type { Clients } from './clients.ts'
import type { Pace } from './pace.ts'
import type { OpenPage } from './pages.ts'

/** One match in so many is disputed, and one corrected. */
const oneIn = 8
const readersPerMessage = 3

export interface Evening extends Stage {
  readonly cast: Cast
  readonly ids: BracketIds
  readonly watch: BracketWatch
  readonly clients: Clients
  readonly pace: Pace
  /** What a player's page follows while it shows a match. */
  readonly matchPage: (player: Person, matchRoomId: string) => OpenPage
  /** The mean pause of a person between two steps. */
  readonly beatMs: number
  /** Writes a score without functions, for comparison. */
  readonly bareScore: (matchId: string) => Promise<void>
}

/** Plays a match from its check-in to its result, as both teams and a desk do it on their pages. */
export async function playMatch(evening: Evening, matchId: string, index: number): Promise<void> {
  const { cast, ids, watch, pace, beatMs } = evening
  const isReady = () => {
    const found = watch.roomOf(matchId)
    return found !== null && currentCheckIn(found.room, found.match) !== null ? found : null
  }
  const ready = await watch.until(`both teams of ${matchId}`, isReady)
  const { matchRoomId } = ready
  const teams = ready.room.teamIds.map(teamId => ({ teamId, players: cast.teams.get(teamId) ?? [] }))
  const players = teams.flatMap(team => team.players)
  const desk = nth(cast.desks, index)
  const sideOf = (side: Side) => {
    const {
      teamId,
      players: [captain],
    } = nth(teams, side)
    return { teamId, captain: captain ?? desk }
  }
  let answered = 0
  // A page knows what it was answered, even if what it follows is late.
  const revision = () => Math.max(answered, watch.matches.get(matchId)?.revision ?? 0)
  const input = (side: Side) => ({ ...ids, matchId, revision: revision(), teamId: sideOf(side).teamId })
  const beat = () => pace.beat(beatMs * 2 * Math.random())
  await evening.clients.turn(players.map(player => evening.matchPage(player, matchRoomId)))

  const checkIn = async (side: Side) => {
    await beat()
    await act(evening, 'checkInForMatch', sideOf(side).captain, {
      ...input(side),
      revision: ready.match.revision,
    })
  }
  await Promise.all([checkIn(0), checkIn(1)])
  await watch.until(`the start of ${matchId}`, () => watch.matches.get(matchId)?.status === 'running' || null)
  const talking = talk(evening, players, matchRoomId)

  for (;;) {
    const veto = await watch.until(`the veto of ${matchId}`, () => watch.matchRooms.get(matchRoomId)?.veto)
    const step = currentStep(veto)
    if (step === null) break
    await beat()
    const choice = offeredChoices(veto)[0]
    if (choice === undefined) break
    const { revision: ofVeto, taken } = veto
    const { captain } = sideOf(step.by)
    const current = { ...input(step.by), revision: ofVeto, step: taken.length }
    const isTaken = await act(evening, 'takeVetoStep', captain, { ...current, choice })
    if (isTaken === null) await act(evening, 'pickVetoStepAtRandom', captain, current)
    await watch.until(
      `step ${taken.length + 2} of the veto of ${matchId}`,
      () => (watch.matchRooms.get(matchRoomId)?.veto?.taken.length ?? 0) > taken.length || null,
    )
  }

  for (const score of [
    [1, 0],
    [1, 1],
  ] as const) {
    await beat()
    const set = await act(evening, 'setScore', desk, {
      ...ids,
      matchId,
      revision: revision(),
      score: [...score],
    })
    answered = set?.revision ?? answered
    await evening.bareScore(matchId)
  }
  await beat()
  await finish(evening, { matchId, matchRoomId, index, desk, sideOf, input })
  await talking
  if (index % oneIn !== 1) return
  await act(evening, 'correctScore', desk, { ...ids, matchId, revision: revision(), score: [2, 0] })
}

interface Ending {
  readonly matchId: string
  readonly matchRoomId: string
  readonly index: number
  readonly desk: Person
  readonly sideOf: (side: Side) => { readonly captain: Person }
  readonly input: (side: Side) => Parameters<typeof act<'checkInForMatch'>>[3]
}

/** The upper team reports that it has won; the other confirms that, or disputes it until a desk decides. */
async function finish(evening: Evening, { matchId, index, desk, sideOf, input }: Ending): Promise<void> {
  const { ids, watch } = evening
  const by: Side = 0
  const score: [number, number] = [2, 1]
  const reportId = freshId()
  await watch.until(
    `the score of ${matchId}`,
    () => watch.matches.get(matchId)?.score.join() === '1,1' || null,
  )
  await act(evening, 'reportResult', sideOf(by).captain, { ...input(by), reportId, score, games: [] })
  const other = otherSide(by)
  const accepts = index % oneIn !== 0
  await act(evening, 'answerReport', sideOf(other).captain, { ...input(other), reportId, accepts })
  if (!accepts) {
    const { revision } = input(by)
    await act(evening, 'finishSeries', desk, { ...ids, matchId, revision, score })
  }
  await watch.until(
    `the result of ${matchId}`,
    () => watch.matches.get(matchId)?.status === 'finished' || null,
  )
}

/** Players write to each other, and those who have the conversation open mark it as read. */
async function talk(evening: Evening, players: readonly Person[], matchRoomId: string): Promise<void> {
  const { ids, pace, beatMs } = evening
  for (let count = 0; count < 6; count += 1) {
    await pace.beat(beatMs * (0.5 + 2 * Math.random()))
    const message = { ...ids, matchRoomId, messageId: freshId(), text: `Message ${count + 1}` }
    const sent = await act(evening, 'sendMatchMessage', nth(players, count * 3), message)
    if (sent === null) continue
    const readers = Array.from({ length: readersPerMessage }, (_, each) => nth(players, count * 3 + 1 + each))
    const read = { ...ids, matchRoomId, upTo: sent.sentAt }
    await Promise.all(readers.map(reader => act(evening, 'markMatchRead', reader, read)))
  }
}

function nth<T>(items: readonly T[], index: number): T {
  const item = items[index % items.length]
  if (item === undefined) throw new Error('Nobody is there')
  return item
}
