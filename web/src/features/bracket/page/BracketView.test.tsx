// @vitest-environment happy-dom
import { act, screen, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { organizer } from '#testing/people.ts'
import { renderPage } from '#testing/renderPage.tsx'
import { runningTestCompetition, testCompetitionPath } from '#testing/testCompetition.ts'
import BracketPage from './BracketPage.tsx'

test('the round that a viewer has chosen stays when they become an administrator', async () => {
  window.innerWidth = 390
  onTestFinished(() => {
    window.innerWidth = 1024
  })
  const me = { uid: 'wolf', email: 'wolf@example.org' }
  const documents = runningTestCompetition(4)
  const { firestore, user } = await renderPage({
    at: '/competitions/cup/bracket',
    Page: BracketPage,
    user: me,
    documents,
  })
  const rounds = within(await screen.findByRole('navigation', { name: 'Раунды' }))
  await user.click(rounds.getByRole('button', { name: /^Финал/ }))
  const competition = { ...documents[testCompetitionPath], adminUids: [me.uid] }
  act(() => firestore.put(testCompetitionPath, competition))
  await screen.findByRole('button', { name: 'Действия с сеткой' })
  const chosen = within(screen.getByRole('navigation', { name: 'Раунды' })).getByRole('button', {
    name: /^Финал/,
  })
  expect(chosen.getAttribute('aria-current')).toBe('true')
})

test('on a phone, paper has every round, though the page begins with the matches that are on', async () => {
  window.innerWidth = 390
  onTestFinished(() => {
    window.innerWidth = 1024
  })
  await renderPage({
    at: '/competitions/cup/bracket',
    Page: BracketPage,
    documents: runningTestCompetition(8),
  })
  await screen.findByRole('navigation', { name: 'Раунды' })
  const cards = () => document.querySelectorAll('[data-match]').length
  expect(cards()).toBe(0)
  window.dispatchEvent(new Event('beforeprint'))
  expect(cards()).toBe(7)
  window.dispatchEvent(new Event('afterprint'))
  expect(cards()).toBe(0)
})

test.each([
  [{ kind: 'round-robin', groups: 2, legs: 1, advance: 2, bestOf: 1, criteria: ['points'] }, 'table'],
  [{ kind: 'gsl', groups: 2, advance: 2, bestOf: 1, decidingBestOf: 1 }, 'ul[aria-label="Выходят дальше"]'],
] as const)(
  'on a phone, paper has what comes before the rounds of groups at once: %o',
  async (stage, selector) => {
    window.innerWidth = 390
    onTestFinished(() => {
      window.innerWidth = 1024
    })
    await renderPage({
      at: '/competitions/cup/bracket',
      Page: BracketPage,
      documents: runningTestCompetition(8, { stages: [stage] }),
    })
    await screen.findByRole('navigation', { name: 'Раунды' })
    // The use of the page loads what draws them.
    await act(async () => window.dispatchEvent(new Event('keydown')))
    await act(() => Promise.all([import('../stages/GroupTable.tsx'), import('../stages/GslPlaces.tsx')]))
    expect(document.querySelectorAll(selector)).toHaveLength(0)
    window.dispatchEvent(new Event('beforeprint'))
    expect(document.querySelectorAll(selector)).toHaveLength(2)
    expect(document.querySelector('.MuiSkeleton-root')).toBeNull()
  },
)

test('a dialog of the menu stays open when the window becomes as narrow as a phone', async () => {
  onTestFinished(() => {
    window.innerWidth = 1024
  })
  const { user } = await renderPage({
    at: '/competitions/cup/bracket',
    Page: BracketPage,
    user: organizer,
    documents: runningTestCompetition(4),
  })
  await user.click(await screen.findByRole('button', { name: 'Действия с сеткой' }))
  await user.click(screen.getByRole('menuitem', { name: 'Длина серий' }))
  const dialog = await screen.findByRole('dialog', { name: 'Длина серий' })
  act(() => {
    window.innerWidth = 390
    window.dispatchEvent(new Event('resize'))
  })
  await screen.findByRole('navigation', { name: 'Раунды', hidden: true })
  expect(dialog.isConnected).toBe(true)
})

test('a card is scrolled into view once it has the focus', async () => {
  const scroll = vi.spyOn(HTMLElement.prototype, 'scrollIntoView')
  onTestFinished(() => scroll.mockRestore())
  await renderPage({
    at: '/competitions/cup/bracket',
    Page: BracketPage,
    documents: runningTestCompetition(4),
  })
  const card = await screen.findByRole('button', { name: /^Матч 3/ })
  act(() => card.focus())
  expect(scroll.mock.contexts).toEqual([card])
  expect(scroll).toHaveBeenCalledWith({ block: 'nearest', inline: 'nearest' })
})
