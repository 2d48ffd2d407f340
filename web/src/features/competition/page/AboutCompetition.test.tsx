// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import type { Competition } from '@upper-bracket/shared/competition/competition'
import { expect, test } from 'vitest'
import { renderPage } from '#testing/renderPage.tsx'
import { aCompetition } from '#testing/testCompetition.ts'
import { AboutCompetition } from './AboutCompetition.tsx'

const open = (changes: Partial<Competition>) =>
  renderPage({
    language: 'en',
    Page: () => <AboutCompetition competition={{ ...aCompetition(changes), id: 'cup' }} />,
  })

const said = { description: '## Rules\n- fair play', prizes: 'A competition', contact: 'cup@example.org' }

test('while people may join, all of it is there', async () => {
  await open(said)
  await screen.findByRole('heading', { name: 'Rules' })
  expect(screen.getByText('A competition')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'cup@example.org' }).getAttribute('href')).toBe(
    'mailto:cup@example.org',
  )
  expect(screen.queryByRole('button')).toBeNull()
})

test('afterwards it is folded into a button', async () => {
  const { user } = await open({ ...said, status: 'running' })
  const button = screen.getByRole('button', { name: 'About the tournament' })
  expect(screen.queryByText('A competition')).toBeNull()
  await user.click(button)
  await screen.findByRole('heading', { name: 'Rules' })
  expect(button.getAttribute('aria-expanded')).toBe('true')
  await user.click(button)
  await waitFor(() => expect(screen.queryByText('A competition')).toBeNull())
})

test('a long text is folded, until somebody wants it all or reaches a link in it', async () => {
  const { user } = await open({ description: `${'Words of rules. '.repeat(60)}\n\nhttps://example.org/more` })
  const link = await screen.findByRole('link')
  const button = screen.getByRole('button', { name: 'Show all' })
  await user.click(button)
  expect(button.textContent).toBe('Show less')
  await user.click(button)
  expect(button.textContent).toBe('Show all')
  link.focus()
  await waitFor(() => expect(button.textContent).toBe('Show less'))
})

test('nothing is said where nothing is known', async () => {
  const { container } = await open({ bannerURL: 'picture' })
  expect(container.textContent).toBe('')
})
