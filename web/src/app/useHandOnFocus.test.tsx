// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useHandOnFocus } from './useHandOnFocus.ts'

const frame = (
  <>
    <a href="#content">Skip</a>
    <button type="button">Language</button>
  </>
)

function Fallback() {
  useHandOnFocus()
  return <header>{frame}</header>
}

const page = (
  <div>
    {frame}
    <button type="button">Join</button>
  </div>
)

test('what had the focus while the page was loading has it afterwards', async () => {
  const { rerender } = render(<Fallback />)
  screen.getByRole('button', { name: 'Language' }).focus()
  rerender(page)
  await expect.poll(() => document.activeElement?.textContent).toBe('Language')
})

test('what has the focus elsewhere keeps it', async () => {
  const others = (child: React.ReactNode) => (
    <>
      {child}
      <button type="button">Other</button>
    </>
  )
  const { rerender } = render(others(<Fallback key="frame" />))
  const other = screen.getByRole('button', { name: 'Other' })
  other.focus()
  rerender(others(page))
  await new Promise(resolve => setTimeout(resolve))
  expect(document.activeElement).toBe(other)
})
