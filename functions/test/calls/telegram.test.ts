import { randomInt } from 'node:crypto'
import type { CallableInput } from '@upper-bracket/shared/contract/contract'
import * as fc from 'fast-check'
import { FieldValue } from 'firebase-admin/firestore'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { call } from '../../../testing/call.ts'
import { stored } from '../../../testing/database.ts'
import { madeUpPeople } from '../../../testing/madeUpPeople.ts'
import type { Person } from '../../../testing/person.ts'
import { raceRounds } from '../../../testing/raceRounds.ts'
import { freshId, seededCompetition } from '../../../testing/seededCompetition.ts'
import { pressData } from '../../src/notifications/telegramButtons.ts'
import { telegramLinkId } from '../../src/telegram/telegramToken.ts'
import { newSecret, requested } from '../support/commentating.ts'
import { refused } from '../support/refused.ts'
import { blockUpdate, messageUpdate, pressUpdate } from '../support/telegramUpdates.ts'
import { bringUpdate } from './support/bringUpdate.ts'

let people: Record<'wolf' | 'bear', Person>
let chatId: number
beforeEach(async () => {
  people = await madeUpPeople('wolf', 'bear')
  await stored.profile(people.wolf.uid).update({ displayName: 'Wolf', lang: 'en' })
  chatId = randomInt(1, 2 ** 47)
})

async function newToken(person: Person): Promise<string> {
  const link = await call('createTelegramLink', person, {})
  if (!link.ok) throw new Error(`No link: ${link.code}`)
  return new URL(link.value.url).searchParams.get('start') ?? ''
}

const start = (token: string, chat = chatId) => bringUpdate(messageUpdate(chat, `/start ${token}`))

async function connected(person: Person) {
  const [account, profile] = await Promise.all([
    stored.account(person.uid).get(),
    stored.profile(person.uid).get(),
  ])
  return {
    chatId: account.data()?.telegramChatId ?? null,
    shown: profile.data()?.telegramConnected,
  }
}

const to = (chat: number) => ({ chatId: chat, shown: true })
const nothing = { chatId: null, shown: false }
const holderOf = async (chat: number) => (await stored.telegramChat(chat).get()).data()?.uid ?? null
const linksOf = async ({ uid }: Person) => (await stored.telegramLinks().where('uid', '==', uid).get()).docs

describe('createTelegramLink', () => {
  it('answers a deep link with a token that Telegram takes, and keeps only its hash, for ten minutes', async () => {
    const asked = Date.now()
    const link = await call('createTelegramLink', people.wolf, {})
    if (!link.ok) throw new Error(String(link.code))
    expect(link.value.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/telegram\/upper_bracket_demo_bot\?start=/)
    const token = new URL(link.value.url).searchParams.get('start') ?? ''
    expect(token).toMatch(/^[A-Za-z0-9_-]{43,64}$/)
    expect(link.value.expiresAt - asked).toBeGreaterThanOrEqual(10 * 60_000)
    expect(link.value.expiresAt - Date.now()).toBeLessThanOrEqual(10 * 60_000)

    const [kept, ...others] = await linksOf(people.wolf)
    expect(others).toEqual([])
    expect(kept?.id).toBe(telegramLinkId(token))
    expect(kept?.data()).toEqual({ uid: people.wolf.uid, expiresAt: link.value.expiresAt, usedBy: null })
  })

  it('ends the earlier link with each new one', async () => {
    const first = await newToken(people.wolf)
    const second = await newToken(people.wolf)
    expect(second).not.toBe(first)
    expect((await start(first)).said).toContain('не действует')
    expect(await connected(people.wolf)).toEqual(nothing)
    await start(second)
    expect(await connected(people.wolf)).toEqual(to(chatId))
  })

  it('asks for a sign-in', async () => {
    expect(await call('createTelegramLink', null, {})).toEqual(refused('unauthenticated'))
  })
})

