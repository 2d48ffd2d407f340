// @vitest-environment happy-dom
import { ThemeProvider } from '@mui/material/styles'
import { act, render } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { createRoutesStub } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { ErrorPage } from '#app/ErrorPage.tsx'
import { theme } from '#app/theme.ts'
import { appError } from '#platform/errors/appError.ts'
import { makeI18n } from '#platform/language/i18n.ts'
import { LoadFailure } from './LoadFailure.tsx'

const { isReachable } = vi.hoisted(() => ({ isReachable: vi.fn<() => Promise<boolean>>() }))
vi.mock('#platform/offline/isReachable.ts', () => ({ isReachable }))

const retry = vi.fn<() => void>()
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  retry.mockReset()
  isReachable.mockReset()
  vi.spyOn(location, 'reload').mockImplementation(retry)
  return () => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  }
})

const offline = appError('offline')
const pages = {
  'a failed query': () => <LoadFailure error={offline} onRetry={retry} />,
  'a page that did not open': () => <ErrorPage error={offline} />,
}

test.each(Object.entries(pages))('%s is tried again once the network is back', async (_, Page) => {
  isReachable.mockResolvedValue(false)
  const App = createRoutesStub([{ path: '*', Component: Page }])
  render(
    <ThemeProvider theme={theme()}>
      <I18nextProvider i18n={makeI18n('en')}>
        <App />
      </I18nextProvider>
    </ThemeProvider>,
  )
  await vi.waitFor(() => expect(isReachable).toHaveBeenCalled())
  await act(() => vi.advanceTimersByTimeAsync(6000))
  expect(retry).not.toHaveBeenCalled()
  isReachable.mockResolvedValue(true)
  await act(() => vi.advanceTimersByTimeAsync(5000))
  expect(retry).toHaveBeenCalledTimes(1)
  // What fails although the network is there is not repeated.
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(retry).toHaveBeenCalledTimes(1)
})
