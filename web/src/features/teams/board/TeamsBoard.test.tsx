// @vitest-environment happy-dom
import { act, cleanup, screen, within } from '@testing-library/react'
import { bracketOf } from '@upper-bracket/shared/bracket/testing/randomTournament'
import type { Competition } from '@upper-bracket/shared/competition/competition'
import type { Player } from '@upper-bracket/shared/player/player'
import { describe, expect, test } from 'vitest'
import { aPlayer, aTeam } from '#testing/entrants.ts'
import { organizer } from '#testing/people.ts'
import { renderPage } from '#testing/renderPage.tsx'
import { aCompetition, testCompetitionPath } from '#testing/testCompetition.ts'
import TeamsPage from './TeamsPage.tsx'

const route = {
  at: '/competitions/cup/teams',
  Page: TeamsPage,
}

/** Anna, whose team is Wolves, and Boris, who has none. */
async function open(competition: Partial<Competition>, anna: Partial<Player>, boris: Partial<Player>) {
  await renderPage({
    ...route,
    language: 'en',
    documents: {
      [testCompetitionPath]: aCompetition(competition),
      [`${testCompetitionPath}/teams/wolves`]: aTeam('Wolves', ['a']),
      [`${testCompetitionPath}/players/a`]: aPlayer('a', {
        displayName: 'Anna',
        teamId: 'wolves',
        captain: true,
        ...anna,
      }),
      [`${testCompetitionPath}/players/b`]: aPlayer('b', { displayName: 'Boris', ...boris }),
    },
  })
  await screen.findByText('Anna')
}

test('the menu of a team in the bracket is one link away', async () => {
  const bracket = bracketOf(2)
  const withdrawals = [{ teamId: 'team-2', stage: '' }]
  await renderPage({
    ...route,
    language: 'en',
    user: organizer,
    documents: {
      [testCompetitionPath]: aCompetition({ status: 'running', bracketId: 'bracket' }),
      [`${testCompetitionPath}/teams/team-1`]: { ...aTeam('Wolves', []), seed: 1 },
      [`${testCompetitionPath}/teams/team-2`]: { ...aTeam('Owls', []), seed: 2 },
      [`${testCompetitionPath}/brackets/bracket`]: { ...bracket.shape, withdrawals },
    },
  })
  const link = await screen.findByRole('link', { name: 'Actions: Wolves' })
  expect(link.getAttribute('href')).toContain('/bracket?manage=team-1')
  await screen.findByRole('link', { name: 'Actions: Owls' })
})

