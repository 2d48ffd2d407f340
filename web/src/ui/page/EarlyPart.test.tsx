// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { renderPage } from '#testing/renderPage.tsx'
import { EarlyPart } from './EarlyPart.tsx'

vi.mock('#platform/snapshot/earlyParts.ts', () => ({
  earlyPart: () => '<a href="/competitions/cup">Early cup</a>',
}))

test('a link keeps the focus when the page shows its own in its place', async () => {
  let show = () => {}
  const Page = () => {
    const [isDrawn, setDrawn] = useState(false)
    show = () => setDrawn(true)
    return (
      <main id="content">
        {isDrawn ? (
          <a href="/competitions/cup">Cup</a>
        ) : (
          <EarlyPart name="list">
            <i />
          </EarlyPart>
        )}
      </main>
    )
  }
  await renderPage({ Page })
  const early = await screen.findByRole('link', { name: 'Early cup' })
  early.focus()
  show()
  const link = await screen.findByRole('link', { name: 'Cup' })
  await waitFor(() => expect(document.activeElement).toBe(link))
})
