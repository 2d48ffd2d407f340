import { randomInt } from 'node:crypto'
import { expect, it } from 'vitest'
import { call } from '../../testing/call.ts'
import { stored } from '../../testing/database.ts'
import { madeUpPeople } from '../../testing/madeUpPeople.ts'
import { seededCompetition } from '../../testing/seededCompetition.ts'
import { blockUpdate, bringUpdate, messageUpdate } from './support/telegramUpdates.ts'

const { wolf, bear } = await madeUpPeople('wolf', 'bear')
const chatId = randomInt(1, 2 ** 47)

it('hears nobody without the secret', async () => {
  const link = await call('createTelegramLink', bear, {})
  const token = link.ok ? new URL(link.value.url).searchParams.get('start') : null
  const update = messageUpdate(chatId, `/start ${token}`)
  for (const secret of [null, '', 'wrong', 'demo-webhook-secre', 'demo-webhook-secret-'])
    expect(await bringUpdate(update, secret), `${secret}`).toEqual({ status: 401, said: null, body: '' })
  expect((await stored.account(bear.uid).get()).data()?.telegramChatId ?? null).toBeNull()
  expect(await bringUpdate(update)).toMatchObject({ status: 200 })
  expect((await stored.account(bear.uid).get()).data()?.telegramChatId).toBe(chatId)
})

it('takes whatever is no update, and never fails', async () => {
  for (const body of ['', '{', 'null', '"x"', '[]', '1']) {
    expect((await bringUpdate(body)).status, body).toBeLessThan(500)
  }
  for (const [body, status] of [
    ['"x"', 400],
    ['[]', 200],
  ] as const) {
    expect((await bringUpdate(body)).status, body).toBe(status)
  }
})

it('announces the competition of an organizer by a code, once, until it is removed', async () => {
  const inGroup = { type: 'supergroup' }
  await stored.profile(wolf.uid).update({ lang: 'en' })
  const { competitionId } = await seededCompetition({ owner: wolf, players: [bear] })
  const newCode = async (person = wolf) => {
    const made = await call('createChatCode', person, { competitionId, lang: 'en' })
    return made.ok ? made.value : { code: made.code ?? '', url: '' }
  }
  const announcer = async () => (await stored.announcer(competitionId, 'telegram').get()).data() ?? null
  expect(await newCode(bear)).toMatchObject({ code: 'permission-denied' })
  const replaced = await newCode()
  const { code, url } = await newCode()
  expect(url).toMatch(/\/upper_bracket_demo_bot\?startgroup=[A-Za-z0-9_-]{43}$/)
  const connect = (text: string, chat = -chatId) => bringUpdate(messageUpdate(chat, text, inGroup))
  for (const text of [`/connect ${replaced.code}`, '/connect', '/connect nonsense']) {
    expect((await connect(text)).said, text).toContain('не действует')
  }
  expect(await announcer()).toBeNull()

  for (const text of [`/start@upper_bracket_demo_bot ${code}`, `/connect ${code}`]) {
    expect(await connect(text)).toMatchObject({ status: 200, said: null })
  }
  expect((await connect(`/connect ${code}`, -chatId - 1)).said).toContain('no longer valid')
  // The first announcement is sent at once, to a group that is not there.
  const gone = { title: 'Wolf', lang: 'en', broken: 'removed' }
  await expect.poll(announcer, { timeout: 45_000 }).toMatchObject(gone)
  // A personal link is none for groups, nor the other way round.
  expect((await bringUpdate(messageUpdate(chatId + 1, `/start ${code}`))).said).toContain('не действует')

  await stored.announcer(competitionId, 'telegram').update({ broken: null })
  await bringUpdate(blockUpdate(-chatId, 'kicked', inGroup))
  expect(await announcer()).toMatchObject(gone)
})
