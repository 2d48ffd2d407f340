// @vitest-environment happy-dom
import { act, render } from '@testing-library/react'
import { flushSync } from 'react-dom'
import { Provider } from 'react-redux'
import { expect, test } from 'vitest'
import { useSession, userChanged } from '#documents/sessionSlice.ts'
import { SessionShown } from './SessionShown.tsx'
import { makeStore } from './store.ts'

const wolf = { uid: 'wolf', email: null }

test.each([
  [null, wolf],
  [wolf, null],
])('the session is drawn in steps when it is first known, and later at once (%o)', async (first, next) => {
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
  const statusOf = (user: typeof first) => (user === null ? 'signed-out' : 'signed-in')
  await become(first)
  expect(container.textContent).toBe(statusOf(first))
  await become(next)
  await become(first)
  expect(shown).toEqual(['unknown', statusOf(next), statusOf(first)])
})

function Status() {
  return useSession().status
}
