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

test('the contacts of a player without an account are corrected with name and rank', async () => {
  const { user, calls } = await renderPage({
    language: 'en',
    user: organizer,
    functions: { updateGuestPlayer: () => ({}) },
    documents: {
      [`${testCompetitionPath}/contacts/guest-bear`]:
        contactsOfGuest('guest-bear', {
          contacts: { discord: 'bear', email: 'bear@example.org' },
        }) ?? {},
    },
    Page: function Page() {
      const players = useNamedPlayers([bear])
      const competition = { ...aCompetition(), id: 'cup' }
      return players.map(player => (
        <EditGuestDialog
          key={player.uid}
          competition={competition}
          player={player}
          players={players}
          onClose={() => undefined}
        />
      ))
    },
  })
  const dialog = within(await screen.findByRole('dialog'))
  await waitFor(() => expect(dialog.getByLabelText('Discord')).toHaveProperty('value', 'bear'))
  await user.clear(dialog.getByLabelText('Discord'))
  await user.type(dialog.getByLabelText('Telegram'), 'https://t.me/Bear_1')
  await user.clear(dialog.getByLabelText('E-mail'))
  await user.type(dialog.getByLabelText('E-mail'), 'bear')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await dialog.findByText(/Not an e-mail address/)
  await user.type(dialog.getByLabelText('E-mail'), '@example.org')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  const contacts = { telegram: 'bear_1', email: 'bear@example.org' }
  const input = { competitionId: 'cup', uid: 'guest-bear', name: 'Bear', rankTier: bear.rankTier, contacts }
  await waitFor(() => expect(calls).toEqual([{ name: 'updateGuestPlayer', input }]))
})
