import { randomBytes } from 'node:crypto'
import type { MatchLineUps } from '@upper-bracket/shared/lineUp/matchLineUps'
import { matchRoomIdOf, newMatchRoom } from '@upper-bracket/shared/matchRoom/matchRoom'
import { carriedVersion } from '@upper-bracket/shared/preview/carriedMatch'
import { defaultSelfService } from '@upper-bracket/shared/selfService/selfService'
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
import { requested } from './support/commentating.ts'

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

it('gives the page a head for previews of links, in which no name can do harm', async () => {
  const { owner } = await signUpAll('owner')
  const { competitionId } = await seededCompetition({
    owner,
    competition: { name: '</title><script>"Cup"&$&' },
  })
  const response = await fetch(`${emulators.hosting}/competitions/${competitionId}/teams`)
  expect([response.status, response.headers.get('cache-control')]).toEqual([
    200,
    'public, max-age=0, s-maxage=60',
  ])
  const page = await response.text()
  const name = '&#60;/title&#62;&#60;script&#62;&#34;Cup&#34;&#38;$&#38;'
  expect(page).toContain(`<title data-preview="">${name} · Upper Bracket</title>`)
  expect(page).toContain(`<meta property="og:title" content="${name}"/>`)
  expect(page).toContain(`href="/api/competitions/${competitionId}/snapshot"`)
  expect(page).toMatch(/og:url" content="http:\/\/127\.0\.0\.1:\d+\/competitions\/[^/"]+\/teams"/)
  expect(page).toContain('/assets/entry.client')
  expect(page).toContain(`<h1>${name}</h1>`)
  const carried = '<script type="application/json" id="demonstration">null</script></body>'
  expect(page).toMatch(new RegExp(`<early-page lang="ru">.*</early-page>${carried}`))
  expect(page).toMatch(
    /og:image" content="http:\/\/127\.0\.0\.1:\d+\/api\/competitions\/[^/"]+\/preview-ru\.png"/,
  )
  expect(response.headers.get('vary')).toContain('Accept-Language')
  const fontsIn = (html: string) => html.match(/(?<=rel="preload" as="font"[^>]*unbounded-)[a-z]+/g)
  expect(fontsIn(page)?.toSorted()).toEqual(['letters', 'russian', 'signs'])

  const headers = { 'accept-language': 'de, en-GB;q=0.8, ru;q=0.5' }
  const english = await fetch(`${emulators.hosting}/competitions/${competitionId}/teams`, { headers })
  const inEnglish = await english.text()
  expect(inEnglish).toContain('<meta property="og:locale" content="en_GB"/>')
  expect(inEnglish).toMatch(/description" content="Dota 2\. Starts on .+ Teams: 0, players: 0\."/)
  expect(inEnglish).toContain('/preview-en.png"')
  expect(inEnglish).toContain('<early-page lang="en">')
  expect(fontsIn(inEnglish)?.toSorted()).toEqual(['letters', 'signs'])

  const missing = await fetch(`${emulators.hosting}/competitions/${freshId()}`)
  expect(missing.status).toBe(404)
  const nothing = await missing.text()
  expect(nothing).toContain('noindex')
  expect(nothing).not.toContain('early-page')
})

it('answers 404 for a competition, match or invitation that does not exist, and 200 for each that does', async () => {
  const { owner } = await signUpAll('owner')
  const { competitionId } = await bracketedCompetition({ owner }, { teams: 3 })
  const unplayed = await seededCompetition({ owner })
  const invitationId = randomBytes(16).toString('base64url')
  const invite = { invitationId, role: 'player', teamId: null, lifetimeHours: 24, maxUses: 1 } as const
  await call('createInvitation', owner, { competitionId: unplayed.competitionId, ...invite })
  const statusOf = async (path: string) => (await fetch(`${emulators.hosting}${path}`)).status
  const statuses = async (paths: readonly string[]) =>
    Object.fromEntries(await Promise.all(paths.map(async path => [path, await statusOf(path)] as const)))
  const at = (path: string) => `/competitions/${competitionId}${path}`

  const existing = [
    at('/matches/main-1-2'),
    at('/edit'),
    at('/people'),
    at('/overlay'),
    at('/desk'),
    `/invite/${invitationId}`,
  ]
  expect(await statuses(existing)).toEqual(Object.fromEntries(existing.map(path => [path, 200])))
  const missing = [
    at('/matches/zzz'),
    at('/matches/main-9-9'),
    // A bye, which is not shown.
    at('/matches/main-1-1'),
    at('/matches'),
    `/competitions/${unplayed.competitionId}/matches/main-1-1`,
    `/competitions/${freshId()}/matches/main-1-1`,
    `/competitions/${freshId()}/edit`,
    `/invite/${randomBytes(16).toString('base64url')}`,
    '/invite/abc',
  ]
  expect(await statuses(missing)).toEqual(Object.fromEntries(missing.map(path => [path, 404])))
})

const headOf = async (path: string, language = 'ru') => {
  const response = await fetch(`${emulators.hosting}${path}`, { headers: { 'accept-language': language } })
  const page = await response.text()
  const property = (name: string) =>
    new RegExp(`property="og:${name}" content="([^"]*)"`)
      .exec(page)?.[1]
      ?.replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
  return {
    title: property('title'),
    description: property('description'),
    image: URL.parse(property('image') ?? '')?.pathname,
    isListed: !page.includes('noindex'),
  }
}

it('previews the match that a link leads to', async () => {
  const { owner } = await signUpAll('owner')
  const { competitionId, bracketId } = await bracketedCompetition(
    { owner },
    { teams: 2, played: { 'main-1-1': 'running' } },
  )
  const { name = '' } = (await stored.competition(competitionId).get()).data() ?? {}
  const { slots } = (await stored.match(competitionId, bracketId, 'main-1-1').get()).data() ?? { slots: [] }
  const teams = await Promise.all(
    slots.map(async ({ teamId }) => (await stored.team(competitionId, teamId ?? '').get()).data()?.name),
  )
  const path = `/competitions/${competitionId}/matches/main-1-1`
  const head = await headOf(path)
  expect(head).toEqual({
    title: `${teams.join(' 0:0 ')} · ${name}`,
    description: expect.stringMatching(/^Финал · Bo\d\. Матч идёт, счёт 0:0\.$/),
    image: `/api${path}/preview-ru.png`,
    isListed: true,
  })
  const picture = await fetch(`${emulators.hosting}${head.image}`)
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png'])
  const missing = `${emulators.hosting}/api/competitions/${competitionId}/matches/main-9-9/preview-ru.png`
  expect((await fetch(missing)).status).toBe(404)
})

it('carries line-ups in the page of a match, and the room of a match that its teams have finished', async () => {
  const { owner } = await signUpAll('owner')
  const { competitionId, bracketId } = await bracketedCompetition(
    { owner },
    { teams: 4, played: { 'main-1-1': [1, 0], 'main-1-2': 'running' } },
  )
  await markStaged(competitionId)
  const carriedIn = async (matchId: string) => {
    const page = await (
      await fetch(`${emulators.hosting}/competitions/${competitionId}/matches/${matchId}`)
    ).text()
    const [, carried = ''] =
      /<script type="application\/json" id="carried-match">(.*?)<\/script>/.exec(page) ?? []
    return JSON.parse(carried)
  }
  const storedOf = async (matchId: string) => {
    const match = (await stored.match(competitionId, bracketId, matchId).get()).data()
    const room = match && newMatchRoom(match)
    if (!match || !room) throw new Error(matchId)
    const [one, other] = room.teamIds.map(teamId => ({ teamId, players: [] }))
    if (!one || !other) throw new Error(matchId)
    const lineUps: MatchLineUps = { at: 1, game: 'dota2', teams: [one, other], uids: [] }
    const id = matchRoomIdOf(match) ?? ''
    await Promise.all([
      stored.lineUps(competitionId, bracketId).doc(matchId).set(lineUps),
      stored.matchRooms(competitionId, bracketId).doc(id).set(room),
    ])
    return {
      carried: { bracketId, matchId, version: carriedVersion(match), lineUps },
      room: { id, value: room },
    }
  }
  const [over, running] = [await storedOf('main-1-1'), await storedOf('main-1-2')]
  await stored.competition(competitionId).update({ selfService: defaultSelfService })
  expect(await carriedIn('main-1-1')).toEqual({ ...over.carried, matchRoom: over.room })
  expect(await carriedIn('main-1-2')).toEqual({ ...running.carried, matchRoom: null })
  expect(await carriedIn('main-2-1')).toMatchObject({ matchId: 'main-2-1', lineUps: null, matchRoom: null })
})

it('previews an invitation by what its page shows to anybody, and the link of a commentator', async () => {
  const { owner } = await signUpAll('owner')
  const { competitionId, teamIds } = await seededCompetition({
    owner,
    competition: { name: 'Кубок «Дозор»' },
    teams: [{ players: [] }],
  })
  const invitationId = randomBytes(16).toString('base64url')
  const [teamId = ''] = teamIds
  const { name: team } = (await stored.team(competitionId, teamId).get()).data() ?? {}
  const invite = { invitationId, role: 'teamMember', teamId, lifetimeHours: 24, maxUses: 1 } as const
  await call('createInvitation', owner, { competitionId, ...invite })
  expect(await headOf(`/invite/${invitationId}`)).toMatchObject({
    title: `Приглашение в команду «${team}»`,
    description: expect.stringContaining(
      `Вас приглашают играть за команду «${team}» на турнире «Кубок „Дозор“».`,
    ),
    image: `/api/competitions/${competitionId}/preview-ru.png`,
    isListed: false,
  })
  const { address, wanted } = await requested(competitionId, owner)
  const asked = `/commentate/${competitionId}/${address.requestId}`
  expect(await headOf(asked, 'en')).toMatchObject({
    title: 'You are invited to commentate “Кубок ‘Дозор’”',
    isListed: false,
  })
  const page = await (await fetch(`${emulators.hosting}${asked}`)).text()
  for (const secret of [wanted.comment, wanted.contact.handle, wanted.broadcastLink]) {
    expect(page).not.toContain(secret)
  }
})

it('answers the same for an unknown invitation and for one that nobody can accept any more', async () => {
  const { owner } = await signUpAll('owner')
  const { competitionId } = await seededCompetition({ owner })
  const invited = async () => {
    const invitationId = randomBytes(16).toString('base64url')
    const invite = { invitationId, role: 'player', teamId: null, lifetimeHours: 24, maxUses: 1 } as const
    await call('createInvitation', owner, { competitionId, ...invite })
    return invitationId
  }
  const answer = async (path: string) => {
    const response = await fetch(`${emulators.hosting}${path}`)
    const html = (await response.text()).replaceAll(path, '')
    return { status: response.status, caching: response.headers.get('cache-control'), html }
  }
  const [open, revoked, expired, used] = await Promise.all([invited(), invited(), invited(), invited()])
  expect(await answer(`/invite/${open}`)).toMatchObject({ status: 200, caching: 'private, no-cache' })

  await call('revokeInvitation', owner, { competitionId, invitationId: revoked })
  await stored.invitation(competitionId, expired).update({ expiresAt: Date.now() - 1 })
  await stored.invitation(competitionId, used).update({ uses: 1 })
  const unknown = await answer(`/invite/${randomBytes(16).toString('base64url')}`)
  expect(unknown).toMatchObject({ status: 404, html: expect.not.stringContaining('og:title') })
  for (const closed of [revoked, expired, used]) expect(await answer(`/invite/${closed}`)).toEqual(unknown)
  for (const path of [`${competitionId}/${freshId()}`, `${freshId()}/${freshId()}`]) {
    expect((await answer(`/commentate/${path}`)).status).toBe(404)
  }
})

it('no error of a page or a snapshot is kept by the edge for long', async () => {
  const caching = async (path: string, init: RequestInit = {}) => {
    const { status, headers } = await fetch(`${emulators.hosting}${path}`, init)
    return [status, headers.get('cache-control')]
  }
  const refused = { method: 'POST' }
  const missing = [404, expect.stringContaining('s-maxage=5')]
  expect(await caching(`/competitions/${freshId()}`)).toEqual(missing)
  expect(await caching(`/api/competitions/${freshId()}/snapshot`)).toEqual(missing)
  expect(await caching(`/competitions/${freshId()}`, refused)).toEqual([405, 'no-store'])
  expect(await caching(`/api/competitions/${freshId()}/snapshot`, refused)).toEqual([405, 'no-store'])
})

it('answers 404 to invented tabs that are asked for past Hosting, without a page', async () => {
  const { owner } = await signUpAll('owner')
  const { competitionId } = await seededCompetition({ owner })
  const response = await fetch(
    `${emulators.function('competitionPage')}/competitions/${competitionId}/${freshId()}`,
  )
  expect([response.status, await response.text()]).toEqual([404, ''])
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
