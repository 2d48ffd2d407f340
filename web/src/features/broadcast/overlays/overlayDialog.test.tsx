// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react'
import { defaultOverlay, type Overlay } from '@upper-bracket/shared/live/overlay'
import { expect, test, vi } from 'vitest'
import { fieldProblems } from '#testing/fieldProblems.ts'
import { organizer } from '#testing/people.ts'
import { renderPage } from '#testing/renderPage.tsx'
import { testCompetitionPath } from '#testing/testCompetition.ts'
import ShownMatchPage from '../watch/ShownMatchPage.tsx'
import { anOverlay, overlayPath, running } from './testing/overlayScenes.tsx'

type Functions = NonNullable<Parameters<typeof renderPage>[0]['functions']>

const onTwoStreams = (): Record<string, object> => {
  const documents = running()
  const link = { url: 'https://www.twitch.tv/second', lang: 'en', title: 'Second channel', stream: 1 }
  return { ...documents, [testCompetitionPath]: { ...documents[testCompetitionPath], liveLinks: [link] } }
}
const openDialog = async (overlays: Readonly<Record<string, Overlay>>, functions: Functions = {}) => {
  const stored = Object.entries(overlays).map(([id, overlay]) => [
    `${testCompetitionPath}/overlays/${id}`,
    overlay,
  ])
  const scene = await renderPage({
    at: '/competitions/cup/live',
    Page: ShownMatchPage,
    documents: { ...onTwoStreams(), ...Object.fromEntries(stored) },
    user: organizer,
    language: 'en',
    functions,
  })
  await scene.user.click(await screen.findByRole('button', { name: 'Stream overlays' }))
  return scene
}

test('an organizer adds an overlay and copies its address', async () => {
  const { user, fill, calls, firestore } = await openDialog({}, { saveOverlay: () => ({ revision: 1 }) })
  const write = vi.spyOn(navigator.clipboard, 'writeText')
  await user.click(await screen.findByRole('button', { name: 'Add an overlay' }))
  await user.click(await screen.findByRole('radio', { name: 'Bracket' }))
  expect(screen.queryByRole('group', { name: 'Size' })).toBeNull()
  await user.click(screen.getByRole('radio', { name: 'Venue screen' }))
  await user.click(screen.getByRole('radio', { name: 'Русский' }))
  await user.click(
    within(screen.getByRole('group', { name: 'Stream' })).getByRole('radio', { name: 'Second channel' }),
  )
  await fill(screen.getByLabelText('Seconds per view'), '61')
  await fill(screen.getByLabelText('Line colour'), 'red')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(fieldProblems().wrong).toEqual(['Enter a colour like #ff8800', 'Between 5 and 60 seconds']),
  )
  await fill(screen.getByLabelText('Seconds per view'), '30')
  await fill(screen.getByLabelText('Line colour'), '#ff8800')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Overlay saved')
  const options = {
    ...defaultOverlay,
    view: 'hall',
    stream: 1,
    lang: 'ru',
    accent: '#ff8800',
    seconds: 30,
  } as const
  expect(calls).toEqual([
    {
      name: 'saveOverlay',
      input: {
        competitionId: 'cup',
        overlayId: expect.stringMatching(/^\w{20}$/),
        revision: 0,
        options,
      },
    },
  ])
  await act(() => firestore.put(overlayPath, anOverlay(options)))
  await screen.findByText('Second channel · Medium · Русский · 30 s each')
  await user.click(screen.getByRole('button', { name: 'Copy address' }))
  expect(write.mock.lastCall?.[0]).toMatch(/\/competitions\/cup\/overlay#secret$/)
})

test('an overlay is changed at its revision, and revoked after a question', async () => {
  const { user, calls } = await openDialog(
    { secret: anOverlay({ revision: 4 }) },
    { saveOverlay: () => ({ revision: 5 }), revokeOverlay: () => ({}) },
  )
  await user.click(await screen.findByRole('button', { name: 'Edit' }))
  await user.click(await screen.findByRole('radio', { name: 'Head to head' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await user.click(await screen.findByRole('button', { name: 'Revoke' }))
  await screen.findByText(/^Revoke the overlay “.+ · Stream A”\?$/)
  await screen.findByText(/goes blank at once/)
  const [, confirm] = screen.getAllByRole('button', { name: 'Revoke', hidden: true })
  await user.click(confirm as HTMLElement)
  await screen.findByText('Overlay revoked')
  expect(calls).toMatchObject([
    { name: 'saveOverlay', input: { overlayId: 'secret', revision: 4, options: { view: 'headtohead' } } },
    { name: 'revokeOverlay', input: { competitionId: 'cup', overlayId: 'secret' } },
  ])
})
