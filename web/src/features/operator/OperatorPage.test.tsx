// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import {
  carriedOperatorId,
  type OperatorView,
  operatorViewAddress,
} from '@upper-bracket/shared/operator/operator'
import { afterEach, expect, test } from 'vitest'
import { renderPage } from '#testing/renderPage.tsx'
import OperatorPage, { clientLoader } from './OperatorPage.tsx'

afterEach(() => document.getElementById(carriedOperatorId)?.remove())

const view = (change: Partial<OperatorView> = {}): OperatorView => ({
  page: 'privacy',
  language: 'en',
  title: 'Privacy policy',
  text: '## Who is responsible\n\nWolf <b>GmbH</b>',
  minAge: 16,
  signInMethods: [],
  demonstration: null,
  isConfigured: true,
  ...change,
})

const open = (answers: Readonly<Record<string, object>>) =>
  renderPage({ Page: OperatorPage, at: '/privacy', language: 'en', answers })

function carry(carried: OperatorView): void {
  const script = document.createElement('script')
  script.type = 'application/json'
  script.id = carriedOperatorId
  script.textContent = JSON.stringify(carried)
  document.body.append(script)
}

test('shows its sections, as text, and leads to the other pages', async () => {
  await open({ [operatorViewAddress('privacy', 'en')]: view() })
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Privacy policy')
  expect((await screen.findByRole('heading', { level: 2 })).textContent).toBe('Who is responsible')
  expect(await screen.findByText('Wolf <b>GmbH</b>')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Privacy' }).getAttribute('aria-current')).toBe('page')
  expect(screen.getByRole('link', { name: 'Legal notice' }).getAttribute('href')).toBe('/imprint')
})

test('takes its content from the document', async () => {
  carry(view({ text: 'Carried' }))
  await open({})
  expect(await screen.findByText('Carried')).toBeTruthy()
})

test('asks for its content if the document carries another language', async () => {
  carry(view({ text: 'Несомое', language: 'ru' }))
  await open({ [operatorViewAddress('privacy', 'en')]: view({ text: 'Fetched' }) })
  expect(await screen.findByText('Fetched')).toBeTruthy()
})

test('any other address with one part is no page', () => {
  expect(() => clientLoader({ params: { operatorPage: 'secrets' } })).toThrow()
  expect(clientLoader({ params: { operatorPage: 'terms' } })).toBeNull()
})
