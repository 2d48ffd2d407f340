import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { bracketedCompetition } from '../../../testing/bracketedCompetition.ts'
import type { Person } from '../../../testing/person.ts'
import { announce } from '../../src/announcements/announce.ts'
import { announceDue } from '../../src/announcements/announceChanges.ts'
import { discordAnnouncements } from '../../src/announcements/discordAnnouncements.ts'
import { telegramAnnouncements } from '../../src/announcements/telegramAnnouncements.ts'
import { documents } from '../../src/platform/firestore/documents.ts'
import { ShownChat, startServices } from './support/announcedBy.ts'
import { callInProcess as call } from './support/callInProcess.ts'
import { newPeople } from './support/newPeople.ts'

const minute = 60_000
let services: Awaited<ReturnType<typeof startServices>>
let owner: Person
let testCompetition: Awaited<ReturnType<typeof bracketedCompetition>>
let channel: ShownChat
let passed = 0
const waits: number[] = []
const means = {
  channels: {
    discord: { ...discordAnnouncements(1500), paceMs: 0 },
    telegram: { ...telegramAnnouncements(1.5), paceMs: 0 },
  },
  clock: () => Date.now() + passed,
  wait: async (ms: number) => {
    waits.push(ms)
    passed += ms
  },
}

beforeAll(async () => {
  services = await startServices()
  vi.stubEnv('FUNCTIONS_EMULATOR', 'true')
  vi.stubEnv('UPPER_BRACKET_DISCORD', services.discord)
  vi.stubEnv('UPPER_BRACKET_TELEGRAM', services.telegram)
  vi.stubEnv('TELEGRAM_BOT_NAME', 'bot')
  vi.stubEnv('TELEGRAM_BOT_TOKEN', '1000000:demo')
  vi.stubEnv('PUBLIC_ORIGIN', 'https://upper.example')
  owner = (await newPeople('owner')).owner
})
afterAll(() => services.stop())

beforeEach(async () => {
  passed = 0
  waits.length = 0
  testCompetition = await bracketedCompetition({ owner }, { teams: 4, bestOf: 3 })
  channel = await ShownChat.create(`${services.discord}/channels`, { name: 'results' })
  const { competitionId } = testCompetition
  const address = await channel.webhook()
  expect(await call('connectDiscordChannel', owner, { competitionId, address, lang: 'en' })).toMatchObject({
    ok: true,
  })
})

const run = () => announce({ competitionId: testCompetition.competitionId, service: 'discord' }, means)
const messages = async () => (await channel.messages()).map(text => text.replace(/\nhttps:.*/, ''))
const announcer = async () =>
  (await documents.announcer(testCompetition.competitionId, 'discord').get()).data()
const statesOf = async (service = 'discord') =>
  (
    await documents.announcements(testCompetition.competitionId).where('service', '==', service).get()
  ).docs.map(read => read.data().state)

async function finish(matchId: string, score: readonly [number, number]): Promise<void> {
  const { competitionId, bracketId } = testCompetition
  const at = { competitionId, bracketId, matchId }
  const revision = async () =>
    (await documents.match(competitionId, bracketId, matchId).get()).data()?.revision ?? 0
  await call('startMatch', owner, { ...at, revision: await revision() })
  expect(
    await call('finishSeries', owner, { ...at, revision: await revision(), score: [...score] }),
  ).toMatchObject({ ok: true })
}

async function command(name: 'correctScore' | 'reopenMatch', matchId: string, fields: object): Promise<void> {
  const { competitionId, bracketId } = testCompetition
  const revision = (await documents.match(competitionId, bracketId, matchId).get()).data()?.revision ?? 0
  const input = { competitionId, bracketId, matchId, revision, ...fields }
  expect(await call(name, owner, input as never)).toMatchObject({ ok: true })
}

const hello = (name: string) => `Announcements of ${name} will be posted here.`
const testCompetitionName = async () =>
  (await documents.competition(testCompetition.competitionId).get()).data()?.name ?? ''

