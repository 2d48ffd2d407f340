// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { tellPause } from '#platform/connection/pause.ts'
import { renderPage } from '#testing/renderPage.tsx'
import { ConnectionNotice } from './ConnectionNotice.tsx'

afterEach(() => act(() => tellPause(false)))

test.each([
  ['ru', 'Сайт на паузе: смотреть можно, менять пока нельзя.'],
  ['en', 'This site is paused: you can look at everything, but not change it for now.'],
] as const)(
  'in %s, it says for as long as the operation is paused what one can do meanwhile',
  async (language, sentence) => {
    await renderPage({ Page: ConnectionNotice, language })
    // The toasts, which come after it, have others.
    const status = screen.getAllByRole('status')[0] as HTMLElement
    expect(status.textContent).toBe('')
    act(() => tellPause(true))
    expect(status.textContent).toBe(sentence)
    expect(status.querySelector('button')).toBeNull()
    act(() => tellPause(false))
    expect(status.textContent).toBe('')
  },
)
