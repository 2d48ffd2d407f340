import { rankTiers } from '@upper-bracket/shared/ranks/rankTier'
import { beforeAll, expect, it } from 'vitest'
import { database, stored } from '../../../../testing/database.ts'
import type { Person } from '../../../../testing/person.ts'
import { freshId, seededCompetition } from '../../../../testing/seededCompetition.ts'
import { latestCompetition } from '../../../src/snapshot/latestCompetition.ts'
import { competitionFileText, textOf } from '../../support/competitionFiles.ts'
import { callInProcess } from '../../in-process/support/callInProcess.ts'
import { newPeople } from '../../in-process/support/newPeople.ts'

let owner: Person
beforeAll(async () => {
  ;({ owner } = await newPeople('owner'))
})

it('a file of 512 teams that have played is imported in one commit', { timeout: 120_000 }, async () => {
  const [competitionId, file] = [freshId(), competitionFileText(512, 2000)]
  expect(await callInProcess('importCompetition', owner, { competitionId, file })).toMatchObject({ ok: true })
  const latest = await latestCompetition(competitionId, 'withLineUps', Date.now())
  expect(latest && textOf({ ...latest.snapshot, lineUps: latest.lineUps })).toBe(file)
})

it('a thousand players are distributed in one commit, so that nobody sees half of it', {
  timeout: 120_000,
}, async () => {
  const { competitionId } = await seededCompetition({ owner, competition: { playerCount: 1000 } })
  await fillWithBots(competitionId, 1000)
  const distribute = async () => {
    const options = {
      competitionId,
      distributionId: freshId(),
      mode: 'even',
      scope: 'everyone',
    } as const
    const preview = await callInProcess('distributePlayers', owner, {
      ...options,
      preview: true,
      basis: null,
    })
    if (!preview.ok) throw new Error(String(preview.code))
    expect(preview.value.spread).toBeLessThanOrEqual(1)
    const { basis } = preview.value
    const applied = await callInProcess('distributePlayers', owner, { ...options, preview: false, basis })
    expect(applied).toEqual(preview)
  }
  await distribute()
  // Again: two hundred teams are dissolved with their names, and as many made.
  await distribute()
  const [teams, names, players] = await Promise.all([
    stored.teams(competitionId).get(),
    stored.teamNames(competitionId).get(),
    stored.players(competitionId).get(),
  ])
  expect([teams.size, names.size, players.size]).toEqual([200, 200, 1000])
  const commits = [teams, names, players].flatMap(({ docs }) => docs.map(each => each.updateTime.toMillis()))
  expect(new Set(commits).size).toBe(1)
  expect(players.docs.filter(player => player.data().teamId === null)).toEqual([])
})

async function fillWithBots(competitionId: string, count: number): Promise<void> {
  const writer = database.bulkWriter({ throttling: false })
  for (let index = 0; index < count; index += 1) {
    const uid = `bot-${freshId()}`
    void writer.set(stored.player(competitionId, uid), {
      uid,
      displayName: `Bot ${index}`,
      photoURL: null,
      rankTier: rankTiers('dota2')[(index * 7) % 36] ?? null,
      teamId: null,
      captain: false,
      joinedAt: 0,
    })
  }
  await writer.close()
}
