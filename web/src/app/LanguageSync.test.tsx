// @vitest-environment happy-dom
import { act, render } from '@testing-library/react'
import { lazy } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { I18nextProvider, useTranslation } from 'react-i18next'
import { Provider } from 'react-redux'
import { MemoryRouter, Route, Routes } from 'react-router'
import { expect, onTestFinished, test, vi } from 'vitest'
import { writeCookie } from '#platform/cookies.ts'
import { makeI18n } from '#platform/language/i18n.ts'
import { keepPendingLanguage, pendingLanguage } from '#platform/language/useLanguage.ts'
import DefaultLayout from './layouts/DefaultLayout.tsx'
import { LanguageSync } from './LanguageSync.tsx'
import { makeStore } from './store.ts'

type Code = Promise<{ readonly default: typeof Title }>

test.each([
  ['has loaded', true],
  ['is still loading', false],
])(
  'a prerendered page is shown in the language of its reader only, when the code of its part %s',
  async (_, isThere) => {
    const { promise: code, resolve: arrive } = Promise.withResolvers<Awaited<Code>>()
    document.body.innerHTML = '<p>К содержанию</p><!--$--><p>К содержанию</p><!--/$-->'
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
    const { dataset, style } = document.documentElement
    dataset['reads'] = 'en'
    writeCookie('locale', 'en', 1)
    // Chosen before a reload, and not in the profile yet.
    keepPendingLanguage('en')
    const shown: unknown[] = []
    vi.spyOn(style, 'removeProperty').mockImplementation(() => `${shown.push(document.body.textContent)}`)
    const complaints: unknown[] = []

    if (isThere) arrive({ default: Title })
    const root = hydrateRoot(document.body, pageOf(code), {
      onRecoverableError: error => complaints.push(error),
    })
    onTestFinished(() => {
      root.unmount()
      vi.restoreAllMocks()
      vi.unstubAllGlobals()
    })
    await expect.poll(() => shown[0]).toBe(`Skip to content${isThere ? 'Skip to content' : ''}`)
    arrive({ default: Title })
    await expect.poll(() => document.body.textContent).toBe('Skip to contentSkip to content')
    expect(complaints).toEqual([])
    expect(pendingLanguage()).toBe('en')
  },
)

test('a part of the page that changes the language by itself is not overruled', async () => {
  document.documentElement.dataset['reads'] = 'ru'
  writeCookie('locale', 'ru', 1)
  keepPendingLanguage(null)
  const i18n = makeI18n()
  const { container } = render(pageOf(Promise.resolve({ default: Title }), i18n))
  await act(() => i18n.changeLanguage('en'))
  await act(async () => {})
  expect(i18n.language).toBe('en')
  expect(container.textContent).toContain('Skip to content')
})

function pageOf(code: Code, i18n = makeI18n()) {
  const Part = lazy(() => code)
  return (
    <I18nextProvider i18n={i18n}>
      <Provider store={makeStore()}>
        <LanguageSync>
          <Title />
          <MemoryRouter>
            <Routes>
              <Route element={<DefaultLayout />}>
                <Route index element={<Part />} />
              </Route>
            </Routes>
          </MemoryRouter>
        </LanguageSync>
      </Provider>
    </I18nextProvider>
  )
}

function Title() {
  return <p>{useTranslation().t('skipToContent')}</p>
}
