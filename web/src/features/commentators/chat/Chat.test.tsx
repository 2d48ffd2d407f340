// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import type { CommentatorRequest } from '@upper-bracket/shared/commentators/commentatorRequest'
import { aRequest } from '@upper-bracket/shared/commentators/testing/aRequest'
import { expect, test } from 'vitest'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { axeFaults } from '#testing/axeFaults.ts'
import { organizer } from '#testing/people.ts'
import { refused, renderPage } from '#testing/renderPage.tsx'
import { aCompetition, testCompetitionPath } from '#testing/testCompetition.ts'
import CommentatorsPage from '../CommentatorsPage.tsx'

const path = `${testCompetitionPath}/commentators/request`
const request: CommentatorRequest = {
  ...aRequest,
  status: 'confirmed',
  commentatorUid: 'wolf',
  displayName: 'Grey Wolf',
  confirmedAt: 1,
  lastMessage: { uid: 'wolf', at: 20 },
  readAt: { [organizer.uid]: 10 },
}
/** The list of the scene is in the order of ids: the latest comes first. */
const messages = {
  [`${path}/messages/a`]: {
    authorUid: 'wolf',
    text: 'Rules: t.me/rules and http://you@evil.example',
    sentAt: 20,
  },
  [`${path}/messages/b`]: { authorUid: organizer.uid, text: 'Hello\n<b>Wolf</b>', sentAt: 10 },
}

function open({
  changes = {},
  ...scene
}: Partial<Parameters<typeof renderPage>[0]> & { changes?: Partial<CommentatorRequest> }) {
  return renderPage({
    at: hrefs.competitionChat('cup', 'request'),
    Page: CommentatorsPage,
    language: 'en',
    user: organizer,
    functions: { markChatRead: () => ({}), sendChatMessage: () => ({ sentAt: 30 }) },
    ...scene,
    documents: {
      [testCompetitionPath]: aCompetition({ ownerName: 'Oleg' }),
      [path]: { ...request, ...changes },
      ...messages,
      ...scene.documents,
    },
  })
}

test.each([
  ['ru', /Чат с комментатором: Grey Wolf/, 'Новые сообщения'],
  ['en', /Chat with the commentator: Grey Wolf/, 'New messages'],
] as const)(
  'shows who wrote what, marks what is new, and notes that it was read (%s)',
  async (language, title, mark) => {
    const { calls } = await open({ language })
    await screen.findByRole('heading', { name: title })
    const [first, second] = await screen.findAllByRole('listitem')
    expect(first?.textContent).toMatch(/^Oleg.*Hello\n<b>Wolf<\/b>$/)
    expect(second?.textContent).toMatch(new RegExp(`^${mark}Grey Wolf`))
    expect(await axeFaults()).toEqual([])
    await waitFor(() =>
      expect(calls).toEqual([
        { name: 'markChatRead', input: { competitionId: 'cup', requestId: 'request', upTo: 20 } },
      ]),
    )
  },
)

test('links lead to pages outside alone, and not to those that pretend to be elsewhere', async () => {
  await open({})
  const link = await screen.findByRole('link', { name: 't.me/rules' })
  expect(link.getAttribute('href')).toBe('https://t.me/rules')
  expect(link.getAttribute('rel')).toBe('noopener nofollow')
  expect(screen.queryByRole('link', { name: /evil/ })).toBeNull()
  expect(screen.getByText(/http:\/\/you@evil\.example/)).toBeTruthy()
})

test('Enter sends, Shift+Enter does not; what was refused stays, and sent again is the same message', async () => {
  let isOpen = false
  const { user, fill, calls } = await open({
    changes: { readAt: { [organizer.uid]: 20 } },
    functions: {
      sendChatMessage: () => {
        if (!isOpen) throw refused('chat-not-open', { status: 'cancelled' })
        return { sentAt: 30 }
      },
    },
  })
  const field = await screen.findByLabelText<HTMLTextAreaElement>('Message')
  await fill(field, 'One')
  await user.type(field, '{Shift>}{Enter}{/Shift}two')
  await user.type(field, '{Enter}')
  await screen.findByText(/The chat is closed/)
  expect(field.value).toBe('One\ntwo')
  isOpen = true
  await user.type(field, '{Enter}')
  await waitFor(() => expect(field.value).toBe(''))
  const [refusedCall, sent] = calls as { input: { messageId: string; text: string } }[]
  expect(sent?.input.text).toBe('One\ntwo')
  expect(sent?.input.messageId).toBe(refusedCall?.input.messageId)

  await fill(field, 'x'.repeat(1001))
  await user.type(field, '{Enter}')
  await screen.findByText('Too long')
  expect(calls).toHaveLength(2)
})

test('older messages come on demand', async () => {
  const more = Array.from({ length: 40 }, (_, index) => [
    `${path}/messages/c${index}`,
    { authorUid: 'wolf', text: `Message ${index}`, sentAt: 9 },
  ])
  const { user } = await open({ documents: Object.fromEntries(more) })
  await user.click(await screen.findByRole('button', { name: 'Show earlier messages' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Show earlier messages' })).toBeNull())
})

test.each([
  ['cancelled', /organizer cancelled/],
  ['declined', /commentator declined/],
] as const)('once it is %s it is read, but not written', async (status, sentence) => {
  await open({ changes: { status, endedAt: 50 } })
  await screen.findByText(sentence)
  expect((await screen.findAllByRole('listitem')).length).toBe(2)
  expect(screen.queryByLabelText('Message')).toBeNull()
})

test('there is none before the confirmation', async () => {
  await open({ changes: { status: 'awaiting', confirmedAt: null } })
  await screen.findByText('There is no chat here')
  expect(screen.queryByText(/Hello/)).toBeNull()
})

test('the list of requests marks a chat in which something is new', async () => {
  const { firestore } = await open({ at: hrefs.competitionCommentators('cup') })
  await screen.findByRole('link', { name: 'Chat: new messages' })
  firestore.put(path, { ...request, readAt: { [organizer.uid]: 20 } })
  await screen.findByRole('link', { name: 'Chat' })
})
