import { bannerFile } from '@upper-bracket/shared/competition/bannerFile'
import { competitionDefaults } from '@upper-bracket/shared/competition/competition'
import { nameWords } from '@upper-bracket/shared/competition/nameWords'
import type { CallableInput } from '@upper-bracket/shared/contract/contract'
import { describe, expect, it } from 'vitest'
import { call } from '../../../testing/call.ts'
import { database, stored } from '../../../testing/database.ts'
import { emulators } from '../../../testing/emulators.ts'
import { signUpAll } from '../../../testing/person.ts'
import { hour, type Seed, seededCompetition } from '../../../testing/seededCompetition.ts'
import { logOf } from '../support/logOf.ts'
import { changingNothing, refused } from '../support/refused.ts'

const people = await signUpAll('owner', 'administrator', 'player', 'stranger')

type Changes = CallableInput<'updateCompetition'>['changes']

async function aCompetition(competition: Seed['competition'] = {}, players = [people.player]) {
  const { owner, administrator } = people
  const seeded = await seededCompetition({ owner, administrators: [administrator], players, competition })
  return seeded.competitionId
}

const bannerOf = (competitionId: string) =>
  `http://127.0.0.1:5004/v0/b/${emulators.projectId}.appspot.com/o/${encodeURIComponent(bannerFile(competitionId))}?alt=media&token=0a1b`

describe('updateCompetition', () => {
  it.each(['owner', 'administrator'] as const)('lets the %s change what may change', async role => {
    const competitionId = await aCompetition()
    const changes: Changes = {
      name: 'Summer Cup',
      startDate: Date.now() + 100 * hour,
      registrationDeadline: Date.now() + 90 * hour,
      format: 'single',
      bestOf: { rounds: 3, final: 5 },
      options: { ...competitionDefaults.options, thirdPlace: true, rankRequired: true },
      description: '# Rules\n- no cheats',
      prizes: 'A competition',
      contact: 'https://t.me/wolf',
      bannerURL: bannerOf(competitionId),
      places: { players: 40, teams: 8 },
    }
    const before = (await stored.competition(competitionId).get()).data()
    const reply = await call('updateCompetition', people[role], { competitionId, revision: 0, changes })
    expect(reply).toEqual({ ok: true, value: { revision: 1 } })
    const after = (await stored.competition(competitionId).get()).data()
    expect(after).toEqual({
      ...before,
      ...changes,
      nameWords: nameWords('Summer Cup'),
      revision: 1,
      updatedAt: expect.any(Number),
    })
    expect(after?.updatedAt).toBeGreaterThan(before?.updatedAt ?? 0)
    const [entry, ...more] = await logOf({ competitionId })
    expect(more).toEqual([])
    expect(entry).toMatchObject({ uid: people[role].uid, at: after?.updatedAt, action: 'updateCompetition' })
    expect(entry).toHaveProperty(
      'settings',
      expect.arrayContaining([
        { field: 'name', before: 'Winter Cup', after: 'Summer Cup' },
        { field: 'bannerURL', before: null, after: changes.bannerURL },
        { field: 'players', before: before?.places.players, after: 40 },
      ]),
    )
    const moved = await stored.outbox().doc(`competitionMoved-${competitionId}-1`).get()
    expect(moved.data()?.competition).toEqual({ id: competitionId, name: 'Summer Cup' })
    // The grand final and Telegram stay as they were.
    expect(entry).toHaveProperty('settings.length', 14)
  })

  it('changes a competition that was opened before there were descriptions and places', async () => {
    const competitionId = await aCompetition()
    const {
      description: _,
      places: __,
      ...older
    } = (await stored.competition(competitionId).get()).data() ?? {}
    await database.doc(`competitions/${competitionId}`).set(older)
    const changes = { description: 'Rules', places: competitionDefaults.places }
    const reply = await call('updateCompetition', people.owner, { competitionId, revision: 0, changes })
    expect(reply).toEqual({ ok: true, value: { revision: 1 } })
    expect(await logOf({ competitionId })).toMatchObject([
      { settings: [{ field: 'description', before: '', after: 'Rules' }] },
    ])
  })

  it('lets one of two simultaneous changes through', async () => {
    const competitionId = await aCompetition()
    const replies = await Promise.all(
      ['Cup of one', 'Cup of two'].map(name =>
        call('updateCompetition', people.owner, { competitionId, revision: 0, changes: { name } }),
      ),
    )
    expect(replies.filter(({ ok }) => ok)).toHaveLength(1)
    expect(replies.find(({ ok }) => !ok)).toEqual(refused('changed-meanwhile', { revision: 1 }))
  })

  it('refuses a picture that is not the competition’s own', async () => {
    const competitionId = await aCompetition()
    const bannerURL = bannerOf(await aCompetition())
    await changingNothing(competitionId, [], async () => {
      const input = { competitionId, revision: 0, changes: { bannerURL } }
      expect(await call('updateCompetition', people.owner, input)).toEqual(
        refused('foreign-picture', { field: 'bannerURL' }),
      )
    })
  })
})
