// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import type { CommentatorRequest } from '@upper-bracket/shared/commentators/commentatorRequest'
import { publicCommentatorOf } from '@upper-bracket/shared/commentators/publicCommentator'
import { aRequest } from '@upper-bracket/shared/commentators/testing/aRequest'
import { expect, test } from 'vitest'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { organizer, person } from '#testing/people.ts'
import { renderPage } from '#testing/renderPage.tsx'
import { runningTestCompetition, testCompetitionPath } from '#testing/testCompetition.ts'
import CommentatorsPage from '../CommentatorsPage.tsx'

const wolf = person('wolf')
const offer: CommentatorRequest = {
  ...aRequest,
  origin: 'offer',
  status: 'offered',
  contact: null,
  comment: 'Ten years of Dota',
  languages: ['en'],
  commentatorUid: 'wolf',
  displayName: 'Grey Wolf',
}
const confirmed: CommentatorRequest = { ...offer, status: 'confirmed', confirmedAt: 5 }

interface Changes {
  readonly offer?: CommentatorRequest
  readonly competition?: object
}

function open({ changes = {}, ...scene }: Partial<Parameters<typeof renderPage>[0]> & { changes?: Changes }) {
  const documents: Record<string, object> = runningTestCompetition(4)
  documents[testCompetitionPath] = {
    ...documents[testCompetitionPath],
    seeksCommentators: true,
    ...changes.competition,
  }
  if (changes.offer !== undefined) {
    documents[`${testCompetitionPath}/commentators/offer-wolf`] = changes.offer
    const publicCommentator = publicCommentatorOf(changes.offer)
    if (publicCommentator !== null)
      documents[`${testCompetitionPath}/publicCommentators/offer-wolf`] = publicCommentator
  }
  return renderPage({
    at: hrefs.competitionCommentators('cup'),
    Page: CommentatorsPage,
    language: 'en',
    documents,
    ...scene,
  })
}

test.each([
  ['ru', 'Турнир ищет комментаторов', 'Войти и предложить себя'],
  ['en', 'This tournament is looking for commentators', 'Sign in to offer'],
] as const)('viewers are asked to offer, unless nobody is wanted (%s)', async (language, title, signIn) => {
  const { firestore } = await open({ language })
  await screen.findByRole('heading', { name: title })
  const link = screen.getByRole('link', { name: signIn })
  expect(link.getAttribute('href')).toBe(hrefs.signIn(hrefs.competitionCommentators('cup')))
  firestore.put(testCompetitionPath, { ...firestore.read(testCompetitionPath), seeksCommentators: false })
  await waitFor(() => expect(screen.queryByRole('heading', { name: title })).toBeNull())
})

