import { unpackSnapshot } from '@upper-bracket/shared/snapshot/packSnapshot'
import type { PublicSnapshot } from '@upper-bracket/shared/snapshot/publicSnapshot'
import { largeSnapshot, playedSnapshot } from '@upper-bracket/shared/snapshot/testing/largeSnapshot'
import type { Timestamp } from 'firebase-admin/firestore'
import { expect, it } from 'vitest'
import { bracketedCompetition } from '../../testing/bracketedCompetition.ts'
import { call } from '../../testing/call.ts'
import { database, stored } from '../../testing/database.ts'
import { emulators } from '../../testing/emulators.ts'
import { eventually } from '../../testing/eventually.ts'
import { signUpAll } from '../../testing/person.ts'
import { freshId, seededCompetition } from '../../testing/seededCompetition.ts'
import { markStaged } from '../../testing/staged.ts'
import { packedResponse } from '../src/snapshot/packedResponse.ts'

// Through Hosting, as browsers ask.
const ask = (competitionId: string, init: RequestInit = {}) =>
  fetch(`${emulators.hosting}/api/competitions/${competitionId}/snapshot`, init)

async function snapshotOf(competitionId: string): Promise<PublicSnapshot> {
  const snapshot = unpackSnapshot(await (await ask(competitionId)).json())
  if (snapshot === null) throw new Error('No snapshot')
  return snapshot
}

it('says what its documents say, as of one moment, and is kept by the edge for seconds', async () => {
  const { owner, player } = await signUpAll('owner', 'player')
  const before = Date.now()
  const { competitionId, bracketId } = await bracketedCompetition(
    { owner, player },
    { teams: 5, format: 'double', played: { 'upper-1-2': 'running' } },
  )
  await stored.publicCommentator(competitionId, 'offer').set({
    uid: owner.uid,
    displayName: 'Commentator',
    photoURL: null,
    broadcastLink: 'https://www.twitch.tv/starladder',
    languages: ['ru'],
    matches: null,
    confirmedAt: 1,
  })
  await markStaged(competitionId)

  const response = await ask(competitionId)
  expect(response.status).toBe(200)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': expect.stringContaining('application/json'),
    'cache-control': 'public, max-age=0, s-maxage=5, stale-while-revalidate=30',
    'content-encoding': 'gzip',
    'x-content-type-options': 'nosniff',
    etag: expect.stringMatching(/^W\/"/),
  })
  const snapshot = unpackSnapshot(await response.json())
  if (snapshot === null) throw new Error('No snapshot')

  const [competition, players, teams, shape, matches] = await Promise.all([
    stored.competition(competitionId).get(),
    stored.players(competitionId).get(),
    stored.teams(competitionId).get(),
    stored.bracket(competitionId, bracketId).get(),
    stored.matches(competitionId, bracketId).get(),
  ])
  const { nameWords: _, admissions: __, ...publicFields } = competition.data() ?? { nameWords: [] }
  const {
    createdBy: ___,
    edits: ____,
    sweepAfter: _____,
    ...publicShape
  } = shape.data() ?? { createdBy: '', edits: 0, sweepAfter: null }
  expect(snapshot.competition).toEqual(publicFields)
  expect(snapshot.players).toEqual(players.docs.map(each => each.data()))
  expect(snapshot.teams).toEqual(teams.docs.map(each => ({ ...each.data(), id: each.id })))
  expect(snapshot.bracket).toEqual({
    id: bracketId,
    shape: publicShape,
    matches: matches.docs.map(each => each.data()),
  })
  expect(snapshot.publicCommentators.map(({ displayName }) => displayName)).toEqual(['Commentator'])
  expect(snapshot.asOf).toBeGreaterThanOrEqual(before)
})

it('is not sent again to who has it, until something has changed', async () => {
  const { owner } = await signUpAll('owner')
  const { competitionId } = await seededCompetition({ owner })
  const etag = (await ask(competitionId)).headers.get('etag') ?? ''
  const again = await ask(competitionId, { headers: { 'if-none-match': etag } })
  expect([again.status, await again.text()]).toEqual([304, ''])

  await stored.competition(competitionId).update({ prizes: 'A competition' })
  await eventually(async () => {
    const changed = await ask(competitionId, { headers: { 'if-none-match': etag } })
    expect(changed.status).toBe(200)
  })
  expect((await snapshotOf(competitionId)).competition.prizes).toBe('A competition')
})

it('is followed by what has changed since: every commit leaves its time', async () => {
  const { owner, player } = await signUpAll('owner', 'player')
  const { competitionId, bracketId, teamIds } = await bracketedCompetition({ owner, player }, { teams: 2 })
  const { asOf } = await snapshotOf(competitionId)
  const match = { competitionId, bracketId, matchId: 'main-1-1', revision: 0 }
  const check = { competitionId, checkId: freshId() }
  const [teamId = ''] = teamIds
  await call('startMatch', owner, match)
  await call('updateTeam', owner, { competitionId, teamId, name: 'Wolves', discordLink: null, revision: 0 })
  await call('startReadinessCheck', owner, { ...check, replaces: null, minutes: 5 })
  await call('remindPlayers', owner, { ...check, uids: [player.uid] })

  const below = database.collection('competitions').doc(competitionId)
  const paths = [`brackets/${bracketId}/matches/main-1-1`, `teams/${teamId}`, `players/${player.uid}`]
  for (const path of paths) {
    const read = await database.doc(`${below.path}/${path}`).get()
    const changedAt: Timestamp = read.get('changedAt')
    expect(changedAt.toMillis(), path).toBeGreaterThan(asOf)
    expect(Math.abs(changedAt.toMillis() - (read.updateTime?.toMillis() ?? 0)), path).toBeLessThan(500)
  }
})

it('holds nothing of what is not for everybody', async () => {
  const { owner, player } = await signUpAll('owner', 'player')
  const { competitionId } = await seededCompetition({ owner, players: [player] })
  await stored.contacts(competitionId, player.uid).set({
    uid: player.uid,
    realName: 'Hidden Name',
    messagingURL: 'https://t.me/hidden',
    answers: [{ question: 'Where from?', answer: 'Hidden City' }],
    statedAge: 16,
    steamProfileURL: '',
  } as never)
  await markStaged(competitionId)
  const text = await (await ask(competitionId)).text()
  expect(text).toContain(player.uid)
  expect(text).not.toMatch(/hidden|@|realName|statedAge|messagingURL|nameWords|admissions/i)
})

it('is 404 where there is no such competition, and takes no other method', async () => {
  for (const id of [freshId(), '..', '%00', 'a b']) expect((await ask(id)).status).toBe(404)
  expect((await ask(freshId(), { method: 'POST' })).status).toBe(405)
})

it.each([
  ['a double elimination', 0],
  ['sixteen groups and a playoff', 16],
])('takes at most 40 KiB with 128 full teams in the middle of %s', async (_, groups) => {
  const { gzipped } = await packedResponse(largeSnapshot(128, groups))
  expect(gzipped.length).toBeLessThanOrEqual(40 * 1024)
})

it('takes at most 12 KiB with the maps and rounds of every game of 128 teams in a double elimination', async () => {
  const { bracket, ...snapshot } = playedSnapshot(128)
  const games = bracket?.matches.flatMap(match => match.games ?? []) ?? []
  expect(games.length).toBeGreaterThan(2 * 254)
  const { gzipped } = await packedResponse({ bracket, ...snapshot })
  expect(gzipped.length).toBeLessThanOrEqual(12 * 1024)
})