test('the substitutes of a team stand with it, and its captain takes one out', async () => {
  const released: unknown[] = []
  const { options } = aCompetition()
  const { user } = await renderPage({
    ...route,
    language: 'en',
    user: { uid: 'a', email: 'a@example.org' },
    documents: {
      [testCompetitionPath]: aCompetition({
        options: { ...options, wholeTeams: true, substitutes: 1 as const },
      }),
      [`${testCompetitionPath}/teams/wolves`]: aTeam('Wolves', ['a']),
      [`${testCompetitionPath}/players/a`]: aPlayer('a', { teamId: 'wolves', captain: true }),
      [`${testCompetitionPath}/players/sam`]: aPlayer('sam', {
        displayName: 'Sam',
        substituteOf: 'wolves',
        guest: true,
        namedByCaptain: true,
      }),
    },
    functions: {
      releasePlayer: input => {
        released.push(input)
        return {}
      },
    },
  })
  const list = within(await screen.findByRole('list', { name: 'Substitutes' }))
  await user.click(list.getByRole('button', { name: 'Actions: Sam' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Remove from team' }))
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove from team' }),
  )
  expect(released).toMatchObject([{ teamId: 'wolves', uid: 'sam' }])
})

test('a substitute with an account leaves their own team, and takes no seat in another one', async () => {
  const { user, calls } = await renderPage({
    ...route,
    language: 'en',
    user: { uid: 'sam', email: 'sam@example.org' },
    documents: {
      [testCompetitionPath]: aCompetition(),
      [`${testCompetitionPath}/teams/wolves`]: aTeam('Wolves', ['a']),
      [`${testCompetitionPath}/teams/bears`]: aTeam('Bears', ['b']),
      [`${testCompetitionPath}/players/a`]: aPlayer('a', { teamId: 'wolves', captain: true }),
      [`${testCompetitionPath}/players/b`]: aPlayer('b', { teamId: 'bears', captain: true }),
      [`${testCompetitionPath}/players/sam`]: aPlayer('sam', { displayName: 'Sam', substituteOf: 'wolves' }),
    },
    functions: { leaveTeam: () => ({}) },
  })
  const own = within(await screen.findByRole('listitem', { name: 'Wolves' }))
  const other = within(await screen.findByRole('listitem', { name: 'Bears' }))
  own.getByRole('button', { name: /Join this team/ })
  expect(other.queryByRole('button', { name: /Join this team/ })).toBeNull()
  // The chat is for members.
  expect(own.queryByRole('link', { name: 'Team chat' })).toBeNull()
  await user.click(own.getByRole('button', { name: 'Leave team' }))
  expect(calls).toEqual([{ name: 'leaveTeam', input: { competitionId: 'cup', teamId: 'wolves' } }])
})

describe('a request to join', () => {
  const at = Date.now()
  /** Wolves of `cap` and `mate`, and Boris, Dana and a guest without a team. */
  async function openAs(
    uid: string,
    teamRequests: Player['teamRequests'] = {},
    { wolves = ['cap', 'mate'], language = 'en' }: { wolves?: string[]; language?: 'ru' | 'en' } = {},
  ) {
    const done = () => ({})
    const page = await renderPage({
      ...route,
      language,
      user: { uid, email: `${uid}@example.org` },
      documents: {
        [testCompetitionPath]: aCompetition(),
        [`${testCompetitionPath}/teams/wolves`]: aTeam('Wolves', wolves),
        ...Object.fromEntries(
          wolves.map(each => [
            `${testCompetitionPath}/players/${each}`,
            aPlayer(each, { teamId: 'wolves', captain: each === 'cap' }),
          ]),
        ),
        [`${testCompetitionPath}/players/boris`]: aPlayer('boris', { displayName: 'Boris', teamRequests }),
        [`${testCompetitionPath}/players/dana`]: aPlayer('dana', { displayName: 'Dana' }),
        [`${testCompetitionPath}/players/guest-g`]: aPlayer('guest-g', { displayName: 'Gert', guest: true }),
      },
      functions: {
        requestPlayer: done,
        declineTeamRequest: done,
        releasePlayer: done,
        joinTeam: done,
      },
    })
    await screen.findByText('Boris')
    const openMenu = async (name: string) => {
      await page.user.click(await screen.findByRole('button', { name: `Actions: ${name}` }))
      return within(await screen.findByRole('menu'))
    }
    return { ...page, openMenu }
  }
  const ofWolves = { competitionId: 'cup', teamId: 'wolves' }

  test.each([
    {
      language: 'ru',
      seat: 'Пригласить игрока в команду «Wolves»',
      title: 'Кого пригласить в «Wolves»?',
      said: 'Dana получит приглашение в команду «Wolves»',
    },
    {
      language: 'en',
      seat: 'Invite a player to “Wolves”',
      title: 'Who do you want to invite to “Wolves”?',
      said: 'Dana is invited to “Wolves”',
    },
  ] as const)('is made by a captain for a free seat ($language)', async ({ language, seat, title, said }) => {
    const { user, calls } = await openAs('cap', { wolves: { state: 'open', at } }, { language })
    await user.click((await screen.findAllByRole('button', { name: seat }))[0] ?? document.body)
    const dialog = within(await screen.findByRole('dialog', { name: title }))
    expect(dialog.getByRole('button', { name: /Boris/ })).toHaveProperty('disabled', true)
    expect(dialog.queryByText('Gert')).toBeNull()
    await user.click(dialog.getByRole('button', { name: /Dana/ }))
    await screen.findByText(said)
    expect(calls).toEqual([{ name: 'requestPlayer', input: { ...ofWolves, uid: 'dana', wanted: true } }])
  })

  test('is cancelled by the captain, who sees who has not answered, and cannot ask who declined or cannot answer', async () => {
    const { user, calls, openMenu, firestore } = await openAs('cap', { wolves: { state: 'open', at } })
    await screen.findByText('invited')
    expect(screen.queryByRole('button', { name: 'Actions: Gert' })).toBeNull()
    const menu = await openMenu('Boris')
    await user.click(menu.getByRole('menuitem', { name: 'Cancel the invitation to “Wolves”' }))
    await screen.findByText('Invitation cancelled: Boris')
    expect(calls).toEqual([{ name: 'requestPlayer', input: { ...ofWolves, uid: 'boris', wanted: false } }])

    const declined = { wolves: { state: 'declined', at } } as const
    act(() => {
      firestore.put(
        `${testCompetitionPath}/players/boris`,
        aPlayer('boris', { displayName: 'Boris', teamRequests: declined }),
      )
    })
    await screen.findByText('declined')
    const item = (await openMenu('Boris')).getByRole('menuitem', { name: 'Invitation declined' })
    expect(item.getAttribute('aria-disabled')).toBe('true')
  })

  test('is accepted or declined by the player, and shown to nobody else', async () => {
    const open = { wolves: { state: 'open', at } } as const
    const { user, calls } = await openAs('boris', open)
    const asked = within(
      (await screen.findByText('You are invited to “Wolves”')).closest('section') ?? document.body,
    )
    asked.getByText('In the team now: Player cap, Player mate')
    // Once in the request, and once on the three free seats.
    expect(screen.getAllByRole('button', { name: 'Join this team: “Wolves”' })).toHaveLength(2)
    await user.click(asked.getByRole('button', { name: 'Decline to join “Wolves”' }))
    await screen.findByText('You have declined. The captain will see it')
    await user.click(asked.getByRole('button', { name: 'Join this team: “Wolves”' }))
    await screen.findByText('You are in “Wolves”')
    expect(calls).toEqual([
      { name: 'declineTeamRequest', input: ofWolves },
      { name: 'joinTeam', input: ofWolves },
    ])
    for (const [uid, requests, wolves] of [
      ['dana', open, ['cap', 'mate']],
      ['boris', { wolves: { state: 'declined', at } }, ['cap', 'mate']],
      ['boris', open, ['cap', 'b', 'c', 'd', 'e']],
    ] as const) {
      cleanup()
      await openAs(uid, requests, { wolves: [...wolves] })
      expect(screen.queryByText(/You are invited/)).toBeNull()
    }
  })

  test('a captain lets a member go after a question', async () => {
    const { user, calls, openMenu } = await openAs('cap')
    const menu = await openMenu('Player mate')
    await user.click(menu.getByRole('menuitem', { name: 'Remove from team' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove Player mate from the team?' }))
    await user.click(dialog.getByRole('button', { name: 'Remove from team' }))
    await screen.findByText('Player mate no longer has a team')
    expect(calls).toEqual([{ name: 'releasePlayer', input: { ...ofWolves, uid: 'mate' } }])
  })
})

const median = /Players without a rank count as/

test('what unranked players count as is said where somebody has a rank, until the start', async () => {
  await open({}, {}, { rankTier: 34 })
  expect(screen.getByText(median).textContent).toContain('“Crusader 4”')
  for (const [competition, boris] of [
    [{}, {}],
    [{ status: 'running', bracketId: 'first' }, { rankTier: 34 }],
  ] as const) {
    cleanup()
    await open(competition, {}, boris)
    expect(screen.queryByText(median)).toBeNull()
  }
})

test('a team shows the sum of its ranks, in which a player without a rank counts as the median of everybody', async () => {
  const card = () => screen.getByRole('listitem', { name: 'Wolves' }).textContent
  await open({}, { rankTier: 80 }, { rankTier: 34 })
  expect(card()).toContain('Rank sum 36')
  cleanup()
  // Crusader 4, the only rank, is the 14th step.
  await open({}, {}, { rankTier: 34 })
  expect(card()).toContain('Rank sum 14')
})

test('a player takes a seat in the dialog that has an address', async () => {
  const wolf = { uid: 'wolf', email: 'wolf@example.org' }
  const { user, calls, router } = await renderPage({
    ...route,
    at: '/competitions/cup/teams?do=takeSeat',
    language: 'en',
    user: wolf,
    documents: {
      [testCompetitionPath]: aCompetition(),
      [`${testCompetitionPath}/teams/wolves`]: aTeam('Wolves', ['a']),
      [`${testCompetitionPath}/teams/full`]: aTeam('Full', ['1', '2', '3', '4', '5']),
      [`${testCompetitionPath}/players/a`]: aPlayer('a', { displayName: 'Anna', teamId: 'wolves' }),
      ...Object.fromEntries(
        ['1', '2', '3', '4', '5'].map(uid => [
          `${testCompetitionPath}/players/${uid}`,
          aPlayer(uid, { teamId: 'full' }),
        ]),
      ),
      [`${testCompetitionPath}/players/wolf`]: aPlayer('wolf'),
    },
    functions: { joinTeam: () => ({}) },
  })
  const dialog = within(await screen.findByRole('dialog', { name: 'Free seats' }))
  expect(dialog.queryByRole('button', { name: /Full/ })).toBeNull()
  await user.click(dialog.getByRole('button', { name: /Wolves/ }))
  await screen.findByText('You are in “Wolves”')
  expect(calls).toEqual([{ name: 'joinTeam', input: { competitionId: 'cup', teamId: 'wolves' } }])
  expect(router.state.location.search).toBe('')
})

test('the address opens no dialog for those who may not', async () => {
  for (const kind of [
    'distribute',
    'addPlayers',
    'inviteGuests',
    'missing',
    'create',
    'takeSeat',
    'toString',
  ]) {
    await renderPage({
      ...route,
      at: `/competitions/cup/teams?do=${kind}`,
      language: 'en',
      documents: { [testCompetitionPath]: aCompetition() },
    })
    await screen.findByText('0 players · 0 teams')
    expect(screen.queryByRole('dialog')).toBeNull()
    cleanup()
  }
})

test('after the start, organizers put players without a team into teams outside the bracket', async () => {
  const { user, calls } = await renderPage({
    ...route,
    language: 'en',
    user: organizer,
    documents: {
      [testCompetitionPath]: aCompetition({ status: 'running', bracketId: 'first' }),
      [`${testCompetitionPath}/teams/wolves`]: aTeam('Wolves', ['a'], { seed: 1 }),
      [`${testCompetitionPath}/teams/late`]: aTeam('Late', []),
      [`${testCompetitionPath}/players/a`]: aPlayer('a', { displayName: 'Anna', teamId: 'wolves' }),
      [`${testCompetitionPath}/players/b`]: aPlayer('b', { displayName: 'Boris' }),
    },
    functions: { assignPlayer: () => ({}) },
  })
  await screen.findByText('Boris')
  expect(screen.queryByRole('button', { name: 'Add a player to “Wolves”' })).toBeNull()
  screen.getByRole('button', { name: 'Add a player to “Late”' })
  screen.getByRole('button', { name: 'Create team' })
  await user.click(screen.getByRole('button', { name: 'Actions: Boris' }))
  const menu = within(await screen.findByRole('menu'))
  expect(menu.queryByRole('menuitem', { name: /Wolves/ })).toBeNull()
  await user.click(menu.getByRole('menuitem', { name: /Late/ }))
  expect(calls).toEqual([{ name: 'assignPlayer', input: { competitionId: 'cup', uid: 'b', teamId: 'late' } }])
})