describe('the bot', () => {
  it('connects the chat in which the link is opened, and says so in the language of the profile', async () => {
    const { status, said, body } = await start(await newToken(people.wolf))
    expect(status).toBe(200)
    expect(said).toContain('connected to the account “Wolf”')
    expect(JSON.parse(body)).toMatchObject({ method: 'sendMessage', chat_id: chatId })
    expect(await connected(people.wolf)).toEqual(to(chatId))
    expect(await holderOf(chatId)).toBe(people.wolf.uid)

    await stored.profile(people.wolf.uid).update({ lang: 'ru' })
    expect((await bringUpdate(messageUpdate(chatId, 'hello'))).said).toContain('подключён к аккаунту «Wolf»')
  })

  it('changes nothing more when the same update arrives again, also at the same time', async () => {
    const update = messageUpdate(chatId, `/start ${await newToken(people.wolf)}`)
    const replies = await Promise.all([bringUpdate(update), bringUpdate(update), bringUpdate(update)])
    for (const { status, said } of replies) {
      expect(status).toBe(200)
      expect(said).toContain('connected to the account')
    }
    const chat = (await stored.telegramChat(chatId).get()).data()
    expect((await bringUpdate(update)).said).toContain('connected to the account')
    expect((await stored.telegramChat(chatId).get()).data()).toEqual(chat)

    await bringUpdate(messageUpdate(chatId, '/stop'))
    expect((await bringUpdate(update)).said).toContain('не действует')
    expect(await connected(people.wolf)).toEqual(nothing)
  })

  it('lets a link connect one chat only', async () => {
    const token = await newToken(people.wolf)
    const chats = [chatId, chatId + 1, chatId + 2]
    await Promise.all(chats.map(chat => start(token, chat)))
    const holders = await Promise.all(chats.map(holderOf))
    expect(holders.filter(holder => holder === people.wolf.uid)).toHaveLength(1)
    expect(chats[holders.indexOf(people.wolf.uid)]).toBe((await connected(people.wolf)).chatId)
  })

  it('explains a link that has expired, and connects nothing', async () => {
    const token = await newToken(people.wolf)
    await stored.telegramLinks().doc(telegramLinkId(token)).update({ expiresAt: Date.now() })
    expect(await start(token)).toMatchObject({ status: 200, said: expect.stringContaining('не действует') })
    expect(await connected(people.wolf)).toEqual(nothing)
    expect(await holderOf(chatId)).toBeNull()
  })

  it('takes no chat from another account, and says how to go on', async () => {
    await start(await newToken(people.bear))
    const token = await newToken(people.wolf)
    expect((await start(token)).said).toContain('another account')
    expect(await connected(people.wolf)).toEqual(nothing)
    expect(await connected(people.bear)).toEqual(to(chatId))

    await bringUpdate(messageUpdate(chatId, '/stop'))
    await start(token)
    expect(await connected(people.wolf)).toEqual(to(chatId))
    expect(await connected(people.bear)).toEqual(nothing)
  })

  it('gives an account one chat: the newest', async () => {
    await start(await newToken(people.wolf))
    await start(await newToken(people.wolf), chatId + 1)
    expect(await connected(people.wolf)).toEqual(to(chatId + 1))
    expect(await holderOf(chatId)).toBeNull()
    await bringUpdate(messageUpdate(chatId, '/stop'))
    expect(await connected(people.wolf)).toEqual(to(chatId + 1))
  })

  it.each([
    ['/stop', () => messageUpdate(chatId, '/stop')],
    ['/stop with its name', () => messageUpdate(chatId, '/stop@upper_bracket_demo_bot')],
    ['being blocked', () => blockUpdate(chatId, 'kicked')],
  ])('disconnects by %s', async (_, update) => {
    await start(await newToken(people.wolf))
    expect((await bringUpdate(update())).status).toBe(200)
    expect(await connected(people.wolf)).toEqual(nothing)
    expect(await holderOf(chatId)).toBeNull()
    expect((await bringUpdate(update())).status).toBe(200)
  })

  it('stays connected when it is taken back, or told to stop by another name', async () => {
    await start(await newToken(people.wolf))
    await bringUpdate(blockUpdate(chatId, 'member'))
    await bringUpdate(messageUpdate(chatId, '/stop@another_bot'))
    expect(await connected(people.wolf)).toEqual(to(chatId))
  })

  it('explains itself in the language of Telegram', async () => {
    for (const [language, words] of [
      ['ru', 'Чтобы подключить'],
      ['en', 'To connect it'],
      ['de', 'To connect it'],
      [undefined, 'Чтобы подключить'],
    ] as const) {
      for (const text of ['/start', 'hello', '/help']) {
        const { said } = await bringUpdate(
          messageUpdate(chatId, text, language === undefined ? {} : { language }),
        )
        expect(said, language).toContain(words)
        expect(said, language).toMatch(/http:\/\/127\.0\.0\.1:\d+\/profile$/)
      }
    }
  })

  it('is silent in groups and channels', async () => {
    const token = await newToken(people.wolf)
    for (const type of ['group', 'supergroup', 'channel']) {
      const { status, said } = await bringUpdate(messageUpdate(-chatId, `/start ${token}`, { type }))
      expect([status, said], type).toEqual([200, null])
    }
    expect(await connected(people.wolf)).toEqual(nothing)
  })
})

