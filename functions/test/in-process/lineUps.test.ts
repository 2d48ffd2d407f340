import { beforeAll, expect, it } from 'vitest'
import { stored } from '../../../testing/database.ts'
import type { Person } from '../../../testing/person.ts'
import { hour, seededCompetition } from '../../../testing/seededCompetition.ts'
import { eraseAccount } from '../../src/account/eraseAccount.ts'
import { bracketInOrder } from './support/bracketInOrder.ts'
import { callInProcess as call } from './support/callInProcess.ts'
import { newPeople } from './support/newPeople.ts'

let people: Record<'owner' | 'wolf' | 'cub' | 'bear' | 'loner', Person>
beforeAll(async () => {
  people = await newPeople('owner', 'wolf', 'cub', 'bear', 'loner')
})

/** A final of two teams, run by its organizer; `loner` is in neither team. */
async function aFinal(loner = people.loner) {
  const { owner, wolf, cub, bear } = people
  const now = Date.now()
  const { competitionId, teamIds } = await seededCompetition({
    owner,
    players: [loner],
    teams: [{ players: [wolf, cub] }, { players: [bear] }],
    competition: { format: 'single', startDate: now + hour, registrationDeadline: now - hour },
  })
  const [wolves = '', bears = ''] = teamIds
  const bracketId = await bracketInOrder(owner, { competitionId, teamIds })
  const match = (revision: number) => ({ competitionId, bracketId, matchId: 'main-1-1', revision })
  const lineUps = async () => (await stored.lineUps(competitionId, bracketId).doc('main-1-1').get()).data()
  const playedBy = async () => (await lineUps())?.teams.map(team => team.players.map(({ uid }) => uid))
  return { competitionId, wolves, bears, match, lineUps, playedBy }
}

it('keeps who played whatever becomes of the teams, and forgets who did not', async () => {
  const { owner, wolf, cub, bear, loner } = people
  const { competitionId, wolves, bears, match, lineUps, playedBy } = await aFinal()
  expect(await lineUps()).toBeUndefined()
  expect(await call('startMatch', owner, match(0))).toMatchObject({ ok: true })
  expect((await lineUps())?.teams).toMatchObject([
    { teamId: wolves, players: [{ uid: wolf.uid, captain: true, standsInFor: null }, { uid: cub.uid }] },
    { teamId: bears, players: [{ uid: bear.uid, captain: true }] },
  ])

  const substitution = { competitionId, teamId: wolves, outUid: cub.uid, inUid: loner.uid }
  expect(await call('substitutePlayer', owner, substitution)).toMatchObject({ ok: true })
  expect(await call('finishSeries', owner, { ...match(1), score: [2, 0] })).toMatchObject({ ok: true })
  expect(await playedBy()).toEqual([[wolf.uid, cub.uid], [bear.uid]])

  const reopening = { ...match(2), cascade: false, preview: false }
  expect(await call('reopenMatch', owner, reopening)).toMatchObject({ ok: true })
  expect(await playedBy()).toEqual([[wolf.uid, cub.uid], [bear.uid]])
  expect(await call('unstartMatch', owner, match(3))).toMatchObject({ ok: true })
  expect(await lineUps()).toBeUndefined()
  const walkover = { ...match(4), sides: [1] as 1[] }
  expect(await call('forfeitMatch', owner, walkover)).toMatchObject({ ok: true })
  expect(await playedBy()).toEqual([[wolf.uid, loner.uid], [bear.uid]])
})

it('starts once, with one line-up, however many start it; a deleted bracket leaves none', async () => {
  const { owner, cub, wolf, bear } = people
  const { competitionId, match, playedBy } = await aFinal()
  await Promise.all([1, 2, 3].map(() => call('startMatch', owner, match(0))))
  expect(await playedBy()).toEqual([[wolf.uid, cub.uid], [bear.uid]])
  const { bracketId } = match(0)
  const deleted = await call('deleteBracket', owner, { competitionId, bracketId, confirmed: true })
  expect(deleted).toMatchObject({ ok: true })
  expect((await stored.lineUps(competitionId, bracketId).get()).size).toBe(0)
})

it('is part of what people export, and loses the name of a player who deletes the account', async () => {
  const { owner, cub } = people
  const { gone } = await newPeople('gone')
  await stored.profile(gone.uid).update({ displayName: 'Gone' })
  const { competitionId, wolves, match, lineUps } = await aFinal(gone)
  const substitution = { competitionId, teamId: wolves, outUid: cub.uid, inUid: gone.uid }
  expect(await call('substitutePlayer', owner, substitution)).toMatchObject({ ok: true })
  expect(await call('startMatch', owner, match(0))).toMatchObject({ ok: true })
  const exported = await call('exportMyData', gone, {})
  expect(exported.ok && exported.value.matches).toEqual([
    {
      competitionId,
      matchId: 'main-1-1',
      teamId: wolves,
      at: expect.any(Number),
      game: 'dota2',
      player: { name: 'Gone', rankTier: null, captain: false },
    },
  ])
  await eraseAccount(gone.uid)
  expect((await lineUps())?.teams[0].players).toMatchObject([{}, { uid: gone.uid, name: null }])
  expect(JSON.stringify(await lineUps())).not.toContain('Gone')
})
