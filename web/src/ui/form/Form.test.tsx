// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { Form } from './Form.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function Page() {
  const [wrong, setWrong] = useState(false)
  const submit = async () => {
    await Promise.resolve()
    setWrong(true)
  }
  return (
    <Form busy={false} onSubmit={submit}>
      <input name="right" />
      <input name="wrong" aria-invalid={wrong} />
      <button type="submit">Save</button>
    </Form>
  )
}

test('the first invalid field gets the focus, even if the browser draws before it is marked', async () => {
  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => {
    draw(0)
    return 0
  })
  render(<Page />)
  await userEvent.click(screen.getByRole('button'))
  await waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('wrong'))
})
