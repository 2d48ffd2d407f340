// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { organizer } from '#testing/people.ts'
import { renderPage } from '#testing/renderPage.tsx'
import { aCompetition } from '#testing/testCompetition.ts'
import Sponsors from './Sponsors.tsx'

const wolf = { id: 'wolf', name: 'Wolf', url: 'https://wolf.example/', picture: 1 }
const bear = { id: 'bear', name: 'Bear', url: 'https://bear.example/', picture: 1 }
const competition = { ...aCompetition({ sponsors: [wolf, bear] }), id: 'cup' }

test('a sponsor is changed in place, gets another picture whole, and is removed only when that is confirmed', async () => {
  const drawn: number[][] = []
  vi.stubGlobal('createImageBitmap', async () => ({ width: 800, height: 800, close: () => undefined }))
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    drawImage: (...[, ...numbers]: [unknown, ...number[]]) => drawn.push(numbers.slice(-2)),
  } as never)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(made => made(new Blob(['picture'])))
  const stored: unknown[] = []
  const { user, fill } = await renderPage({
    Page: () => <Sponsors competition={competition} />,
    language: 'en',
    user: organizer,
    functions: {
      setSponsors: ({ sponsors }) => {
        stored.push(sponsors)
        return { revision: 1 }
      },
    },
  })
  const edit = async () => {
    await user.click(await screen.findByRole('button', { name: 'Edit: Wolf' }))
    return within(await screen.findByRole('dialog', { name: 'Wolf' }))
  }
  const texts = await edit()
  texts.getByRole('img', { name: 'Wolf' })
  await fill(texts.getByRole('textbox', { name: /^Link/ }), 'https://new.example/')
  await user.click(texts.getByRole('button', { name: 'Save' }))
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

  const picture = await edit()
  const file = new File(['picture'], 'wolf.png', { type: 'image/png' })
  await user.upload(picture.getByLabelText('Choose a picture'), file)
  expect(picture.queryByRole('img')).toBeNull()
  await user.click(picture.getByRole('button', { name: 'Save' }))
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(drawn).toEqual([
    [80, 80],
    [160, 160],
  ])

  const row = within(await screen.findByRole('listitem', { name: 'Wolf' }))
  await user.click(row.getByRole('button', { name: 'Remove' }))
  const question = within(await screen.findByRole('dialog', { name: 'Remove the sponsor Wolf?' }))
  expect(stored).toHaveLength(2)
  await user.click(question.getByRole('button', { name: 'Remove' }))
  const other = { ...bear, picture: null }
  const files = { small: expect.any(String), large: expect.any(String) }
  await vi.waitFor(() =>
    expect(stored).toEqual([
      [{ ...wolf, url: 'https://new.example/', picture: null }, other],
      [{ ...wolf, id: expect.not.stringMatching('wolf'), picture: files }, other],
      [other],
    ]),
  )
})
