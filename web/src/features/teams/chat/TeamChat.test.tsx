// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import type { Competition } from '@upper-bracket/shared/competition/competition'
import { expect, test } from 'vitest'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { aPlayer, aTeam } from '#testing/entrants.ts'
import { renderPage } from '#testing/renderPage.tsx'
import { aCompetition, testCompetitionPath } from '#testing/testCompetition.ts'
import TeamsPage from '../board/TeamsPage.tsx'

const wolves = `${testCompetitionPath}/teams/wolves`

/** Wolves of `cap` and `mate`, who has written, and Dana without a team. */
function open(
  uid: string,
  { at = hrefs.competitionTeams('cup'), ...changes }: Partial<Competition> & { at?: string } = {},
) {
  return renderPage({
    at,
    Page: TeamsPage,
    language: 'en',
    user: { uid, email: `${uid}@example.org` },
    documents: {
      [testCompetitionPath]: aCompetition(changes),
      [wolves]: aTeam('Wolves', ['cap', 'mate']),
      [`${wolves}/private/conversation`]: {
        lastMessage: { uid: 'mate', at: 20 },
        readAt: { mate: 20 },
        readerUids: ['mate'],
      },
      [`${wolves}/messages/hello`]: { authorUid: 'mate', text: 'When do we meet?', sentAt: 20 },
      [`${testCompetitionPath}/players/cap`]: aPlayer('cap', { teamId: 'wolves', captain: true }),
      [`${testCompetitionPath}/players/mate`]: aPlayer('mate', { teamId: 'wolves' }),
      [`${testCompetitionPath}/players/dana`]: aPlayer('dana'),
    },
    functions: {
      markTeamRead: () => ({}),
      sendTeamMessage: () => ({ sentAt: 30 }),
      notifyTeam: () => ({ sentAt: 30 }),
    },
  })
}

test('the card of the own team marks what is new and opens the chat, in which it is read', async () => {
  const { user, calls, router } = await open('cap')
  await user.click(await screen.findByRole('link', { name: 'Team chat: new messages' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Team chat: Wolves' }))
  await dialog.findByText('When do we meet?')
  expect(router.state.location.search).toBe('?chat=team')
  await waitFor(() =>
    expect(calls).toEqual([
      { name: 'markTeamRead', input: { competitionId: 'cup', teamId: 'wolves', upTo: 20 } },
    ]),
  )
  await user.click(dialog.getByRole('button', { name: 'Close' }))
  expect(router.state.location.search).toBe('')
})

test('a captain chooses whether everybody is notified, and others are not asked', async () => {
  const at = hrefs.teamChat('cup')
  const { user, fill, calls } = await open('cap', { at })
  const box = await screen.findByRole('checkbox', { name: 'Notify the whole team' })
  const write = async (text: string) => {
    await fill(screen.getByLabelText('Message'), text)
    await user.click(screen.getByRole('button', { name: 'Send' }))
  }
  await write('At eight')
  await waitFor(() => expect(calls.at(-1)?.name).toBe('notifyTeam'))
  await user.click(box)
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Message').value).toBe(''))
  await write('Good luck')
  await waitFor(() =>
    expect(calls.at(-1)).toMatchObject({
      name: 'sendTeamMessage',
      input: { competitionId: 'cup', teamId: 'wolves', text: 'Good luck' },
    }),
  )
})

test('a member writes without the choice', async () => {
  await open('mate', { at: hrefs.teamChat('cup') })
  await screen.findByLabelText('Message')
  expect(screen.queryByRole('checkbox', { name: 'Notify the whole team' })).toBeNull()
})

test('after the end the chat can be read only', async () => {
  await open('mate', { at: hrefs.teamChat('cup'), status: 'finished' })
  await screen.findByText(/nobody can write here any more/)
  expect(screen.queryByLabelText('Message')).toBeNull()
})

test('a link to the chat of another team opens nothing, and a player without a team has none', async () => {
  for (const at of [hrefs.teamChat('cup'), `${hrefs.competitionTeams('cup')}?chat=wolves`]) {
    cleanup()
    await open('dana', { at })
    await screen.findByRole('heading', { name: 'Wolves' })
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.queryByRole('link', { name: /Team chat/ })).toBeNull()
  }
})
