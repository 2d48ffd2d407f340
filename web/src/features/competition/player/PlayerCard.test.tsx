// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react'
import { type Contacts, contactsOfGuest } from '@upper-bracket/shared/player/contacts'
import { expect, test } from 'vitest'
import { useCompetitionQuery } from '#documents/competition.ts'
import { aPlayer, aTeam } from '#testing/entrants.ts'
import { organizer } from '#testing/people.ts'
import { renderPage } from '#testing/renderPage.tsx'
import { aCompetition, testCompetitionPath } from '#testing/testCompetition.ts'
import { ShownPlayer } from './ShownPlayer.tsx'

function Tab() {
  const competition = useCompetitionQuery('cup').currentData?.value
  return competition ? <ShownPlayer competition={competition} /> : null
}

const contacts: Contacts = {
  uid: 'wolf',
  realName: 'Anna Wolf',
  steamProfileURL: 'https://steamcommunity.com/id/wolf',
  messagingURL: 'https://t.me/wolf_anna',
  discordID: '80351110224678912',
}

const answers = [{ question: 'Where from?', answer: 'Ulm' }]

const steam = ['https://steamcommunity.com/id/wolf', 'noopener nofollow'] as const

async function open(
  viewer: string | null,
  changes: Partial<Contacts> = {},
  uid = 'wolf',
  language = 'en' as 'en' | 'ru',
) {
  const page = await renderPage({
    at: `/competitions/cup/teams?player=${uid}`,
    Page: Tab,
    language,
    ...(viewer !== null && { user: { uid: viewer, email: 'somebody@example.org' } }),
    documents: {
      [testCompetitionPath]: aCompetition(),
      [`${testCompetitionPath}/teams/wolves`]: aTeam('Wolves', ['wolf']),
      [`${testCompetitionPath}/players/wolf`]: aPlayer('wolf', {
        displayName: 'Grey Wolf',
        rankTier: 54,
        teamId: 'wolves',
        captain: true,
        steamProfileURL: 'https://steamcommunity.com/id/wolf',
      }),
      [`${testCompetitionPath}/players/guest-bear`]: aPlayer('guest-bear', {
        displayName: 'Bear',
        guest: true,
      }),
      [`${testCompetitionPath}/contacts/wolf`]: { ...contacts, ...changes },
      [`${testCompetitionPath}/contacts/guest-fox`]:
        contactsOfGuest('guest-fox', {
          contacts: { discord: 'Fox#1234', telegram: 'fox_1', email: 'fox@example.org', steam: steam[0] },
        }) ?? {},
      [`${testCompetitionPath}/contacts/guest-owl`]:
        contactsOfGuest('guest-owl', { contacts: { discord: 'Owl#1234' }, enteredBy: 'captain' }) ?? {},
      [`${testCompetitionPath}/players/guest-owl`]: aPlayer('guest-owl', {
        displayName: 'Owl',
        guest: true,
        namedByCaptain: true,
      }),
      [`${testCompetitionPath}/players/guest-fox`]: aPlayer('guest-fox', { displayName: 'Fox', guest: true }),
    },
  })
  return { ...page, card: within(await screen.findByRole('dialog')) }
}

const linksOf = (card: Awaited<ReturnType<typeof open>>['card']) =>
  card.queryAllByRole('link').map(link => [link.getAttribute('href'), link.getAttribute('rel')])

test('everybody sees name, rank, team and Steam profile, and nothing else', async () => {
  const { card, user, router } = await open(null, { answers, statedAge: 16 })
  await card.findByText('Wolves, captain')
  card.getByRole('heading', { name: 'Grey Wolf' })
  card.getByText(/Legend/)
  expect(linksOf(card)).toEqual([steam])
  expect(card.queryByText('Contacts')).toBeNull()
  expect(card.queryByText('Ulm')).toBeNull()
  await user.click(card.getByRole('button', { name: 'Close' }))
  expect(router.state.location.search).toBe('')
})

test.each([
  [organizer.uid, 'en', 'Only the organizers of this tournament and the player can see this.', []],
  ['wolf', 'ru', 'Это видите только вы и организаторы турнира.', [['/profile', null]]],
] as const)(
  '%s also sees how to reach the player, and who else does',
  async (viewer, language, sentence, more) => {
    const { card } = await open(viewer, { answers, statedAge: 16 }, 'wolf', language)
    await card.findByText('Anna Wolf')
    card.getByText(sentence)
    card.getByText('@wolf_anna')
    card.getByText('Where from?')
    card.getByText('Ulm')
    card.getByText({ en: '16 or older', ru: 'от 16 лет' }[language])
    expect(linksOf(card)).toEqual([
      steam,
      ...more,
      ['https://t.me/wolf_anna', 'noopener nofollow'],
      ['https://discord.com/users/80351110224678912', 'noopener nofollow'],
    ])
  },
)

test('an address that is none of ours is not a link', async () => {
  const { card } = await open(organizer.uid, { messagingURL: 'javascript:alert(1)', discordID: null })
  await card.findByText('Anna Wolf')
  expect(linksOf(card)).toEqual([steam])
})

test('organizers see the contacts that they have entered for a player without an account', async () => {
  const { card } = await open(organizer.uid, {}, 'guest-fox')
  await card.findByText('An organizer entered them. Only the organizers of this tournament can see them.')
  card.getByText('Fox#1234')
  expect(card.getAllByRole('link').map(link => link.getAttribute('href'))).toEqual([
    'https://t.me/fox_1',
    'mailto:fox@example.org',
    steam[0],
  ])
  cleanup()
  const other = await open('wolf', {}, 'guest-fox')
  await other.card.findByText('An organizer entered this player, who has no account here.')
  expect(other.card.queryByText('fox@example.org')).toBeNull()
})

test('organizers read that the captain entered the contacts of a member without an account', async () => {
  const { card } = await open(organizer.uid, {}, 'guest-owl')
  await card.findByText('The captain entered them. Only the organizers of this tournament can see them.')
  card.getByText('The captain named this player, who has no account here.')
})

test('players without an account, contacts or an entry', async () => {
  const guest = await open(organizer.uid, {}, 'guest-bear')
  await guest.card.findByText('An organizer entered this player, who has no account here.')
  cleanup()
  const bare = await open(organizer.uid, { realName: '', messagingURL: '', discordID: null })
  await bare.card.findByText('The profile has no contacts.')
  cleanup()
  const gone = await open(organizer.uid, {}, 'nobody')
  await gone.card.findByText('This person does not take part in the tournament any more.')
})
