// @vitest-environment happy-dom
import { act, cleanup, waitFor } from '@testing-library/react'
import { startMatch } from '@upper-bracket/shared/bracket/results/startMatch'
import { after } from '@upper-bracket/shared/bracket/testing/after'
import { defaultOverlay } from '@upper-bracket/shared/live/overlay'
import { newProfile } from '@upper-bracket/shared/profile/newProfile'
import type { ComponentType } from 'react'
import { matchPath, Route, Routes } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import BracketPage from '#features/bracket/page/BracketPage.tsx'
import DeskPage from '#features/broadcast/desk/DeskPage.tsx'
import OverlayPage from '#features/broadcast/overlayPage/OverlayPage.tsx'
import InvitationPage from '#features/competition/invitation/InvitationPage.tsx'
import CompetitionPage from '#features/competition/page/CompetitionPage.tsx'
import MatchPage from '#features/matchRoom/page/MatchPage.tsx'
import ProfilePage from '#features/profile/page/ProfilePage.tsx'
import TeamsPage from '#features/teams/board/TeamsPage.tsx'
import OwnTournamentsPage from '#features/tournaments/OwnTournamentsPage.tsx'
import PublicTournaments from '#features/tournaments/PublicTournaments.tsx'
import { routePatterns } from '#platform/addresses/routePatterns.ts'
import { edgeAnswers } from '#testing/edgeAnswers.ts'
import { minute } from '#testing/openMatch.ts'
import { organizer } from '#testing/people.ts'
import { renderPage } from '#testing/renderPage.tsx'
import { aCompetition, hour, runningTestCompetition, testCompetitionPath } from '#testing/testCompetition.ts'

const invitationId = 'I'.repeat(22)
const documents = {
  ...runningTestCompetition(4, { after: bracket => after(bracket, each => startMatch(each, 'main-1-1')) }),
  [`${testCompetitionPath}/players/organizer`]: { uid: organizer.uid, displayName: 'Olga', teamId: null },
  [`${testCompetitionPath}/overlays/secret`]: { ...defaultOverlay, view: 'hall', revision: 1, createdAt: 0 },
  [`${testCompetitionPath}/invitations/${invitationId}`]: {
    role: 'player',
    teamId: null,
    inviterUid: organizer.uid,
    createdAt: Date.now() - hour,
    expiresAt: Date.now() + 24 * hour,
    maxUses: 2,
    uses: 1,
    revokedAt: null,
  },
  [`invites/${invitationId}`]: { competitionId: 'cup' },
  [`profiles/${organizer.uid}`]: newProfile({ email: organizer.email, displayName: 'Olga' }, 0),
}
const listed = {
  sections: [{ section: 'upcoming', competitions: [{ ...aCompetition(), id: 'soon' }], hasMore: false }],
}

const CompetitionTab = (Tab: ComponentType) => () => (
  <Routes>
    <Route element={<CompetitionPage />}>
      <Route path="*" element={<Tab />} />
    </Route>
  </Routes>
)

/** `isPublic`: everything on it is in the snapshot, so that it is followed without Firestore too. */
const pages = {
  bracket: { at: '/competitions/cup/bracket', Page: CompetitionTab(BracketPage), isPublic: true },
  teams: { at: '/competitions/cup/teams', Page: CompetitionTab(TeamsPage), isPublic: true },
  match: { at: '/competitions/cup/matches/main-1-1', Page: CompetitionTab(MatchPage), isPublic: true },
  desk: { at: '/competitions/cup/desk', Page: DeskPage, user: organizer, isPublic: true },
  hall: { at: '/competitions/cup/overlay#secret', Page: OverlayPage, isPublic: true },
  invitation: { at: `/invite/${invitationId}`, Page: InvitationPage, isPublic: true },
  profile: { at: '/profile', Page: ProfilePage, user: organizer },
  list: { at: '/tournaments/owner', Page: OwnTournamentsPage, user: organizer },
  home: { at: '/', Page: PublicTournaments },
} as const

