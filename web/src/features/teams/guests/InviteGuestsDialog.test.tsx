// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import type { MailVerdict } from '@upper-bracket/shared/invitation/mailVerdicts'
import { contactsOfGuest } from '@upper-bracket/shared/player/contacts'
import { expect, test } from 'vitest'
import { useNamedPlayers } from '#documents/useNamedPlayers.ts'
import { aPlayer } from '#testing/entrants.ts'
import { organizer } from '#testing/people.ts'
import { refused, renderPage } from '#testing/renderPage.tsx'
import { aCompetition, testCompetitionPath } from '#testing/testCompetition.ts'
import InviteGuestsDialog from './InviteGuestsDialog.tsx'

const guest = (name: string) => {
  const uid = `guest-${name}`
  return { ...aPlayer(uid, { displayName: name, guest: true }), id: uid }
}
const players = ['Ann', 'Bob', 'Cid', 'Dot'].map(guest)
const contacts = contactsOfGuest('guest-Cid', { contacts: { telegram: 'cid_1' } }) ?? {}

async function open(inviteGuestsByMail: () => { verdicts: Record<string, MailVerdict> }) {
  const view = await renderPage({
    language: 'en',
    user: organizer,
    functions: { inviteGuestsByMail, createInvitation: () => ({ invitationId: 'x' }) },
    documents: { [`${testCompetitionPath}/contacts/guest-Cid`]: contacts },
    Page: function Page() {
      return (
        <InviteGuestsDialog
          competition={{ ...aCompetition({ name: 'Cup' }), id: 'cup' }}
          players={useNamedPlayers([...players, { ...aPlayer('wolf'), id: 'wolf' }])}
          onClose={() => undefined}
        />
      )
    },
  })
  return { ...view, dialog: within(await screen.findByRole('dialog')) }
}

test('says who will be mailed, and who not and why, before it mails them', async () => {
  const verdicts: Record<string, MailVerdict> = {
    'guest-Ann': 'ready',
    'guest-Bob': 'later',
    'guest-Cid': 'no-address',
    'guest-Dot': 'unsubscribed',
  }
  const { dialog, user, calls } = await open(() => ({ verdicts }))
  await dialog.findByText('1 player gets a mail')
  const others = within(dialog.getByRole('list', { name: 'Who gets no mail' })).getAllByRole('listitem')
  expect(others.map(row => row.textContent)).toEqual([
    'Bob200 mails go at once, then 200 a day: go on tomorrow',
    'Cidno mail address',
    'Dotwants no invitations',
  ])
  await user.click(dialog.getByRole('button', { name: 'Send 1 mail' }))
  await screen.findByText('Sending 1 mail')
  await dialog.findByText('already mailed to this address')
  const input = { competitionId: 'cup', lang: 'en' }
  expect(calls).toEqual([
    { name: 'inviteGuestsByMail', input: { ...input, uids: players.map(({ uid }) => uid), send: false } },
    { name: 'inviteGuestsByMail', input: { ...input, uids: ['guest-Ann'], send: true } },
  ])
})

test('who has no confirmed address is told so, with the way there', async () => {
  const { dialog } = await open(() => {
    throw refused('email-required')
  })
  await dialog.findByText(/Confirm your e-mail, then come back/)
  const way = dialog.getByRole('link', { name: 'Confirm e-mail' })
  expect(way.getAttribute('href')).toBe('/auth/email/verification')
})

test('without mail, organizers still copy a text with the link of each player', async () => {
  const { dialog, user, calls } = await open(() => {
    throw refused('mail-unavailable')
  })
  await dialog.findByText(/Mail is not set up here/)
  const copy = await dialog.findByRole('button', { name: 'Copy the text for Cid' })
  const invitations = () => calls.filter(({ name }) => name === 'createInvitation')
  for (const time of [1, 2]) {
    await user.click(copy)
    await waitFor(() => expect(invitations()).toHaveLength(time))
  }
  const text = await navigator.clipboard.readText()
  const [first, second] = invitations()
  expect(first).toMatchObject({ input: { role: 'takeOver', playerUid: 'guest-Cid' } })
  expect(second).toEqual(first)
  const { invitationId } = (first?.input ?? {}) as { readonly invitationId?: string }
  expect(text).toMatch(/^Hi! You have been entered in Cup as Cid\. .*\/invite\//)
  expect(text.endsWith(`/invite/${invitationId}`)).toBe(true)
})
