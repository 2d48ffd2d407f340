// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { contactsOfGuest } from '@upper-bracket/shared/player/contacts'
import { expect, test } from 'vitest'
import { useNamedPlayers } from '#documents/useNamedPlayers.ts'
import { aPlayer } from '#testing/entrants.ts'
import { organizer } from '#testing/people.ts'
import { renderPage } from '#testing/renderPage.tsx'
import { aCompetition, testCompetitionPath } from '#testing/testCompetition.ts'
import EditGuestDialog from './EditGuestDialog.tsx'

const bear = { ...aPlayer('guest-bear', { displayName: 'Bear', guest: true }), id: 'guest-bear' }

const contactsPath = `${testCompetitionPath}/contacts/guest-bear`

const open = (stored: object) =>
  renderPage({
    language: 'en',
    user: organizer,
    functions: { updateGuestPlayer: () => ({}) },
    documents: { [contactsPath]: stored },
    Page: function Page() {
      const players = useNamedPlayers([bear])
      const competition = { ...aCompetition(), id: 'cup' }
      return players.map(player => (
        <EditGuestDialog
          byCaptain={false}
          key={player.uid}
          competition={competition}
          player={player}
          players={players}
          onClose={() => undefined}
        />
      ))
    },
  })

test('the contacts of a player without an account are corrected with name and rank', async () => {
  const entered = { discord: 'bear', email: 'bear@example.org' }
  const { user, fill, calls } = await open(contactsOfGuest('guest-bear', { contacts: entered }) ?? {})
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByLabelText('Discord')).toHaveProperty('value', 'bear')
  await user.clear(dialog.getByLabelText('Discord'))
  await fill(dialog.getByLabelText('Telegram'), 'https://t.me/Bear_1')
  await fill(dialog.getByLabelText('E-mail'), 'bear')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await dialog.findByText(/Not an e-mail address/)
  await fill(dialog.getByLabelText('E-mail'), 'bear@example.org')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  const contacts = { telegram: 'bear_1', email: 'bear@example.org' }
  const input = { competitionId: 'cup', uid: 'guest-bear', name: 'Bear', rankTier: bear.rankTier, contacts }
  await waitFor(() => expect(calls).toEqual([{ name: 'updateGuestPlayer', input }]))
})

test('contacts that could not be loaded are not asked for, and stay when the name is corrected', async () => {
  const { user, fill, calls } = await open(Object.assign(new Error('denied'), { code: 'permission-denied' }))
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByRole('button', { name: 'Try again' })
  expect(dialog.queryByLabelText('Discord')).toBeNull()
  await fill(dialog.getByLabelText(/^Name/), 'Bearoo')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  const input = { competitionId: 'cup', uid: 'guest-bear', name: 'Bearoo', rankTier: bear.rankTier }
  await waitFor(() => expect(calls).toEqual([{ name: 'updateGuestPlayer', input }]))
})
