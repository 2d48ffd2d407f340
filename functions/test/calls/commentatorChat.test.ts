import { describe, expect, it } from 'vitest'
import { call } from '../../../testing/call.ts'
import { freshId } from '../../../testing/seededCompetition.ts'
import { agreeing, commentatingCast, confirmed, messagesOf, requested } from '../support/commentating.ts'
import { refused } from '../support/refused.ts'

const { people, aTestCompetition } = await commentatingCast()

const done = { ok: true, value: {} }

describe('the chat', () => {
  it('opens with the confirmation, keeps messages in order once each, and closes with the request', async () => {
    const { owner, administrator, wolf, bear } = people
    const competitionId = await aTestCompetition()
    const made = await requested(competitionId, people.administrator)
    const { address, link, request } = made
    await call('openCommentatorLink', wolf, link)
    const saying = (text: string) => ({ ...address, messageId: freshId(), text })
    const early = refused('chat-not-open', { status: 'awaiting' })
    for (const person of [wolf, owner]) {
      expect(await call('sendChatMessage', person, saying('Hello'))).toEqual(early)
    }
    await call('respondToCommentatorRequest', wolf, agreeing(address, 'ru'))

    const hello = saying('Hello\n\nhttps://example.org')
    for (let time = 0; time < 2; time += 1) {
      expect(await call('sendChatMessage', wolf, hello)).toMatchObject({ ok: true })
    }
    expect(await call('sendChatMessage', owner, hello)).toEqual(refused('id-taken'))
    expect(await call('sendChatMessage', bear, saying('Me too'))).toEqual(refused('permission-denied'))
    const crowd = [owner, administrator, wolf, owner, wolf, administrator]
    await Promise.all(crowd.map((each, index) => call('sendChatMessage', each, saying(`Message ${index}`))))
    const times = (await messagesOf(address)).map(({ sentAt }) => sentAt)
    expect(times).toHaveLength(7)
    expect(new Set(times).size).toBe(7)

    const last = (await request())?.lastMessage?.at ?? 0
    expect(last).toBe(times.at(-1))
    const seen = { ...address, upTo: last + 1_000_000 }
    expect(await call('markChatRead', wolf, seen)).toEqual(done)
    expect((await request())?.readAt[wolf.uid]).toBe(last)
    expect(await call('markChatRead', bear, seen)).toEqual(refused('permission-denied'))

    await call('cancelCommentatorRequest', owner, address)
    for (const person of [wolf, owner]) {
      expect(await call('sendChatMessage', person, saying('Too late'))).toEqual(
        refused('chat-not-open', { status: 'cancelled' }),
      )
    }
    expect(await call('sendChatMessage', wolf, hello)).toMatchObject({ ok: true })
    expect(await messagesOf(address)).toHaveLength(7)
  })

  it('takes 1,000 characters and not one more', async () => {
    const { wolf } = people
    const { address } = await confirmed(await aTestCompetition(), people.administrator, wolf)
    const saying = (text: string) => ({ ...address, messageId: freshId(), text })
    expect(await call('sendChatMessage', wolf, saying('ы'.repeat(1000)))).toMatchObject({ ok: true })
    for (const [text, problem] of [
      ['ы'.repeat(1001), 'too-long'],
      [' \n ', 'too-short'],
    ] as const) {
      const fields = [{ path: 'text', problem }]
      expect(await call('sendChatMessage', wolf, saying(text))).toEqual(refused('invalid-input', { fields }))
    }
  })
})