describe('the bot in a group', () => {
  const inGroup = { type: 'supergroup' }
  const newCode = async (competitionId: string, person = people.wolf) => {
    const made = await call('createChatCode', person, { competitionId, lang: 'en' })
    return made.ok ? made.value : { code: made.code ?? '', url: '' }
  }
  const announcer = async (competitionId: string) =>
    (await stored.announcer(competitionId, 'telegram').get()).data() ?? null

  it('connects nothing for somebody who no longer runs the competition', async () => {
    const { competitionId } = await seededCompetition({ owner: people.bear, administrators: [people.wolf] })
    const { code } = await newCode(competitionId)
    await stored.competition(competitionId).update({ adminUids: [] })
    expect((await bringUpdate(messageUpdate(-chatId, `/connect ${code}`, inGroup))).said).toContain(
      'no longer valid',
    )
    expect(await announcer(competitionId)).toBeNull()
  })
})

describe('the bot’s buttons', () => {
  it('confirms readiness by the button, for the owner of the chat, as long as the check lasts', async () => {
    const { owner } = await madeUpPeople('owner')
    await start(await newToken(people.wolf))
    const { competitionId } = await seededCompetition({ owner, players: [people.wolf, people.bear] })
    const check = { competitionId, checkId: freshId() }
    await call('startReadinessCheck', owner, { ...check, replaces: null, minutes: 5 })
    const button = pressData({ act: 'ready', competitionId, id: check.checkId })
    const readyIn = async ({ uid }: Person) =>
      (await stored.player(competitionId, uid).get()).data()?.ready?.checkId

    expect((await bringUpdate(pressUpdate(chatId + 1, button))).said).toContain('ни к чему не подключён')
    expect((await bringUpdate(pressUpdate(chatId, 'ready competition'))).said).toContain('no longer works')
    expect(await readyIn(people.wolf)).toBeUndefined()
    for (const _ of [1, 2]) {
      const { status, said, body } = await bringUpdate(pressUpdate(chatId, button))
      expect([status, said]).toEqual([200, 'Done: the organizer sees that you are here.'])
      expect(JSON.parse(body)).toMatchObject({ method: 'answerCallbackQuery' })
    }
    expect(await readyIn(people.wolf)).toBe(check.checkId)
    expect(await readyIn(people.bear)).toBeUndefined()

    await call('closeReadinessCheck', owner, check)
    await stored.player(competitionId, people.wolf.uid).update({ ready: FieldValue.delete() })
    expect((await bringUpdate(pressUpdate(chatId, button))).said).toContain('This readiness check is over')
  })

  it('confirms and declines a request to commentate, as often as pressed, and says why it is too late', async () => {
    const { wolf } = people
    const { owner } = await madeUpPeople('owner')
    await start(await newToken(wolf))
    await stored.telegramChat(chatId).update({ username: `commentator_${chatId}` })
    const { competitionId } = await seededCompetition({ owner })
    const asked = async () => {
      const contact = { service: 'telegram', handle: `@commentator_${chatId}` } as const
      const { address, ...made } = await requested(competitionId, owner, { contact })
      const press = async (act: 'confirm' | 'decline', chat = chatId) => {
        const data = pressData({ act, competitionId, id: address.requestId })
        return (await bringUpdate(pressUpdate(chat, data))).said
      }
      return { ...made, address, press }
    }
    const { request, publicCommentator, press } = await asked()
    expect(await press('confirm', chatId + 1)).toContain('ни к чему не подключён')
    const twice = await Promise.all([press('confirm'), press('confirm')])
    expect(twice).toEqual(Array(2).fill(expect.stringContaining('You’re commentating this tournament')))
    expect(await request()).toMatchObject({ status: 'confirmed', commentatorUid: wolf.uid })
    expect(await publicCommentator()).toMatchObject({ languages: ['en'] })
    expect(await press('decline')).toContain('You have declined')
    expect(await press('confirm')).toContain('You have already declined')
    expect(await request()).toMatchObject({ status: 'declined' })
    expect(await publicCommentator()).toBeUndefined()

    const [withdrawn, renewed] = [await asked(), await asked()]
    await call('cancelCommentatorRequest', owner, withdrawn.address)
    expect(await withdrawn.press('confirm')).toContain('has withdrawn this request')
    await call('renewCommentatorLink', owner, { ...renewed.address, secret: newSecret() })
    expect(await renewed.press('confirm')).toContain('no longer valid')
    expect(await renewed.request()).toMatchObject({ status: 'awaiting', commentatorUid: null })
  })

  it('joins a team that asks, or declines, as often as pressed, and says when it no longer asks', async () => {
    const { wolf, bear } = people
    const { owner } = await madeUpPeople('owner')
    await start(await newToken(wolf))
    const others = [{ uid: freshId() }, { uid: freshId() }]
    const asked = async () => {
      const seed = { owner, players: [wolf, ...others], teams: [{ players: [bear] }] }
      const { competitionId, teamIds } = await seededCompetition(seed)
      const request = { competitionId, teamId: teamIds[0] ?? '', uid: wolf.uid }
      expect(await call('requestPlayer', bear, { ...request, wanted: true })).toMatchObject({ ok: true })
      const press = async (act: 'joinTeam' | 'declineTeam') => {
        const data = pressData({ act, competitionId, id: request.teamId })
        return (await bringUpdate(pressUpdate(chatId, data))).said
      }
      const entry = async () => (await stored.player(competitionId, wolf.uid).get()).data()
      return { request, press, entry }
    }
    const accepted = await asked()
    for (const _ of [1, 2]) expect(await accepted.press('joinTeam')).toContain('You are in the team')
    expect(await accepted.entry()).toMatchObject({ teamId: accepted.request.teamId })
    expect(await accepted.press('declineTeam')).toContain('no longer valid')

    const declined = await asked()
    for (const _ of [1, 2]) expect(await declined.press('declineTeam')).toContain('You have declined')
    expect(await declined.press('joinTeam')).toContain('no longer valid')
    expect(await declined.entry()).toMatchObject({ teamId: null })

    const drafting = await asked()
    const draft: CallableInput<'startDraft'> = {
      competitionId: drafting.request.competitionId,
      draftId: freshId(),
      captainUids: [wolf.uid, others[0]?.uid ?? ''],
      order: 'snake',
      seeding: 'hand',
      clock: { pickSeconds: null, reserveSeconds: 0 },
    }
    expect(await call('startDraft', owner, draft)).toMatchObject({ ok: true })
    expect(await drafting.press('joinTeam')).toContain('this tournament’s draft')
    expect(await drafting.entry()).toMatchObject({ teamId: null })

    const cancelled = await asked()
    await call('requestPlayer', bear, { ...cancelled.request, wanted: false })
    expect(await cancelled.press('joinTeam')).toContain('no longer valid')
    expect(await cancelled.entry()).toMatchObject({ teamId: null })
  })

  it('takes whatever else comes, and never fails', async () => {
    const valid = messageUpdate(chatId, '/start')
    const rubbish = fc.oneof(
      fc.jsonValue({ maxDepth: 3 }),
      fc.jsonValue({ maxDepth: 2 }).map(message => ({ update_id: 1, message })),
      fc.jsonValue({ maxDepth: 2 }).map(chat => ({ ...valid, message: { ...valid.message, chat } })),
      fc.jsonValue({ maxDepth: 2 }).map(entities => ({ ...valid, message: { ...valid.message, entities } })),
      fc
        .record({ offset: fc.integer(), length: fc.integer(), text: fc.string() })
        .map(({ offset, length, text }) => ({
          ...valid,
          message: { ...valid.message, text, entities: [{ type: 'bot_command', offset, length }] },
        })),
      fc.string({ maxLength: 200 }).map(payload => messageUpdate(chatId, `/start ${payload}`)),
      fc
        .tuple(
          fc.constantFrom('ready', 'confirm', 'decline', 'joinTeam', 'declineTeam'),
          fc.string({ maxLength: 55 }),
        )
        .map(([act, data]) => pressUpdate(chatId, `${act} ${data}`)),
      fc.jsonValue({ maxDepth: 2 }).map(inner => ({ update_id: 1, my_chat_member: inner })),
      fc
        .jsonValue({ maxDepth: 2 })
        .map(inner => ({ update_id: 1, callback_query: inner, inline_query: inner })),
    )
    await fc.assert(
      fc.asyncProperty(rubbish, async update => {
        expect((await bringUpdate(update)).status).toBe(200)
      }),
      { numRuns: raceRounds(50) },
    )
  })
})

