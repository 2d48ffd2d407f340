import { beforeAll, expect, it } from 'vitest'
import { call } from '../../../testing/call.ts'
import { database, stored } from '../../../testing/database.ts'
import { madeUpCrowd } from '../../../testing/madeUpPeople.ts'
import { type Person, signUp } from '../../../testing/person.ts'
import { raceRounds } from '../../../testing/raceRounds.ts'
import { freshId, seededCompetition } from '../../../testing/seededCompetition.ts'
import { refused } from '../support/refused.ts'

const [dotaRank, csRank] = [54, 7]
const rounds = raceRounds(2)

let owner: Person
let people: readonly Person[]
beforeAll(async () => {
  ;[owner, people] = await Promise.all([signUp('owner'), madeUpCrowd(20)])
  const batch = database.batch()
  for (const { uid } of people) {
    batch.update(stored.profile(uid), { dota: { RankTier: dotaRank }, cs: { RankTier: csRank } })
  }
  await batch.commit()
}, 180_000)

const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))

it('shows ranks of one game, whichever came first, the players or another game', {
  timeout: 180_000,
}, async () => {
  const outcomes: string[] = []
  for (let round = 0; round < rounds; round += 1) {
    const { competitionId } = await seededCompetition({ owner })
    // On a slow machine as on a fast one the change comes first in the first rounds, the players in the last ones.
    const lead = (round / (rounds - 1) - 0.5) * 1350
    const joining = people.map(async (person, index) => {
      await pause(Math.max(0, -lead) + (index % 6) * 20)
      return call('joinCompetition', person, { competitionId, joinId: freshId() })
    })
    await pause(Math.max(0, lead))
    const changes = { game: 'csgo' } as const
    const changed = await call('updateCompetition', owner, { competitionId, revision: 0, changes })
    const replies = await Promise.all(joining)
    expect(replies.filter(({ ok }) => !ok)).toEqual([])
    if (!changed.ok) expect(changed).toEqual(refused('format-locked', { lockedBy: 'players' }))

    const { game } = (await stored.competition(competitionId).get()).data() ?? {}
    expect(game).toBe(changed.ok ? 'csgo' : 'dota2')
    outcomes.push(game ?? '')
    const players = await stored.players(competitionId).get()
    const ranks = players.docs.map(player => player.data().rankTier)
    expect(ranks).toEqual(people.map(() => (game === 'csgo' ? csRank : dotaRank)))
  }
  expect(new Set(outcomes)).toEqual(new Set(['csgo', 'dota2']))
})