describe('a Discord channel', () => {
  it('shows results once, however often it is announced, and a correction in the same message', async () => {
    await run()
    await finish('main-1-1', [2, 1])
    await Promise.all([run(), run(), run()])
    await run()
    const greeting = hello(await testCompetitionName())
    expect(await messages()).toEqual([greeting, 'Team 1 2:1 Team 4 (round 1)'])

    await command('correctScore', 'main-1-1', { score: [2, 0] })
    await Promise.all([run(), run()])
    const corrected = 'Team 1 2:0 Team 4 (round 1) — corrected (edited)'
    expect((await channel.messages()).map(text => text.replace(/\nhttps:\S*/, ''))).toEqual([
      greeting,
      corrected,
    ])

    await command('reopenMatch', 'main-1-1', { cascade: false, preview: false })
    await run()
    expect((await channel.messages()).at(-1)).toContain('~Team 1 2:0 Team 4 (round 1)~ — withdrawn')
    expect(await statesOf()).toEqual(['done', 'done', 'done', 'done'])
  })

  it('gathers what waits, and says nothing that is no longer so by the time it is sent', async () => {
    await finish('main-1-1', [2, 0])
    await finish('main-1-2', [0, 2])
    await command('reopenMatch', 'main-1-1', { cascade: true, preview: false })
    await run()
    expect(await messages()).toEqual([
      `${hello(await testCompetitionName())}\nTeam 3 2:0 Team 2 (round 1)`.replace(
        '3 2:0 Team 2',
        '2 0:2 Team 3',
      ),
    ])
    await finish('main-1-1', [2, 0])
    await finish('main-2-1', [0, 2])
    await run()
    const name = await testCompetitionName()
    expect((await messages()).at(-1)).toBe(
      ['Team 1 2:0 Team 4 (round 1)', 'Team 1 0:2 Team 3 (final)', `🏆 Team 3 won ${name}!`].join('\n'),
    )
  })

  it('hears what goes on air: what starts at the head of the queue, then the next one that runs already', async () => {
    const { competitionId, bracketId } = testCompetition
    const liveLinks = [{ url: 'https://www.twitch.tv/cup', lang: 'en', title: '', stream: 0 }] as const
    await documents.competition(competitionId).update({ liveLinks })
    const matches = ['main-1-1', 'main-1-2'].map(matchId => ({ matchId, stream: 0, locked: false }))
    await call('setBroadcastQueue', owner, { competitionId, bracketId, revision: 0, matches })
    await run()
    for (const { matchId } of matches) {
      await call('startMatch', owner, { competitionId, bracketId, matchId, revision: 0 })
    }
    await run()
    const news = async () => (await channel.messages()).slice(1).join('\n')
    expect(await news()).toMatch(/^🔴 Live now: Team 1 vs Team 4 \(round 1\)\n+https:\S+\/live$/)
    await call('setBroadcastQueue', owner, {
      competitionId,
      bracketId,
      revision: 1,
      matches: [...matches].reverse(),
    })
    await run()
    expect(await news()).toMatch(/🔴 Live now: Team 2 vs Team 3 \(round 1\)\n+https:\S+\/live$/)
  })

  it('that takes no more, fails or hangs gets everything later, once', async () => {
    await run()
    await channel.press('fault', { fault: 'too-fast' })
    await finish('main-1-1', [2, 0])
    const running = run()
    await expect.poll(() => waits.length).toBeGreaterThan(0)
    await channel.press('fault', { fault: 'none' })
    await running
    expect(waits[0]).toBeGreaterThan(500)
    expect(await messages()).toHaveLength(2)

    for (const fault of ['fails', 'hangs']) {
      await channel.press('fault', { fault })
      await command('correctScore', 'main-1-1', { score: fault === 'fails' ? [2, 1] : [2, 0] })
      await run()
      expect((await announcer())?.failingSince).not.toBeNull()
      await channel.press('fault', { fault: 'none' })
      await run()
      expect(await statesOf()).toContain('waiting')
      passed += minute
      await Promise.all([announceDue(means), announceDue(means)])
      expect((await announcer())?.failingSince).toBeNull()
      expect(await statesOf()).not.toContain('waiting')
    }
    expect(await messages()).toHaveLength(2)
    expect((await messages()).at(-1)).toContain('Team 1 2:0 Team 4 (round 1) — corrected')
  })

  it('whose webhook is gone says so, and another one gets what was waiting', async () => {
    await run()
    await channel.press('delete')
    await finish('main-1-1', [2, 0])
    await run()
    expect(await announcer()).toMatchObject({ broken: 'gone' })
    passed += minute
    await announceDue(means)
    expect(await statesOf()).toContain('waiting')

    channel = await ShownChat.create(`${services.discord}/channels`, { name: 'again' })
    const { competitionId } = testCompetition
    const address = await channel.webhook()
    await call('connectDiscordChannel', owner, { competitionId, address, lang: 'ru' })
    await run()
    expect(await announcer()).toMatchObject({ broken: null, title: 'again', lang: 'ru' })
    expect((await messages())[0]).toContain('Team 1 2:0 Team 4 (1-й раунд)')
  })

  it('is told what is chosen, and nothing any more once it is disconnected', async () => {
    await run()
    const { competitionId } = testCompetition
    const choice = { competitionId, service: 'discord' as const, lang: 'en' as const }
    await call('updateAnnouncer', owner, { ...choice, kinds: ['champion'] })
    await finish('main-1-1', [2, 0])
    await run()
    expect(await messages()).toHaveLength(1)
    await call('testAnnouncer', owner, { competitionId, service: 'discord' })
    await call('disconnectAnnouncer', owner, { competitionId, service: 'discord' })
    expect(await statesOf()).not.toContain('waiting')
    expect((await documents.announcerSecret(competitionId, 'discord').get()).exists).toBe(false)
    await command('correctScore', 'main-1-1', { score: [2, 1] })
    await run()
    expect(await messages()).toHaveLength(1)
    expect(await statesOf()).not.toContain('waiting')
    expect(await call('testAnnouncer', owner, { competitionId, service: 'discord' })).toMatchObject({
      code: 'not-connected',
    })
  })

  it('is told of the start, and that a bracket was deleted', async () => {
    await run()
    const { competitionId, bracketId } = testCompetition
    const bracket = { competitionId, bracketId: `${bracketId}2`, seeding: 'manual', replace: true } as const
    const order = [...testCompetition.teamIds]
    expect(await call('generateBracket', owner, { ...bracket, order })).toMatchObject({ ok: true })
    await run()
    expect((await messages()).at(-1)).toContain('Teams in the bracket: 4. First matches:\n• Team 1 vs Team 4')
    await call('deleteBracket', owner, { competitionId, bracketId: bracket.bracketId, confirmed: true })
    await run()
    expect((await messages()).at(-1)).toMatch(/~• Team 2 vs Team 3~ — withdrawn/)
  })

  it('is not found at other addresses', async () => {
    const connect = (address: string) =>
      call('connectDiscordChannel', owner, {
        competitionId: testCompetition.competitionId,
        address,
        lang: 'en',
      })
    const known = await channel.webhook()
    expect(await connect('http://127.0.0.1:8080/api/webhooks/1/2')).toMatchObject({ code: 'webhook-invalid' })
    expect(await connect(`${known.slice(0, -3)}xyz`)).toMatchObject({ code: 'webhook-unknown' })
    const secret = (await documents.announcerSecret(testCompetition.competitionId, 'discord').get()).data()
    expect(known.endsWith(`${secret?.webhook?.id}/${secret?.webhook?.token}`)).toBe(true)
    expect(JSON.stringify(await announcer())).not.toContain(secret?.webhook?.token)
  })
})

