// @vitest-environment happy-dom
import { act, render } from '@testing-library/react'
import { flushSync } from 'react-dom'
import { Provider } from 'react-redux'
import { expect, test } from 'vitest'
import { useSession, userChanged } from '#documents/sessionSlice.ts'
import { SessionShown } from './SessionShown.tsx'
import { makeStore } from './store.ts'

test('that nobody is signed in is drawn in steps, and everything else about the session at once', async () => {
  const store = makeStore()
  const { container } = render(
    <Provider store={store}>
      <SessionShown>
        <Status />
      </SessionShown>
    </Provider>,
  )
  const shown: (string | null)[] = []
  const become = (user: Parameters<typeof userChanged>[0]) =>
    act(async () => {
      flushSync(() => void store.dispatch(userChanged(user)))
      shown.push(container.textContent)
    })
  await become(null)
  expect(container.textContent).toBe('signed-out')
  await become({ uid: 'wolf', email: null })
  await become(null)
  expect(shown).toEqual(['unknown', 'signed-in', 'signed-out'])
})

function Status() {
  return useSession().status
}
