// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { renderPage } from '#testing/renderPage.tsx'
import { SiteFooter } from './SiteFooter.tsx'

test('every page leads to the documentation of the API', async () => {
  await renderPage({ Page: SiteFooter, at: '/', language: 'en' })
  expect(await screen.findByRole('link', { name: 'API for developers' })).toHaveProperty(
    'pathname',
    hrefs.developers(),
  )
})

test.each([
  ['ru', ['Условия', 'Персональные данные', 'Контакты']],
  ['en', ['Terms', 'Privacy', 'Legal notice']],
] as const)('every page leads to the pages of the operator (%s)', async (language, names) => {
  await renderPage({ Page: SiteFooter, at: '/', language })
  const links = await Promise.all(names.map(name => screen.findByRole('link', { name })))
  expect(links.map(link => link.getAttribute('href'))).toEqual(['/terms', '/privacy', '/imprint'])
})
