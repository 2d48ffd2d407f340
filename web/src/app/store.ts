import { combineSlices, configureStore, createDynamicMiddleware } from '@reduxjs/toolkit'
import { sessionSlice } from '#documents/sessionSlice.ts'
import { whenApiIsLoaded } from '#platform/api/loadedApi.ts'
import { toastSlice } from '#platform/toasts/toastSlice.ts'

/**
 * Creates a store for each page, so that pages prerendered together share nothing. The api is added by the first page
 * that uses it.
 */
export function makeStore() {
  const reducer = combineSlices(sessionSlice, toastSlice)
  const joining = createDynamicMiddleware()
  const store = configureStore({
    reducer,
    middleware: defaults =>
      // Lists may contain thousands of documents, so checking all of them at every snapshot is too slow.
      defaults({ immutableCheck: false, serializableCheck: false }).concat(joining.middleware),
    // Batching by animation frame would delay updates; a timer still lets an outgoing call go first.
    enhancers: defaults => defaults({ autoBatch: { type: 'timer', timeout: 0 } }),
  })
  whenApiIsLoaded(api => {
    reducer.inject(api)
    joining.addMiddleware(api.middleware)
    // Any action initializes the added state, which has to exist before a component reads it.
    store.dispatch({ type: 'api/joined' })
  })
  return store
}
