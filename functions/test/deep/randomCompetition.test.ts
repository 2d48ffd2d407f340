import { competitionInconsistencies } from '@upper-bracket/shared/consistency/competitionInconsistencies'
import * as fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { eventually } from '../../../testing/eventually.ts'
import { signUpAll } from '../../../testing/person.ts'
import { raceRounds } from '../../../testing/raceRounds.ts'
import { seededCompetition } from '../../../testing/seededCompetition.ts'
import { competitionRecords } from '../../src/consistency/competitionRecords.ts'
import { readingOf } from '../../src/snapshot/latestCompetition.ts'
import { type Cast, type Played, playSomething } from '../support/randomCalls.ts'

const playedCompetitions = raceRounds(1)
const rounds = raceRounds(4)
const atOnce = 5

let cast: Cast

beforeAll(async () => {
  const { owner, administrator, ...players } = await signUpAll(
    'owner',
    'administrator',
    ...Array.from({ length: 8 }, (_, index) => `player${index}`),
  )
  if (owner === undefined || administrator === undefined) throw new Error('Nobody runs the competition')
  cast = { organizers: [owner, administrator], players: Object.values(players) }
})

/** For each round, what decides what each of the callers does. */
const luck = fc.array(fc.array(fc.integer(), { minLength: atOnce, maxLength: atOnce }), {
  minLength: rounds,
  maxLength: rounds,
})

test('whatever several people do in the same instant, nothing contradicts itself after it', {
  timeout: 120_000 * playedCompetitions,
}, async () => {
  for (const playedCompetition of fc.sample(luck, playedCompetitions)) {
    const competitionId = await newCompetition()
    const played: Played[] = []
    let reading = await readingOf(competitionId, 'withLineUps', null)
    for (const lucks of playedCompetition) {
      const seen = await recordsOf(competitionId)
      const playing = Promise.all(lucks.map(each => playSomething(seen, cast, each)))
      reading = await readingOf(competitionId, 'withLineUps', reading)
      const now = await playing
      played.push(...now)
      expect(now.filter(({ reply }) => !reply.ok && reply.status === 'INTERNAL')).toEqual([])
      // Triggers bring the totals in step a moment later.
      const found = competitionInconsistencies(await recordsOf(competitionId))
      expect(
        found.filter(({ fix }) => fix?.by !== 'settling-totals').map(({ sentence }) => sentence),
        now.map(({ name, reply }) => `${name}: ${reply.ok ? 'done' : reply.code}`).join(', '),
      ).toEqual([])
    }
    await eventually(async () => {
      const found = competitionInconsistencies(await recordsOf(competitionId))
      expect(found.map(({ sentence }) => sentence)).toEqual([])
    })
    // What was read by changes, in the middle of them too, is what a whole reading finds.
    const [followed, whole] = await Promise.all([
      readingOf(competitionId, 'withLineUps', reading),
      readingOf(competitionId, 'withLineUps', null),
    ])
    expect({ ...followed?.found.snapshot, asOf: 0 }).toEqual({ ...whole?.found.snapshot, asOf: 0 })
    expect(followed?.found.lineUps).toEqual(whole?.found.lineUps)
    expect(played.filter(({ reply }) => reply.ok).length).toBeGreaterThan(played.length / 10)
  }
})

async function newCompetition(): Promise<string> {
  const [owner, administrator] = cast.organizers
  if (owner === undefined || administrator === undefined) throw new Error('Nobody runs the competition')
  const [one, two, three, ...loose] = cast.players
  if (one === undefined || two === undefined || three === undefined) throw new Error('Nobody plays')
  const seeded = await seededCompetition({
    owner,
    administrators: [administrator],
    players: loose.slice(0, 3),
    teams: [{ players: [one, two] }, { players: [three] }],
    competition: { places: { players: 7, teams: 4 } },
  })
  return seeded.competitionId
}

async function recordsOf(competitionId: string) {
  const read = await competitionRecords(competitionId)
  if (read === null) throw new Error('The competition is gone')
  return read.records
}
