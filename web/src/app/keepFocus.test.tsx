// @vitest-environment happy-dom
import Dialog from '@mui/material/Dialog'
import { screen, waitFor } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { expect, test } from 'vitest'
import { renderPage } from '#testing/renderPage.tsx'
import { keepFocus } from './keepFocus.ts'

function Joining() {
  useEffect(keepFocus, [])
  const [open, setOpen] = useState(false)
  const [joined, setJoined] = useState(false)
  return (
    <main id="content" tabIndex={-1}>
      <section aria-label="Actions">
        {joined ? (
          <button key="leave" type="button">
            Leave
          </button>
        ) : (
          <button key="join" type="button" onClick={() => setOpen(true)}>
            Join
          </button>
        )}
      </section>
      <Dialog open={open} transitionDuration={0}>
        <button
          type="button"
          onClick={() => {
            setOpen(false)
            setJoined(true)
          }}
        >
          Confirm
        </button>
      </Dialog>
    </main>
  )
}

test('a dialog whose opener has gone leaves the focus where the opener was', async () => {
  const { user } = await renderPage({ Page: Joining })
  await user.tab()
  await user.keyboard('{Enter}')
  screen.getByRole('button', { name: 'Confirm' }).focus()
  await user.keyboard('{Enter}')
  const actions = screen.getByRole('region', { name: 'Actions', hidden: true })
  await waitFor(() => expect(document.activeElement).toBe(actions))
  await user.tab()
  expect(document.activeElement?.textContent).toBe('Leave')
  expect(actions.hasAttribute('tabindex')).toBe(false)
})
