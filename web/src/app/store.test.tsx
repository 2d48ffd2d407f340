// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { Provider } from 'react-redux'
import { expect, test, vi } from 'vitest'
import { makeStore } from './store.ts'

test('the api joins the stores that were there before its code, each with a state of its own', async () => {
  const complaints = vi.spyOn(console, 'error')
  const store = makeStore()
  const other = makeStore()
  render(<Provider store={store}>Waiting</Provider>)
  expect(store.getState()).not.toHaveProperty('api')

  const { api } = await import('#platform/api/api.ts')
  const greetings = api.injectEndpoints({
    endpoints: build => ({
      greeting: build.query<string, string>({ queryFn: name => ({ data: `Hello, ${name}` }) }),
    }),
  })
  const Greeting = () => greetings.useGreetingQuery('wolf').data
  render(
    <Provider store={store}>
      <Greeting />
    </Provider>,
  )
  expect(await screen.findByText('Hello, wolf')).toBeTruthy()
  expect(other.getState()).toHaveProperty('api.queries', {})
  expect(makeStore().getState()).toHaveProperty('api.queries', {})
  expect(complaints).not.toHaveBeenCalled()
})
