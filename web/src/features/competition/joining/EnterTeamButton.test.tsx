// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { type Competition, competitionDefaults } from '@upper-bracket/shared/competition/competition'
import type { Became } from '@upper-bracket/shared/entry/enter'
import { newProfile } from '@upper-bracket/shared/profile/newProfile'
import { expect, test } from 'vitest'
import { useMyParticipation } from '#documents/ownPlayer.ts'
import { aPlayer } from '#testing/entrants.ts'
import { person } from '#testing/people.ts'
import { refused, renderPage } from '#testing/renderPage.tsx'
import { aCompetition, testCompetitionPath } from '#testing/testCompetition.ts'
import { JoinOrLeave } from './JoinOrLeave.tsx'

const ann = person('ann')

function open(changes: Partial<Competition>, enterTeam: (input: unknown) => { readonly became: Became }) {
  const { options } = aCompetition()
  const competition = {
    ...aCompetition({ ...changes, options: { ...options, ...changes.options, wholeTeams: true } }),
    id: 'cup',
  }
  return renderPage({
    at: '/competitions/cup',
    Page: () => <JoinOrLeave competition={competition} own={useMyParticipation(competition)} />,
    language: 'en',
    user: ann,
    isUnused: true,
    documents: {
      [testCompetitionPath]: competition,
      [`profiles/${ann.uid}`]: {
        ...newProfile({ email: ann.email, displayName: 'Ann' }, 0),
        dota: { RankTier: 33 },
      },
      [`${testCompetitionPath}/players/wolf`]: { ...aPlayer('wolf'), displayName: 'Wolf' },
    },
    functions: { enterTeam },
  })
}

test('a captain enters a team of five in ten taps or fewer, and each problem is said before', async () => {
  const sent: unknown[] = []
  const { user, fill } = await open({ rules: 'Fair play' }, (input: unknown) => {
    sent.push(input)
    if (sent.length === 1) throw refused('team-name-taken')
    return { became: 'entered' }
  })
  let taps = 0
  const tap = async (name: string) => {
    taps++
    await user.click(await screen.findByRole('button', { name }))
  }
  await screen.findByRole('button', { name: 'Join without a team' })
  expect(screen.getAllByRole('link', { name: 'rules of the tournament' })).toHaveLength(1)
  await tap('Enter a team')
  const dialog = within(await screen.findByRole('dialog', { name: 'Enter a team' }))
  const [name, members] = [dialog.getByLabelText(/^Team name/), dialog.getByLabelText(/^The other players/)]
  await fill(name, 'Bears')
  await fill(members, 'Wolf\nBob Legend 4\nCid\nDot\nEve\nFay')
  await dialog.findByText('Already in the tournament, and therefore left out: Wolf')
  dialog.getByText('Only 4 players fit')
  await fill(members, 'Bob Legend 4\nCid\nDot\nEve')
  taps += 2
  await tap('Enter')
  await waitFor(() => expect(sent).toHaveLength(1))
  await waitFor(() => expect(name.getAttribute('aria-invalid')).toBe('true'))
  await fill(name, 'Wolves')
  await tap('Enter')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const guest = (typed: string, rankTier: number | null) => ({
    uid: expect.stringMatching(/^guest-/),
    name: typed,
    rankTier,
  })
  expect(sent[1]).toMatchObject({
    name: 'Wolves',
    members: [guest('Bob', 54), guest('Cid', null), guest('Dot', null), guest('Eve', null)],
  })
  expect((sent[0] as { members: unknown }).members).toEqual((sent[1] as { members: unknown }).members)
  expect(taps).toBeLessThanOrEqual(10)
})

test.each([
  [
    'requested',
    { options: { ...competitionDefaults.options, entry: 'approval' } },
    'Ask to join as a team',
    'Send the request',
  ],
  [
    'waiting',
    { teamCount: 4, places: { players: 99, teams: 4 } },
    'Join the waiting list as a team',
    'Join the waiting list',
  ],
] as const)(
  'a team that is %s says so before the button is pressed, with its members',
  async (became, changes, button, submit) => {
    const sent: unknown[] = []
    const { user, fill } = await open(changes, input => {
      sent.push(input)
      return { became }
    })
    await user.click(await screen.findByRole('button', { name: button }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Enter a team' }))
    dialog.getByText(became === 'requested' ? /admits or declines the team as a whole/ : /room for 5 players/)
    await fill(dialog.getByLabelText(/^Team name/), 'Bears')
    await fill(dialog.getByLabelText(/^The other players/), 'Bob')
    await user.click(dialog.getByRole('button', { name: submit }))
    await screen.findByText(/^(The request of team|Team) “Bears”/)
    expect(sent).toMatchObject([{ name: 'Bears', members: [{ name: 'Bob' }] }])
  },
)

test('a captain names substitutes apart from the players', async () => {
  const sent: unknown[] = []
  const options = { ...competitionDefaults.options, substitutes: 1 as const }
  const { user, fill } = await open({ options }, input => {
    sent.push(input)
    return { became: 'entered' }
  })
  await user.click(await screen.findByRole('button', { name: 'Enter a team' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Enter a team' }))
  await fill(dialog.getByLabelText(/^Team name/), 'Bears')
  await fill(dialog.getByLabelText(/^The other players/), 'Bob')
  const substitutes = dialog.getByLabelText(/^Substitutes/)
  await fill(substitutes, 'Sam\nTim')
  await dialog.findByText('Only 1 player fits')
  await user.click(dialog.getByRole('button', { name: 'Enter' }))
  expect(sent).toEqual([])
  await fill(substitutes, 'Sam')
  await user.click(dialog.getByRole('button', { name: 'Enter' }))
  await waitFor(() =>
    expect(sent).toMatchObject([{ members: [{ name: 'Bob' }, { name: 'Sam', substitute: true }] }]),
  )
  expect((sent[0] as { members: object[] }).members[0]).not.toHaveProperty('substitute')
})
