// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import type { CommentatorRequest } from '@upper-bracket/shared/commentators/commentatorRequest'
import { publicCommentatorOf } from '@upper-bracket/shared/commentators/publicCommentator'
import { aRequest } from '@upper-bracket/shared/commentators/testing/aRequest'
import { expect, test, vi } from 'vitest'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { axeFaults } from '#testing/axeFaults.ts'
import { fieldProblems } from '#testing/fieldProblems.ts'
import { organizer, person } from '#testing/people.ts'
import { refused, renderPage } from '#testing/renderPage.tsx'
import { aCompetition, hour, testCompetitionPath } from '#testing/testCompetition.ts'
import CommentatorsPage from './CommentatorsPage.tsx'
import LinkDialog from './requests/LinkDialog.tsx'

const wolf = person('wolf')
const bound = { commentatorUid: 'wolf', displayName: 'Grey Wolf' } as const
const confirmed = { ...bound, status: 'confirmed', languages: ['ru', 'en'], confirmedAt: 5 } as const

function documentsOf(
  requests: Readonly<Record<string, Partial<CommentatorRequest>>>,
): Record<string, object> {
  const documents: Record<string, object> = { [testCompetitionPath]: aCompetition() }
  for (const [id, changes] of Object.entries(requests)) {
    const request = { ...aRequest, requestedAt: Date.now(), ...changes }
    documents[`${testCompetitionPath}/commentators/${id}`] = request
    const publicCommentator = publicCommentatorOf(request)
    if (publicCommentator !== null)
      documents[`${testCompetitionPath}/publicCommentators/${id}`] = publicCommentator
  }
  return documents
}

function open(scene: Partial<Parameters<typeof renderPage>[0]>) {
  return renderPage({
    at: hrefs.competitionCommentators('cup'),
    Page: CommentatorsPage,
    language: 'en',
    ...scene,
  })
}

test.each([
  ['ru', 'Комментаторы', /русский, английский/i, 'Комментаторов пока нет'],
  ['en', 'Commentators', /Russian, English/, 'No commentators yet'],
] as const)(
  'shows everybody who has confirmed, and nothing of the others (%s)',
  async (language, title, languages, none) => {
    const { firestore } = await open({ language, documents: documentsOf({ yes: confirmed, no: bound }) })
    await screen.findByRole('heading', { name: title })
    screen.getByText('Grey Wolf')
    screen.getByText(languages)
    screen.getByRole('link', { name: /Twitch · starladder/ })
    expect(screen.queryByText(/publicCommentator/)).toBeNull()
    firestore.put(`${testCompetitionPath}/publicCommentators/yes`, null)
    await screen.findByText(none)
  },
)

test('the form says of each field what is wrong, sends what it means, and hands over the private link', async () => {
  const { user, fill, calls } = await open({
    user: organizer,
    documents: documentsOf({}),
    functions: { requestCommentator: ({ requestId }) => ({ requestId }) },
  })
  await user.click(await screen.findByRole('button', { name: 'Request a commentator' }))
  const dialog = within(await screen.findByRole('dialog'))
  const [link, handle] = [dialog.getByLabelText(/Broadcast link/), dialog.getByLabelText(/Telegram username/)]
  await fill(link, 'https://vimeo.com/1')
  await fill(handle, 'no one')
  await user.click(dialog.getByRole('button', { name: 'Send the request' }))
  await waitFor(() =>
    expect(fieldProblems()).toEqual({
      wrong: [
        expect.stringContaining('channels and videos of Twitch and YouTube'),
        expect.stringContaining('That doesn’t look like a'),
      ],
      focused: 'broadcastLink',
    }),
  )
  expect(calls).toEqual([])
  expect(await axeFaults(screen.getByRole('dialog'))).toEqual([])

  await fill(link, 'twitch.tv/StarLadder')
  await user.click(dialog.getByRole('radio', { name: 'Discord' }))
  await fill(dialog.getByLabelText(/Discord username/), '@Commentator')
  await fill(dialog.getByLabelText('Comment'), 'Finals on Saturday')
  await user.click(dialog.getByRole('button', { name: 'Send the request' }))
  const text = await screen.findByLabelText('Text for the commentator')
  const [sent] = calls as { input: { requestId: string; secret: string } }[]
  expect(sent?.input).toEqual({
    competitionId: 'cup',
    requestId: expect.any(String),
    secret: expect.any(String),
    broadcastLink: 'https://www.twitch.tv/starladder',
    contact: { service: 'discord', handle: 'commentator' },
    comment: 'Finals on Saturday',
  })
  const { requestId = '', secret = '' } = sent?.input ?? {}
  expect(text.textContent).toContain(hrefs.commentate('cup', requestId, secret))
})

