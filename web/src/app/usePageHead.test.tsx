// @vitest-environment happy-dom
import { act, render, screen, waitFor } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PagePayload } from '#platform/builds/pagePayload.ts'
import { makeI18n } from '#platform/language/i18n.ts'
import { usePageHead } from './usePageHead.ts'

const origin = 'https://upper.example'
const asked: string[] = []

beforeEach(() => {
  asked.length = 0
  document.head.innerHTML = `
    <meta name="build" content="b1" />
    <meta name="theme-color" content="#0B0D11" />
    <meta name="description" content="Tournaments" />
    <meta property="og:title" content="Home" />
    <link rel="canonical" href="${origin}/" />
    <link rel="alternate" hreflang="en" href="${origin}/en" />
    <link rel="icon" href="/favicon.ico" />`
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    const page = address.replace('/_payload.json?b1', '')
    return Response.json({
      build: 'b1',
      language: 'ru',
      head: {
        description: `About ${page}`,
        canonical: origin + page,
        alternates: [{ hreflang: 'en', href: `${origin}/en${page}` }],
      },
      texts: {},
    } satisfies PagePayload)
  })
})
afterEach(() => {
  document.head.innerHTML = ''
  vi.unstubAllGlobals()
})

function Pages() {
  usePageHead()
  return <Outlet />
}

function open(at: string) {
  const router = createMemoryRouter(
    [
      {
        Component: Pages,
        children: [
          { path: '/auth/signin', element: 'Sign in' },
          { path: '*', element: 'Another page' },
        ],
      },
    ],
    { initialEntries: [at] },
  )
  render(
    <I18nextProvider i18n={makeI18n()}>
      <RouterProvider router={router} />
    </I18nextProvider>,
  )
  return router
}

const head = (selector: string) =>
  [...document.head.querySelectorAll(selector)].map(
    tag => tag.getAttribute('content') ?? tag.getAttribute('href'),
  )
const said = () => ['[name=description]', '[rel=canonical]', '[hreflang]', '[property]'].map(head)

test('a page that is opened by its address keeps what its document says', async () => {
  open('/')
  await screen.findByText('Another page')
  expect(said()).toEqual([['Tournaments'], [`${origin}/`], [`${origin}/en`], ['Home']])
  expect(asked).toEqual([])
})

test('another prerendered page brings what it says of itself, and nothing stays of the first', async () => {
  const router = open('/')
  await router.navigate('/auth/signin')
  await waitFor(() =>
    expect(said()).toEqual([
      ['About /auth/signin'],
      [`${origin}/auth/signin`],
      [`${origin}/en/auth/signin`],
      [],
    ]),
  )
  expect(asked).toEqual(['/auth/signin/_payload.json?b1'])
  expect(head('[name=theme-color], [rel=icon]')).toEqual(['#0B0D11', '/favicon.ico'])
})

test('a page of which nothing is said in advance is not shared as the first one, nor is the first one left without', async () => {
  const router = open('/')
  await router.navigate('/competitions/abc')
  await waitFor(() => expect(said()).toEqual([[], [], [], []]))
  await router.navigate('/')
  await waitFor(() => expect(said()).toEqual([['About '], [origin], [`${origin}/en`], []]))
})

test('the tabs of a competition share its description, but not on the page of a match', async () => {
  const router = open('/competitions/abc')
  await act(() => router.navigate('/competitions/abc/teams'))
  expect(head('[name=description]')).toEqual(['Tournaments'])
  await router.navigate('/competitions/abc/matches/main-1-1')
  await waitFor(() => expect(said()).toEqual([[], [], [], []]))
})