test('somebody offers to commentate two matches, and is told that they can be played at the same time', async () => {
  const { user, fill, calls } = await open({
    user: wolf,
    functions: { offerCommentary: () => ({ requestId: 'offer-wolf' }) },
  })
  // Commentators who have not offered yet have no part in the competition.
  await screen.findByRole('heading', { name: 'This tournament is looking for commentators' })
  expect(screen.queryByRole('heading', { name: 'Your role' })).toBeNull()
  await user.click(await screen.findByRole('button', { name: 'Offer to commentate' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Send' }))
  await dialog.findByText(/channels and videos of Twitch and YouTube/)
  await fill(dialog.getByLabelText(/Your channel/), 'twitch.tv/Wolf')
  await user.click(await dialog.findByRole('checkbox', { name: /One Round Match: Team 1 vs Team 4/ }))
  expect(dialog.queryByText(/Can be played at the same time/)).toBeNull()
  dialog.getByRole('checkbox', { name: 'Final' })
  await user.click(dialog.getByRole('checkbox', { name: /Team 2 vs Team 3/ }))
  await dialog.findByText(/Can be played at the same time: .*Team 1.*Team 2/)
  await user.click(dialog.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(calls).toHaveLength(1))
  expect(calls[0]?.input).toEqual({
    competitionId: 'cup',
    broadcastLink: 'https://www.twitch.tv/wolf',
    languages: ['en'],
    comment: '',
    matches: { bracketId: 'first', matchIds: ['main-1-1', 'main-1-2'] },
  })
})

test('matches that are over are offered only where they are chosen already', async () => {
  const { user, firestore } = await open({
    user: organizer,
    changes: { offer: { ...confirmed, matches: { bracketId: 'first', matchIds: ['main-1-1'] } } },
  })
  for (const id of ['main-1-1', 'main-1-2']) {
    const path = `${testCompetitionPath}/brackets/first/matches/${id}`
    firestore.put(path, { ...firestore.read(path), status: 'finished', winner: 0, score: [1, 0] })
  }
  await user.click(await screen.findByRole('button', { name: 'Choose matches' }))
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByRole('checkbox', { name: 'Final' })
  dialog.getByRole('checkbox', { name: /Team 1 vs Team 4/, checked: true })
  expect(dialog.queryByRole('checkbox', { name: /Team 2 vs Team 3/ })).toBeNull()
})

test('an organizer opens the tournament to offers, and accepts one', async () => {
  const { user, calls } = await open({
    user: organizer,
    changes: { offer, competition: { seeksCommentators: false } },
    functions: { seekCommentators: () => ({}), confirmOffer: () => ({}) },
  })
  await user.click(await screen.findByRole('switch', { name: 'Accept offers to commentate' }))
  await screen.findByText('Ten years of Dota')
  screen.getByText('Offers to commentate')
  screen.getByRole('button', { name: 'Decline' })
  await user.click(screen.getByRole('button', { name: 'Accept as commentator' }))
  await waitFor(() =>
    expect(calls).toEqual([
      { name: 'seekCommentators', input: { competitionId: 'cup', wanted: true } },
      { name: 'confirmOffer', input: { competitionId: 'cup', requestId: 'offer-wolf' } },
    ]),
  )
})

test('the broadcast of a confirmed commentator goes to the Live tab with one click', async () => {
  const liveLinks = [{ url: 'https://www.twitch.tv/main', lang: 'ru', title: '', stream: 0 }]
  const { user, calls, firestore } = await open({
    user: organizer,
    changes: { offer: confirmed, competition: { liveLinks } },
    functions: { setLiveLinks: () => ({ revision: 1 }) },
  })
  await user.click(await screen.findByRole('button', { name: 'Show on Live' }))
  const added = { url: confirmed.broadcastLink, lang: 'en', title: 'Grey Wolf', stream: 0 }
  await waitFor(() =>
    expect(calls).toEqual([
      { name: 'setLiveLinks', input: { competitionId: 'cup', revision: 0, links: [...liveLinks, added] } },
    ]),
  )
  firestore.put(testCompetitionPath, {
    ...firestore.read(testCompetitionPath),
    liveLinks: [...liveLinks, added],
  })
  await screen.findByText('On the Live tab')
})

test('matches are chosen with a warning before they overlap, and the commentator sees it, too', async () => {
  const matches = { bracketId: 'first', matchIds: ['main-1-1'] }
  const { user, calls } = await open({
    user: organizer,
    changes: { offer: { ...confirmed, matches } },
    functions: { bookCommentator: () => ({}) },
  })
  await user.click(await screen.findByRole('button', { name: 'Choose matches' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(await dialog.findByRole('checkbox', { name: /Team 2 vs Team 3/ }))
  await user.click(await dialog.findByRole('button', { name: 'Save anyway' }))
  const chosen = { bracketId: 'first', matchIds: ['main-1-1', 'main-1-2'] }
  const input = { competitionId: 'cup', requestId: 'offer-wolf', matches: chosen, despiteOverlap: true }
  await waitFor(() => expect(calls).toEqual([{ name: 'bookCommentator', input }]))

  cleanup()
  await open({ user: wolf, changes: { offer: { ...confirmed, matches: chosen } } })
  await screen.findByText(/Agree with the organizers in the chat/)
  cleanup()
  await open({ changes: { offer: { ...confirmed, matches: chosen } } })
  await screen.findByText(/Team 2 vs Team 3/)
  expect(screen.queryByText(/at the same time/)).toBeNull()
})

test('an organizer lets a commentator run the broadcast, who finds the desk', async () => {
  const name = 'Can run the broadcast: queue, score, overlays'
  const { user, calls } = await open({
    user: organizer,
    changes: { offer: confirmed },
    functions: { setProducer: () => ({}) },
  })
  await user.click(await screen.findByRole('switch', { name, checked: false }))
  const input = { competitionId: 'cup', requestId: 'offer-wolf', allowed: true }
  await waitFor(() => expect(calls).toEqual([{ name: 'setProducer', input }]))

  const producing = { offer: confirmed, competition: { producerUids: ['wolf'] } }
  cleanup()
  await open({ user: organizer, changes: producing })
  await screen.findByRole('switch', { name, checked: true })
  cleanup()
  await open({ user: wolf, changes: producing })
  const link = await screen.findByRole('link', { name: 'Open the broadcast desk' })
  expect(link.getAttribute('href')).toBe(hrefs.desk('cup'))
  expect(screen.queryByRole('switch')).toBeNull()
  cleanup()
  await open({ user: wolf, changes: { offer: confirmed } })
  await screen.findByRole('heading', { name: 'Your role' })
  expect(screen.queryByRole('link', { name: 'Open the broadcast desk' })).toBeNull()
})
