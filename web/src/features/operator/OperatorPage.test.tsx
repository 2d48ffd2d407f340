// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react'
import {
  carriedOperatorId,
  type OperatorView,
  operatorViewAddress,
} from '@upper-bracket/shared/operator/operator'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { renderPage } from '#testing/renderPage.tsx'
import OperatorPage, { clientLoader } from './OperatorPage.tsx'

const { use } = vi.hoisted(() => ({ use: { now: () => {} } }))

vi.mock('#platform/untilUsed.ts', async original => {
  const used = new Promise<void>(resolve => {
    use.now = resolve
  })
  return { ...(await original<object>()), untilUsed: () => used, untilReleased: () => used }
})

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

const open = (answers: Readonly<Record<string, object>>, at = '/privacy') =>
  renderPage({ Page: OperatorPage, at, route: '/en?/:operatorPage', language: 'en', answers })

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

test('at an address in English it leads to the others in English', async () => {
  await open({ [operatorViewAddress('privacy', 'en')]: view() }, '/en/privacy')
  expect((await screen.findByRole('link', { name: 'Privacy' })).getAttribute('aria-current')).toBe('page')
  expect(screen.getByRole('link', { name: 'Legal notice' }).getAttribute('href')).toBe('/en/imprint')
})

test('what the edge has drawn in the language that is read stays until the page is used', async () => {
  const early = document.createElement('early-page')
  early.lang = 'en'
  document.body.append(early)
  document.documentElement.dataset['reads'] = 'en'
  onTestFinished(() => {
    early.remove()
    delete document.documentElement.dataset['reads']
  })
  carry(view({ text: 'Carried' }))
  await open({})
  await expect(screen.findByText('Carried', {}, { timeout: 200 })).rejects.toThrow()
  act(use.now)
  expect(await screen.findByText('Carried')).toBeTruthy()
})

test('any other address with one part is no page', async () => {
  await expect(clientLoader({ params: { operatorPage: 'secrets' } })).rejects.toMatchObject({ status: 404 })
  expect(await clientLoader({ params: { operatorPage: 'terms' } })).toBeNull()
})