const names = Object.keys(pages) as readonly (keyof typeof pages)[]
const setOnline = (isOnline: boolean) =>
  act(() => {
    vi.stubGlobal(
      'navigator',
      new Proxy(navigator, { get: (all, name) => (name === 'onLine' ? isOnline : Reflect.get(all, name)) }),
    )
    dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
  })
const said = () => document.querySelector('[data-connection]')?.textContent ?? ''
/** Time passes second by second, and waits for code: loading it takes none of the page's time. */
async function pass(seconds: number) {
  for (let second = 0; second < seconds; second += 1) {
    await act(() => vi.advanceTimersByTimeAsync(1000))
    await act(() => vi.dynamicImportSettled())
  }
}
/** What `LocalTime` shows. */
const clock = /\d\d:\d\d$/

/** What is known of the connection outlives a test, so that time must not go back. */
let startsAt = Date.now()
beforeEach(() => {
  startsAt += 10 * minute
  vi.useFakeTimers({
    now: startsAt,
    shouldAdvanceTime: true,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  })
})
afterEach(async () => {
  cleanup()
  // The store closes its listeners a while after their page has gone.
  await act(() => vi.advanceTimersByTimeAsync(70_000))
  vi.useRealTimers()
})

async function open(name: keyof typeof pages, network?: 'slow') {
  const { at, Page, ...who } = pages[name]
  const pattern = Object.values(routePatterns).find(each =>
    matchPath(each, new URL(at, 'http://localhost').pathname),
  )
  const scene = await renderPage({
    at,
    Page,
    language: 'en',
    documents,
    answers: { '/api/competitions': listed, ...edgeAnswers(documents) },
    // The tabs of a competition are routes within its page.
    route: `${pattern}/*`,
    ...('user' in who && { user: who.user }),
    ...(network && { network }),
  })
  await act(() => vi.dynamicImportSettled())
  await pass(1)
  return scene.firestore
}

/** One state of the connection after the other, on the page that is open. */
test.each(names)(
  '%s says that the network is slow, how old it is while the browser is offline or the server gone, and that it is back',
  async name => {
    const firestore = await open(name, 'slow')
    if (name !== 'hall') {
      await pass(5)
      await waitFor(() => expect(said()).toBe('The connection is slow, still loading…'))
    }
    await act(() => firestore.setNetwork('up'))
    await waitFor(() => expect(said()).toBe(''))
    await pass(5)
    expect(said()).toBe('')

    setOnline(false)
    expect(said()).toMatch(/^You are offline\. Showing data as of/)
    expect(said()).toMatch(clock)
    setOnline(true)
    expect(said()).toBe('Connected again.')
    await pass(5)
    expect(said()).toBe('')

    await act(() => firestore.setNetwork('down'))
    await pass(25)
    await waitFor(() => expect(said()).toMatch(/^No connection to the server\. Showing data as of/))
    expect(said()).toMatch(clock)
    await act(() => firestore.setNetwork('up'))
    await pass(15)
    await waitFor(() => expect(said()).not.toMatch(/^No connection/))
    await pass(5)
    expect(said()).toBe('')

    if (!('isPublic' in pages[name])) return
    // Followed by snapshots.
    await act(() => firestore.setNetwork('without-firestore'))
    await pass(10)
    await waitFor(() => expect(said()).toMatch(/^Updating every few seconds/))
    await act(() => firestore.setNetwork('up'))
    await pass(5)
    await waitFor(() => expect(said()).toBe(''))
  },
)

test('a listener that ends is opened again by itself; until then the notice offers to do so', async () => {
  const firestore = await open('profile')
  const path = `profiles/${organizer.uid}`
  const listen = firestore.listenToDocument
  firestore.listenToDocument = async () => {
    throw Object.assign(new Error('denied'), { code: 'permission-denied' })
  }
  await act(() => firestore.interrupt(path))
  await pass(10)
  await waitFor(() => expect(said()).toMatch(/^Live updates have stopped\. Showing data as of .*Try again$/))
  firestore.listenToDocument = listen
  await pass(30)
  await waitFor(() => expect(said()).not.toMatch(/^Live updates have stopped/))
})
