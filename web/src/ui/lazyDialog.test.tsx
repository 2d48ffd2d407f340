// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react'
import { type ComponentType, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { repairLostChunks } from '#platform/builds/lostChunk.ts'
import { useHoldUpdates } from '#platform/builds/useHoldUpdates.ts'
import { renderPage } from '#testing/renderPage.tsx'
import { slowClock } from '#testing/slowClock.ts'
import { lazyDialog } from './lazyDialog.tsx'

type Props = { readonly onClose: () => void }
type Load = () => Promise<{ readonly default: ComponentType<Props> }>
const load = vi.fn<Load>()
const Dialog = lazyDialog<Props>(() => load())

function Page() {
  const [text, setText] = useState('')
  const [open, setOpen] = useState(false)
  useHoldUpdates(text !== '')
  return (
    <>
      <input aria-label="Text" value={text} onChange={event => setText(event.target.value)} />
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {open && <Dialog onClose={() => setOpen(false)} />}
    </>
  )
}

test('a dialog whose code was replaced by a deployment says so, and what was typed stays', async () => {
  slowClock()
  document.head.innerHTML = '<meta name="build" content="present">'
  let deployed: string | null = 'next'
  vi.stubGlobal('fetch', async () => {
    if (deployed === null) throw new TypeError('Failed to fetch')
    return Response.json({ id: deployed, timestamp: '' })
  })
  const reload = vi.spyOn(location, 'reload').mockReturnValue()
  repairLostChunks()
  load.mockImplementation(async () => {
    dispatchEvent(new Event('vite:preloadError'))
    throw new TypeError('Failed to fetch dynamically imported module')
  })
  const { user } = await renderPage({ Page, language: 'en' })
  const field = screen.getByRole('textbox')
  const button = screen.getByRole('button', { name: 'Open' })
  await user.type(field, 'Winter Cup')
  await user.click(button)
  await screen.findByText(/The site has been updated/)
  await act(() => vi.advanceTimersByTimeAsync(700))
  expect(reload).not.toHaveBeenCalled()
  expect(screen.getByDisplayValue('Winter Cup')).toBe(field)

  // The network is at fault.
  deployed = null
  await user.click(button)
  await screen.findByText(/You are offline/)
  // It is back, but the browser remembers the failure.
  deployed = 'present'
  await user.click(button)
  await screen.findByText(/Part of the page could not be loaded/)
  // Other browsers try again.
  load.mockResolvedValue({ default: () => <p>Here it is</p> })
  await user.click(button)
  await screen.findByText('Here it is')
  expect(screen.getByDisplayValue('Winter Cup')).toBe(field)

  // Where nothing has been typed, the page is reloaded.
  await user.clear(field)
  deployed = 'next'
  dispatchEvent(new Event('vite:preloadError'))
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
})
