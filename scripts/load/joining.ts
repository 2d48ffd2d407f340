import { crowd } from '../../testing/crowd.ts'
import { stored } from '../../testing/database.ts'
import { eventually } from '../../testing/eventually.ts'
import { signUp } from '../../testing/person.ts'
import { freshId, seededCompetition } from '../../testing/seededCompetition.ts'
import type { Measurement } from '../bench/benchmark.ts'
import { persistentCall } from './persistentCall.ts'

const [joiners, competitions] = [500, 20]
/** The emulator's socket keeps no more than 511 waiting. */
const atOnce = 400

export const title = `${joiners} people join ${competitions} competitions at once`

export async function play(stop: AbortSignal): Promise<readonly Measurement[]> {
  const [owner, people] = await Promise.all([signUp('owner'), crowd(joiners)])
  const cups = await Promise.all(Array.from({ length: competitions }, () => seededCompetition({ owner })))
  stop.throwIfAborted()

  const queue = people.map((person, index) => ({ person, competitionId: idOf(cups, index) }))
  const started = performance.now()
  const joined: { milliseconds: number; attempts: number }[] = []
  const workers = Array.from({ length: atOnce }, async () => {
    for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
      joined.push(
        await persistentCall('joinCompetition', next.person, {
          competitionId: next.competitionId,
          joinId: freshId(),
        }),
      )
    }
  })
  await Promise.all(workers)
  const all = performance.now() - started

  const each = joiners / competitions
  for (const [index, { competitionId }] of cups.entries()) {
    const expected = people.filter((_, who) => who % competitions === index).map(({ uid }) => uid)
    const players = (await stored.players(competitionId).get()).docs.map(({ id }) => id)
    if (players.toSorted().join() !== expected.toSorted().join()) {
      throw new Error(`${players.length} of ${each} are in competition ${competitionId}`)
    }
    await eventually(async () => {
      const { playerCount } = (await stored.competition(competitionId).get()).data() ?? {}
      if (playerCount !== each) throw new Error(`Competition ${competitionId} counts ${playerCount} players`)
    }, 60_000)
  }
  return [
    { what: 'joining, until the answer', unit: 'ms', values: joined.map(({ milliseconds }) => milliseconds) },
    { what: 'attempts that it took', unit: '', values: joined.map(({ attempts }) => attempts) },
    { what: 'all together', unit: 'ms', values: [all] },
  ]
}

function idOf(cups: readonly { readonly competitionId: string }[], index: number): string {
  const cup = cups[index % cups.length]
  if (cup === undefined) throw new Error('There is no competition')
  return cup.competitionId
}
