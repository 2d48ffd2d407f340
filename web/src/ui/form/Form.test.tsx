// @vitest-environment happy-dom
import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useEffect, useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { callFunction } from '#platform/api/callFunction.ts'
import { Form } from './Form.tsx'

const deployed = vi.hoisted(() => ({ hasFiles: true }))
vi.mock('#platform/firebase/functions.ts', () => {
  if (!deployed.hasFiles) throw new Error('The files of this build are gone')
  return { callService: async () => 'saved' }
})
afterEach(() => {
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

test('a form can still be sent once the files of its build are gone', async () => {
  const saved: unknown[] = []
  const save = async () =>
    void saved.push(await callFunction('teams', 'leaveTeam', { competitionId: 'cup', teamId: 'wolves' }))
  render(
    <Form busy={false} onSubmit={save}>
      <button type="submit">Save</button>
    </Form>,
  )
  await vi.dynamicImportSettled()
  deployed.hasFiles = false
  await userEvent.click(screen.getByRole('button'))
  await waitFor(() => expect(saved).toEqual(['saved']))
})

test('the first invalid field gets the focus, even if the browser draws before it is marked', async () => {
  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => {
    draw(0)
    return 0
  })
  render(<Page />)
  await userEvent.click(screen.getByRole('button'))
  await waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('wrong'))
})

test('what follows from a click is loaded and drawn when the click is over, however slow the machine is', async () => {
  const turns = 15
  function Slow() {
    const [left, setLeft] = useState(turns)
    const [shown, setShown] = useState(turns)
    useEffect(() => {
      if (left === turns) return
      const end = performance.now() + 6
      while (performance.now() < end);
      setShown(left)
      setLeft(Math.max(0, left - 1))
    }, [left])
    const send = async () => {
      await import('#testing/slowToLoad.ts')
      setLeft(turns - 1)
    }
    return (
      <Form busy={false} onSubmit={send}>
        <button type="submit">{shown}</button>
      </Form>
    )
  }
  const user = userEvent.setup({ delay: null })
  render(<Slow />)
  const button = screen.getByRole('button')
  await user.click(button)
  expect(button.textContent).toBe('0')
})
