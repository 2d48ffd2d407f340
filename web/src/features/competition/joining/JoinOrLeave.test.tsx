// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { newProfile } from '@upper-bracket/shared/profile/newProfile'
import { afterEach, expect, test } from 'vitest'
import { useOwnPart } from '#documents/ownPlayer.ts'
import { aCompetition, aPlayer, cupPath } from '#testing/cup.ts'
import { renderPage } from '#testing/renderPage.tsx'
import { JoinOrLeave } from './JoinOrLeave.tsx'

afterEach(cleanup)

const wolf = { uid: 'wolf', email: 'wolf@example.org' }
const entry = `${cupPath}/players/${wolf.uid}`
const competition = { ...aCompetition(), id: 'cup' }

function Page() {
  return <JoinOrLeave competition={competition} own={useOwnPart(competition)} />
}

function open() {
  return renderPage({
    at: '/',
    route: '/',
    Page,
    language: 'en',
    user: wolf,
    documents: {
      [cupPath]: competition,
      [`profiles/${wolf.uid}`]: newProfile({ email: wolf.email, displayName: 'Wolf' }, 0),
      [entry]: aPlayer(wolf.uid),
    },
    functions: { leaveCompetition: () => ({}) },
  })
}

const sentence = 'You no longer take part in this tournament'

test('whoever is removed while having the page open is told, until they join again', async () => {
  const { firestore } = await open()
  await screen.findByText('You are in')
  firestore.put(entry, null)
  await screen.findByText(sentence)
  expect(screen.getByRole('button', { name: 'Join' })).toBeTruthy()
  firestore.put(entry, aPlayer(wolf.uid))
  await screen.findByText('You are in')
  expect(screen.queryByText(sentence)).toBeNull()
})

test('whoever leaves by themselves is not', async () => {
  const { firestore, user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Leave tournament' }))
  const dialog = await screen.findByRole('dialog')
  await user.click([...dialog.querySelectorAll('button')].at(-1) ?? dialog)
  await screen.findByText('You have left the tournament')
  firestore.put(entry, null)
  await screen.findByRole('button', { name: 'Join' })
  expect(screen.queryByText(sentence)).toBeNull()
})