it('a Telegram group gets messages and corrections, and its name is never markup', async () => {
  const group = await ShownChat.create(`${services.telegram}/groups`, { title: 'Cup' })
  await group.press('bot')
  const chatId = Number(group.page.split('/').at(-1))
  const { competitionId, teamIds } = testCompetition
  await documents.team(competitionId, teamIds[0] ?? '').update({ name: '<b>Wolves</b> & @all' })
  const { connectGroup } = await import('../../src/announcements/connectGroup.ts')
  const made = await call('createChatCode', owner, { competitionId, lang: 'en' })
  if (!made.ok) throw new Error(made.code ?? '')
  const chat = { chatId, title: 'Cup' }
  expect(await connectGroup(made.value.code, chat, Date.now())).toMatchObject({ result: 'connected' })
  expect(await connectGroup(made.value.code, { ...chat, chatId: chatId - 1 }, Date.now())).toMatchObject({
    result: 'expired',
  })

  const target = { competitionId, service: 'telegram' } as const
  await announce(target, means)
  await finish('main-1-1', [2, 1])
  await announce(target, means)
  await command('correctScore', 'main-1-1', { score: [2, 0] })
  await announce(target, means)
  const [, result = '', ...more] = await group.messages()
  expect(more).toEqual([])
  expect(result).toMatch(
    /^<b>Wolves<\/\u2060b> & @\u2060all 2:0 Team 4 \(round 1\) — corrected\n.*\(edited\)$/s,
  )

  await group.press('bot')
  await command('reopenMatch', 'main-1-1', { cascade: false, preview: false })
  await announce(target, means)
  expect((await documents.announcer(competitionId, 'telegram').get()).data()).toMatchObject({
    broken: 'removed',
  })
})
