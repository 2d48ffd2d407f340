import { combineSlices, configureStore, createDynamicMiddleware } from '@reduxjs/toolkit'
import { sessionSlice } from '#documents/sessionSlice.ts'
import { whenApiIsLoaded } from '#platform/api/loadedApi.ts'
import { toastSlice } from '#platform/toasts/toastSlice.ts'

/**
 * Each page gets its own store, so that pages prerendered together share nothing. The api joins it with the first page
 * that uses it.
 */
export function makeStore() {
  const reducer = combineSlices(sessionSlice, toastSlice)
  const joining = createDynamicMiddleware()
  const store = configureStore({
    reducer,
    middleware: defaults =>
      // Lists may hold thousands of documents: checking them all at every snapshot costs more than it finds.
      defaults({ immutableCheck: false, serializableCheck: false }).concat(joining.middleware),
    // Not with the next frame, which what has changed would only make late; but after a call that is on its way out.
    enhancers: defaults => defaults({ autoBatch: { type: 'timer', timeout: 0 } }),
  })
  whenApiIsLoaded(api => {
    reducer.inject(api)
    joining.addMiddleware(api.middleware)
    // With any action its part of the state begins, which has to be there before a component reads it.
    store.dispatch({ type: 'api/joined' })
  })
  return store
}
