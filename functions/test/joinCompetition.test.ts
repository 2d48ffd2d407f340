import { competitionDefaults } from '@upper-bracket/shared/competition/competition'
import { beforeAll, describe, expect, it } from 'vitest'
import { call } from '../../testing/call.ts'
import { stored } from '../../testing/database.ts'
import { eventually } from '../../testing/eventually.ts'
import { type Person, signUpAll } from '../../testing/person.ts'
import { freshId, hour, type Seed, seededCompetition } from '../../testing/seededCompetition.ts'
import { markStaged } from '../../testing/staged.ts'
import { changingNothing, refused } from './support/refused.ts'

let people: Record<'owner' | 'player', Person>
beforeAll(async () => {
  people = await signUpAll('owner', 'player')
  await stored.profile(people.player.uid).update({
    displayName: 'Wolf',
    photoURL: '/avatars/avatar3.svg',
    dota: { RankTier: 54 },
    realName: 'Kept private',
  })
})

async function aCompetition(competition: Seed['competition'] = {}, players: Seed['players'] = []) {
  return (await seededCompetition({ owner: people.owner, players, competition })).competitionId
}

describe('joinCompetition', () => {
  it('makes the caller a player with the public part of the profile, and counts', async () => {
    const competitionId = await aCompetition()
    expect(await call('joinCompetition', people.player, { competitionId, joinId: freshId() })).toEqual({
      ok: true,
      value: {},
    })
    expect((await stored.player(competitionId, people.player.uid).get()).data()).toEqual({
      uid: people.player.uid,
      displayName: 'Wolf',
      photoURL: '/avatars/avatar3.svg',
      steamProfileURL: '',
      rankTier: 54,
      teamId: null,
      captain: false,
      joinedAt: expect.any(Number),
      joinId: expect.any(String),
    })
    expect((await stored.profile(people.player.uid).get()).data()?.activeCompetitionID).toBe(competitionId)
    await eventually(async () => {
      expect((await stored.competition(competitionId).get()).data()?.playerCount).toBe(1)
    })
  })

  it('shows neither the e-mail address that a newcomer is called by, nor a picture of elsewhere', async () => {
    const { newcomer } = await signUpAll('newcomer')
    await stored.profile(newcomer.uid).update({ photoURL: 'https://example.org/watching.png' })
    const competitionId = await aCompetition()
    await call('joinCompetition', newcomer, { competitionId, joinId: freshId() })
    expect((await stored.profile(newcomer.uid).get()).data()?.displayName).toBe(newcomer.email)
    expect((await stored.player(competitionId, newcomer.uid).get()).data()).toMatchObject({
      displayName: 'newcomer',
      photoURL: null,
    })
  })

  it('shows no rank of the other game', async () => {
    const competitionId = await aCompetition({ game: 'csgo' })
    await call('joinCompetition', people.player, { competitionId, joinId: freshId() })
    expect((await stored.player(competitionId, people.player.uid).get()).data()?.rankTier).toBeNull()
  })

  it('lets an owner play too', async () => {
    const competitionId = await aCompetition()
    expect(await call('joinCompetition', people.owner, { competitionId, joinId: freshId() })).toMatchObject({
      ok: true,
    })
  })

  it('lets nobody in twice, not even at the same time', async () => {
    const competitionId = await aCompetition()
    const replies = await Promise.all(
      Array.from({ length: 3 }, () =>
        call('joinCompetition', people.player, { competitionId, joinId: freshId() }),
      ),
    )
    expect(replies.filter(({ ok }) => ok)).toHaveLength(1)
    for (const reply of replies) if (!reply.ok) expect(reply).toEqual(refused('already-in-competition'))
    expect((await stored.players(competitionId).count().get()).data().count).toBe(1)

    await eventually(async () => {
      expect((await stored.competition(competitionId).get()).data()?.playerCount).toBe(1)
    })
    await changingNothing(competitionId, [people.player.uid], async () => {
      expect(await call('joinCompetition', people.player, { competitionId, joinId: freshId() })).toEqual(
        refused('already-in-competition'),
      )
    })
  })

  it('answers a repeated call as the first one, even when registration has closed meanwhile', async () => {
    const competitionId = await aCompetition()
    const { uid } = people.player
    const input = { competitionId, joinId: freshId() }
    const joined = { ok: true, value: {} }
    const replies = await Promise.all([1, 2, 3].map(() => call('joinCompetition', people.player, input)))
    expect(replies).toEqual([joined, joined, joined])
    await eventually(async () => {
      expect((await stored.competition(competitionId).get()).data()?.playerCount).toBe(1)
    })
    await stored.competition(competitionId).update({ registrationDeadline: Date.now() - hour })
    await changingNothing(competitionId, [uid], async () => {
      expect(await call('joinCompetition', people.player, input)).toEqual(joined)
    })
  })

  it.each<[string, Seed['competition'], Parameters<typeof refused>]>([
    ['after the deadline', { registrationDeadline: Date.now() - hour }, ['registration-closed']],
    ['when it runs', { status: 'running', bracketId: 'b' }, ['competition-started']],
    ['when it is over', { status: 'finished', bracketId: 'b' }, ['competition-over']],
    [
      'without the rank that it asks for',
      {
        game: 'csgo',
        options: { ...competitionDefaults.options, rankRequired: true },
      },
      ['rank-required', { scale: 'csgo' }],
    ],
    [
      'without the Telegram that it asks for',
      {
        options: { ...competitionDefaults.options, telegramRequired: true },
      },
      ['telegram-required'],
    ],
  ])('lets nobody in %s', async (_, competition, refusal) => {
    const competitionId = await aCompetition(competition)
    await changingNothing(competitionId, [people.player.uid], async () => {
      expect(await call('joinCompetition', people.player, { competitionId, joinId: freshId() })).toEqual(
        refused(...refusal),
      )
    })
  })

  it('lets those in who have connected the Telegram that it asks for', async () => {
    const options = { ...competitionDefaults.options, telegramRequired: true }
    const competitionId = await aCompetition({ options })
    await markStaged(people.owner.uid)
    await stored.profile(people.owner.uid).update({ telegramConnected: true })
    expect(await call('joinCompetition', people.owner, { competitionId, joinId: freshId() })).toMatchObject({
      ok: true,
    })
  })

  it('gives the last place once, and knows when it is full', async () => {
    const bots = [{ uid: 'bot-1' }, { uid: 'bot-2' }]
    const competitionId = await aCompetition({ places: { players: 3, teams: 1 } }, bots)
    const replies = await Promise.all(
      [people.player, people.owner].map(person =>
        call('joinCompetition', person, { competitionId, joinId: freshId() }),
      ),
    )
    expect(replies.filter(({ ok }) => ok)).toHaveLength(1)
    expect(replies.find(({ ok }) => !ok)).toEqual(refused('competition-full', { players: 3 }))
    expect((await stored.players(competitionId).count().get()).data().count).toBe(3)
  })

  it('asks for a sign-in, and for a competition that exists', async () => {
    const competitionId = await aCompetition()
    await changingNothing(competitionId, [people.player.uid], async () => {
      expect(await call('joinCompetition', null, { competitionId, joinId: freshId() })).toEqual(
        refused('unauthenticated'),
      )
      expect(
        await call('joinCompetition', people.player, { competitionId: freshId(), joinId: freshId() }),
      ).toEqual(refused('not-found'))
    })
  })
})
