// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { earlyOrganizer } from '@upper-bracket/shared/earlyPage/earlyOrganizer'
import type { OrganizerView } from '@upper-bracket/shared/organizerPage/organizerView'
import type { Language } from '@upper-bracket/shared/profile/profile'
import { expect, test } from 'vitest'
import { makeI18n } from '#platform/language/i18n.ts'
import { organizer, person } from '#testing/people.ts'
import { renderPage } from '#testing/renderPage.tsx'
import { aCompetition, testCompetitionPath } from '#testing/testCompetition.ts'
import OrganizerEditorPage from './OrganizerEditorPage.tsx'
import OrganizerPage from './OrganizerPage.tsx'

const stored = {
  address: 'wolf-cups',
  addresses: ['wolf', 'wolf-cups'],
  name: 'Wolf Cups',
  description: 'Every **Friday**',
  links: ['https://www.twitch.tv/wolf'],
  revision: 3,
  createdAt: 1,
  updatedAt: 1,
}
const { addresses: _, ...page } = stored
const won = { ...aCompetition({ name: 'Won cup', status: 'finished' }), id: 'won' }
const view: OrganizerView = {
  organizerUid: organizer.uid,
  page,
  followerCount: 2,
  sections: [
    {
      section: 'upcoming',
      competitions: [{ ...aCompetition({ name: 'Next cup' }), id: 'next' }],
      hasMore: false,
    },
    { section: 'finished', competitions: [won], hasMore: true },
  ],
}
const more = {
  ...view,
  sections: [{ ...view.sections[1], competitions: [{ ...won, id: 'old', name: 'Old cup' }], hasMore: false }],
}
const answers = {
  '/api/organizers/wolf-cups': view,
  '/api/organizers/wolf': view,
  '/api/organizers/wolf-cups?after=won': more,
}

test('an earlier address leads to the page, which goes on with what is over, and is followed with one tap', async () => {
  const follows: boolean[] = []
  const wolf = person('follower')
  const { user, router } = await renderPage({
    at: '/organizers/wolf',
    Page: OrganizerPage,
    route: '/organizers/:address',
    language: 'en',
    user: wolf,
    answers,
    functions: {
      followOrganizer: ({ follows: each }) => {
        follows.push(each)
        return {}
      },
    },
  })
  await screen.findByRole('heading', { level: 1, name: 'Wolf Cups' })
  expect(router.state.location.pathname).toBe('/organizers/wolf-cups')
  await screen.findByText('Friday')
  const link = screen.getByRole('link', { name: 'twitch.tv/wolf' })
  expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([page.links[0], 'noopener nofollow'])
  await user.click(await screen.findByRole('button', { name: 'Show more' }))
  const past = screen.getByRole('region', { name: 'Finished' })
  await within(past).findByRole('heading', { name: 'Old cup' })

  await user.click(await screen.findByRole('button', { name: 'Follow' }))
  await screen.findByText('You will be told when a new tournament opens here')
  expect(follows).toEqual([true])
})

test('its owner says which of their tournaments stand on it, and hears whether followers are told', async () => {
  const shown: unknown[] = []
  const { user, fill } = await renderPage({
    at: '/profile/organizer',
    Page: OrganizerEditorPage,
    language: 'en',
    user: organizer,
    documents: {
      [`organizerPages/${organizer.uid}`]: stored,
      [testCompetitionPath]: aCompetition({ name: 'Next cup', status: 'running' }),
    },
    functions: {
      showOnOrganizerPage: input => {
        shown.push(input)
        return { announced: 'later' }
      },
    },
  })
  const box = await screen.findByRole('switch', { name: 'Show on page: Next cup' })
  expect(box).toHaveProperty('checked', false)
  await user.click(box)
  await screen.findByText(/tell them of this one later/)
  await screen.findByText(/of up to 3 in a row, then of one every 8 hours/)
  expect(shown).toEqual([{ competitionId: 'cup', shown: true }])

  const links = await screen.findByRole('textbox', { name: /^Links/ })
  await screen.findByText(/Yours so far: wolf, wolf-cups\./)
  await fill(links, 'javascript:alert(1)')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('At most 6 addresses, each beginning with https://')
})

test.each([
  ['ru', '2 подписчика', 'Подписаться'],
  ['en', '2 followers', 'Follow'],
] as const)(
  'it is there before its code, and nothing written on it does harm (%s)',
  async (language: Language, followers, follow) => {
    const i18n = makeI18n()
    await i18n.changeLanguage(language)
    await i18n.loadNamespaces(['common', 'competition', 'organizers', 'tournaments'])
    const textsOf = (namespace: string) => i18n.getFixedT(language, namespace as 'common') as never
    const scene = { asOf: 0, language, textsOf }
    const hostile = { ...page, name: '"><script>', description: 'x <script>x</script> [a](javascript:x)' }
    const early = earlyOrganizer({ ...view, page: hostile }, scene)
    for (const text of [followers, follow, 'Next cup', 'Won cup', '&#60;script&#62;'])
      expect(early).toContain(text)
    expect(early).toContain('href="/auth/signup?next=%2Forganizers%2Fwolf-cups"')
    expect(early).not.toMatch(/<script|href="javascript:/)
  },
)
