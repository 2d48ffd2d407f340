import { randomBytes } from 'node:crypto'
import type { MatchLineUps } from '@upper-bracket/shared/lineUp/matchLineUps'
import { matchRoomIdOf, newMatchRoom } from '@upper-bracket/shared/matchRoom/matchRoom'
import { carriedVersion } from '@upper-bracket/shared/preview/carriedMatch'
import { defaultSelfService } from '@upper-bracket/shared/selfService/selfService'
import { expect, it } from 'vitest'
import { bracketedCompetition } from '../../testing/bracketedCompetition.ts'
import { call } from '../../testing/call.ts'
import { stored } from '../../testing/database.ts'
import { emulators } from '../../testing/emulators.ts'
import { signUpAll } from '../../testing/person.ts'
import { freshId, seededCompetition } from '../../testing/seededCompetition.ts'
import { markStaged } from '../../testing/staged.ts'
import { requested } from './support/commentating.ts'

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
