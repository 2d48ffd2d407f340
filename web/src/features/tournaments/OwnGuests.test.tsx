// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react'
import type { OwnGuest } from '@upper-bracket/shared/transfer/ownGuest'
import { expect, test } from 'vitest'
import { person } from '#testing/people.ts'
import { refused, renderPage } from '#testing/renderPage.tsx'
import OwnGuests from './OwnGuests.tsx'

const guests = [1, 2].map(
  (number): OwnGuest => ({
    competitionId: `cup-${number}`,
    guestUid: 'guest-G',
    name: 'Wolfie',
    competition: `Monthly Cup ${number}`,
    organizer: 'Host',
    startDate: number,
  }),
)
const Page = () => <OwnGuests uid="wolf" />
type Functions = Parameters<typeof renderPage>[0]['functions']
const open = (functions: Functions = {}) =>
  renderPage({
    language: 'en',
    user: person('wolf'),
    Page,
    functions: { findOwnGuests: async () => ({ guests, next: null }), ...functions },
  })

test('all places are taken over at once after asking', async () => {
  const { user, calls } = await open({ takeOverOwnGuest: async () => ({}) })
  await screen.findByText('Did you play in these 2 tournaments?')
  expect(calls.map(({ name }) => name)).toEqual(['findOwnGuests'])
  await user.click(screen.getByRole('button', { name: 'Yes, take over 2 spots' }))
  await screen.findByText('You took over 2 spots')
  expect(calls.slice(1).map(({ input }) => input)).toEqual(
    guests.map(({ competitionId, guestUid }) => ({ competitionId, guestUid })),
  )
  expect(screen.queryByRole('button')).toBeNull()
})

test('a place that somebody else has does not hold up the others', async () => {
  const { user } = await open({
    takeOverOwnGuest: async ({ competitionId }) => {
      if (competitionId === 'cup-1') throw refused('already-in-competition')
      return {}
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Yes, take over 2 spots' }))
  await waitFor(() => expect(screen.queryByText('Monthly Cup 2')).toBeNull())
  screen.getByText('Monthly Cup 1')
})

test('a person who says no is not asked about the same places again', async () => {
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'That was not me' }))
  cleanup()
  const { calls } = await open()
  await waitFor(() => expect(calls).toHaveLength(1))
  expect(screen.queryByRole('button')).toBeNull()
})

test('a person who has said no to many is asked about what follows them', async () => {
  localStorage.setItem('ownGuestsDeclined:wolf', 'cup-1/guest-G')
  const [first, second] = guests
  const { calls } = await open({
    findOwnGuests: async ({ after }) =>
      after === undefined
        ? { guests: first ? [first] : [], next: { competitionId: 'cup-1', guestUid: 'guest-G' } }
        : { guests: second ? [second] : [], next: null },
  })
  await screen.findByText('Monthly Cup 2')
  expect(calls.map(({ input }) => input)).toEqual([
    {},
    { after: { competitionId: 'cup-1', guestUid: 'guest-G' } },
  ])
})
