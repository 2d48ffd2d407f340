// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { newProfile } from '@upper-bracket/shared/profile/newProfile'
import { expect, test } from 'vitest'
import { useMyParticipation } from '#documents/ownPlayer.ts'
import { aPlayer } from '#testing/entrants.ts'
import { person } from '#testing/people.ts'
import { refused, renderPage } from '#testing/renderPage.tsx'
import { aCompetition, testCompetitionPath } from '#testing/testCompetition.ts'
import { JoinOrLeave } from './JoinOrLeave.tsx'

test('a captain enters a team of five in ten taps or fewer, and each problem is said before', async () => {
  const ann = person('ann')
  const { options } = aCompetition()
  const competition = {
    ...aCompetition({ options: { ...options, wholeTeams: true }, rules: 'Fair play' }),
    id: 'cup',
  }
  const sent: unknown[] = []
  const { user, fill } = await renderPage({
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
    functions: {
      enterTeam: (input: unknown) => {
        sent.push(input)
        if (sent.length === 1) throw refused('team-name-taken')
        return {}
      },
    },
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
