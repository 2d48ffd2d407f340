// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react'
import { createPath } from 'react-router'
import { expect, test } from 'vitest'
import { userChanged } from '#documents/sessionSlice.ts'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { person } from '#testing/people.ts'
import { renderPage } from '#testing/renderPage.tsx'
import SignInSuccessPage from './SignInSuccessPage.tsx'
import SignUpPage from './SignUpPage.tsx'

test('signing up for a private link leads back to it with its secret', async () => {
  const link = hrefs.commentate('cup', 'request', 'S'.repeat(22))
  const form = await renderPage({ at: hrefs.signUp(link), Page: SignUpPage, language: 'en' })
  await screen.findByRole('heading', { level: 1 })
  act(() => void form.store.dispatch(userChanged(person('wolf'))))
  await expect.poll(() => createPath(form.router.state.location)).toBe(hrefs.signInSuccess(link))
  cleanup()

  const { router } = await renderPage({
    at: hrefs.signInSuccess(link),
    Page: SignInSuccessPage,
    user: person('wolf'),
  })
  await expect.poll(() => createPath(router.state.location)).toBe(link)
})

test('a person who is signed out is not told that they are signed in', async () => {
  const told: (string | null)[] = []
  const watch = new MutationObserver(records => {
    const added = records.flatMap(({ addedNodes }) => [...addedNodes]).filter(node => node instanceof Element)
    told.push(...added.map(({ textContent }) => textContent))
  })
  watch.observe(document, { childList: true, subtree: true })
  const { router } = await renderPage({
    at: hrefs.signInSuccess(),
    Page: SignInSuccessPage,
    language: 'en',
  })
  await expect.poll(() => router.state.location.pathname).toBe(hrefs.signIn())
  await expect.poll(() => told.length).toBeGreaterThan(0)
  watch.disconnect()
  expect(told.join(' ')).not.toContain('You are signed in')
})
