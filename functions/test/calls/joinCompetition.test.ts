import { beforeAll, describe, expect, it } from 'vitest'
import { settingDefaults } from '@upper-bracket/shared/competition/settings/settings'
import { call } from '../../../testing/call.ts'
import { confirmEmail } from '../../../testing/confirmEmail.ts'
import { stored } from '../../../testing/database.ts'
import { type Person, signUpAll } from '../../../testing/person.ts'
import { freshId, hour, type Seed, seededCompetition } from '../../../testing/seededCompetition.ts'
import { settleTotals } from '../../src/competitions/settleTotals.ts'
import { changingNothing } from '../support/refused.ts'

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
      value: { became: 'entered' },
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
    await settleTotals(competitionId)
    expect((await stored.competition(competitionId).get()).data()?.playerCount).toBe(1)
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

  it('admits only people with a confirmed address where that is required', async () => {
    const { newcomer } = await signUpAll('newcomer')
    const competitionId = await aCompetition({ options: { ...settingDefaults.options, emailRequired: true } })
    const join = () => call('joinCompetition', newcomer, { competitionId, joinId: freshId() })
    expect(await join()).toMatchObject({ code: 'email-required' })
    await confirmEmail(newcomer)
    expect(await join()).toEqual({ ok: true, value: { became: 'entered' } })
  })

  it('answers a repeated call as the first one, even when registration has closed meanwhile', async () => {
    const competitionId = await aCompetition()
    const { uid } = people.player
    const input = { competitionId, joinId: freshId() }
    const joined = { ok: true, value: { became: 'entered' } }
    const replies = await Promise.all([1, 2, 3].map(() => call('joinCompetition', people.player, input)))
    expect(replies).toEqual([joined, joined, joined])
    await settleTotals(competitionId)
    expect((await stored.competition(competitionId).get()).data()?.playerCount).toBe(1)
    await stored.competition(competitionId).update({ registrationDeadline: Date.now() - hour })
    await changingNothing(competitionId, [uid], async () => {
      expect(await call('joinCompetition', people.player, input)).toEqual(joined)
    })
  })
})
