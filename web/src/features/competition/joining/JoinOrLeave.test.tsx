// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import type { Competition } from '@upper-bracket/shared/competition/competition'
import { newProfile } from '@upper-bracket/shared/profile/newProfile'
import { expect, test, vi } from 'vitest'
import { useMyParticipation } from '#documents/ownPlayer.ts'
import { aPlayer } from '#testing/entrants.ts'
import { person } from '#testing/people.ts'
import { renderPage } from '#testing/renderPage.tsx'
import { aCompetition, hour, testCompetitionPath } from '#testing/testCompetition.ts'
import { JoinOrLeave } from './JoinOrLeave.tsx'

const wolf = person('wolf')
const entry = `${testCompetitionPath}/players/${wolf.uid}`

interface Opened {
  readonly changes?: Partial<Competition>
  readonly user?: typeof wolf | null
  readonly takesPart?: boolean
  readonly joinCompetition?: () => Record<string, never>
}

function open({ changes = {}, user = wolf, takesPart = true, joinCompetition = () => ({}) }: Opened = {}) {
  const competition = { ...aCompetition(changes), id: 'cup' }
  return renderPage({
    Page: () => <JoinOrLeave competition={competition} own={useMyParticipation(competition)} />,
    language: 'en',
    ...(user && { user }),
    documents: {
      [testCompetitionPath]: competition,
      [`profiles/${wolf.uid}`]: {
        ...newProfile({ email: wolf.email, displayName: 'Wolf' }, 0),
        dota: { RankTier: 33 },
      },
      ...(takesPart && { [entry]: aPlayer(wolf.uid) }),
    },
    functions: { leaveCompetition: () => ({}), joinCompetition },
  })
}

const sentence = 'You no longer take part in this tournament'

test('a player who is removed while the page is open is told, until they join again', async () => {
  const { firestore } = await open()
  await screen.findByText('You are in')
  firestore.put(entry, null)
  await screen.findByText(sentence)
  expect(screen.getByRole('button', { name: 'Join' })).toBeTruthy()
  firestore.put(entry, aPlayer(wolf.uid))
  await screen.findByText('You are in')
  expect(screen.queryByText(sentence)).toBeNull()
})

test('a player who leaves is not', async () => {
  const { firestore, user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Leave tournament' }))
  const dialog = await screen.findByRole('dialog')
  await user.click([...dialog.querySelectorAll('button')].at(-1) ?? dialog)
  await screen.findByText('You have left the tournament')
  firestore.put(entry, null)
  await screen.findByRole('button', { name: 'Join' })
  expect(screen.queryByText(sentence)).toBeNull()
})

test('that the registration is closed is said, and after the start nothing, to those who do not take part', async () => {
  const over = { registrationDeadline: Date.now() - hour }
  await open({ changes: over, user: null })
  await screen.findByText(/^Registration is closed/)
  for (const user of [null, wolf]) {
    cleanup()
    await open({ changes: { ...over, status: 'running' }, user, takesPart: false })
    await vi.waitFor(() => expect(document.querySelector('[data-awaits=session]')).toBeNull())
    expect(document.body.textContent).toBe('')
  }
})

test('a player who is removed after the start is told, without a way back', async () => {
  const { firestore } = await open({ changes: { status: 'running' } })
  await screen.findByText('You are in')
  firestore.put(entry, null)
  await screen.findByText(sentence)
  expect(screen.queryByRole('button')).toBeNull()
})

test('joining again after a lost answer repeats the same call', async () => {
  const { user, calls } = await open({
    takesPart: false,
    joinCompetition: () => {
      throw new Error('the answer is lost')
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Join' }))
  await vi.waitFor(() => expect(calls).toHaveLength(1))
  await user.click(await screen.findByRole('button', { name: 'Join' }))
  await vi.waitFor(() => expect(calls).toHaveLength(2))
  const [first, second] = calls.map(({ input }) => input)
  expect(second).toEqual(first)
})