test.each([
  ['telegram', 1],
  ['discord', 0],
] as const)(
  'the dialog of a link says that our Telegram bot tells them only where the contact is there: %s',
  async (service, count) => {
    const competition = { ...aCompetition(), id: 'cup' }
    const link = { requestId: 'request', secret: 'secret', contact: { service, handle: 'commentator_one' } }
    await renderPage({
      language: 'en',
      Page: () => <LinkDialog competition={competition} link={link} onClose={() => {}} />,
    })
    await screen.findByText(/Send this text to the commentator/)
    expect(screen.queryAllByText(/our Telegram bot/)).toHaveLength(count)
  },
)

test('a request is awaiting approval, then 24 hours without an answer, and can be cancelled', async () => {
  const { user, calls, firestore } = await open({
    user: organizer,
    documents: documentsOf({ request: {} }),
    functions: { cancelCommentatorRequest: () => ({}) },
  })
  await screen.findByText('Awaiting approval')
  screen.getByText(/will be contacted within 24 hours/)
  screen.getByRole('link', { name: '@commentator' })
  const old = { ...aRequest, requestedAt: Date.now() - 25 * hour }
  firestore.put(`${testCompetitionPath}/commentators/request`, old)
  await screen.findByText(/24 hours have passed without an answer/)

  await user.click(screen.getByRole('button', { name: 'Cancel the request' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Cancel the request' }))
  await waitFor(() =>
    expect(calls).toEqual([
      { name: 'cancelCommentatorRequest', input: { competitionId: 'cup', requestId: 'request' } },
    ]),
  )
  firestore.put(`${testCompetitionPath}/commentators/request`, { ...old, status: 'cancelled', endedAt: 9 })
  await screen.findAllByText('Request cancelled')
  expect(screen.queryByRole('button', { name: 'New link' })).toBeNull()
})

test('the commentator finds the own request here, too, and confirms it', async () => {
  const { user, calls, firestore } = await open({
    user: wolf,
    documents: documentsOf({ request: bound }),
    functions: { respondToCommentatorRequest: () => ({}) },
  })
  await screen.findByText('Finals on Saturday')
  expect(screen.queryByRole('button', { name: 'Request a commentator' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Other languages' }))
  await user.click(screen.getByRole('checkbox', { name: 'Russian' }))
  await user.click(screen.getByRole('button', { name: 'Confirm' }))
  await waitFor(() =>
    expect(calls).toEqual([
      {
        name: 'respondToCommentatorRequest',
        input: { competitionId: 'cup', requestId: 'request', accept: true, languages: ['en', 'ru'] },
      },
    ]),
  )
  firestore.put(`${testCompetitionPath}/commentators/request`, { ...aRequest, ...confirmed })
  await screen.findByText(/You have confirmed/)
  firestore.put(`${testCompetitionPath}/commentators/request`, {
    ...aRequest,
    ...bound,
    status: 'cancelled',
    endedAt: 9,
  })
  await screen.findByText('The organizer cancelled the request.')
  expect(screen.queryByRole('button', { name: 'Decline' })).toBeNull()
})

test('a refusal says that the commentator was faster', async () => {
  const { user } = await open({
    user: organizer,
    documents: documentsOf({ request: bound }),
    functions: {
      renewCommentatorLink: vi.fn(() => {
        throw refused('request-not-awaiting', { status: 'confirmed' })
      }),
    },
  })
  await user.click(await screen.findByRole('button', { name: 'New link' }))
  await user.click(await screen.findByRole('button', { name: 'Make a new one' }))
  await screen.findByText(/This request is closed/)
})
