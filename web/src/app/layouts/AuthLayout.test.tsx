// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { removeCookie, writeCookie } from '#platform/cookies.ts'
import { renderPage } from '#testing/renderPage.tsx'
import AuthLayout from './AuthLayout.tsx'

test('pages without the site’s footer lead to the operator, and let visitors withdraw their consent', async () => {
  writeCookie('analytics', 'granted', 1)
  onTestFinished(() => removeCookie('analytics'))
  const { user } = await renderPage({ Page: AuthLayout, at: '/auth/signin', language: 'en' })
  expect((await screen.findByRole('link', { name: 'Privacy' })).getAttribute('href')).toBe('/privacy')
  await user.click(screen.getByRole('button', { name: 'Visits are counted' }))
  await user.click(await screen.findByRole('button', { name: 'No' }))
  expect(await screen.findByRole('button', { name: 'Visits are not counted' })).toBeTruthy()
})