describe('disconnectTelegram', () => {
  it('lets the chat go, as often as it is called, and closes the open link', async () => {
    await start(await newToken(people.wolf))
    const open = await newToken(people.wolf)
    for (let time = 0; time < 2; time += 1) {
      expect(await call('disconnectTelegram', people.wolf, {})).toEqual({ ok: true, value: {} })
      expect(await connected(people.wolf)).toEqual(nothing)
      expect(await holderOf(chatId)).toBeNull()
    }
    expect((await start(open)).said).toContain('не действует')
    expect(await connected(people.wolf)).toEqual(nothing)
  })

  it('is for one’s own chat alone, and asks for a sign-in', async () => {
    await start(await newToken(people.wolf))
    await call('disconnectTelegram', people.bear, {})
    expect(await call('disconnectTelegram', null, {})).toEqual(refused('unauthenticated'))
    expect(await connected(people.wolf)).toEqual(to(chatId))
  })
})

it('asks Telegram to come back later during a pause', async () => {
  /** How soon a pause is known, and its end. */
  const knownMs = 30_000
  const now = Date.now()
  const begin = messageUpdate(chatId, `/start ${await newToken(people.wolf)}`)
  await stored.pause().set({ since: now })
  vi.setSystemTime(now + knownMs)
  try {
    expect(await bringUpdate(begin)).toMatchObject({ status: 503 })
    expect((await connected(people.wolf)).chatId).toBeNull()
    await stored.pause().delete()
    vi.setSystemTime(now + 2 * knownMs)
    expect(await bringUpdate(begin)).toMatchObject({ status: 200 })
    expect(await connected(people.wolf)).toEqual(to(chatId))
  } finally {
    await stored.pause().delete()
    vi.useRealTimers()
  }
})
