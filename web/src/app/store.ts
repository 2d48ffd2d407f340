import { configureStore } from '@reduxjs/toolkit'
import { sessionSlice } from '#documents/sessionSlice.ts'
import { api } from '#platform/api/api.ts'
import { toastSlice } from '#platform/toasts/toastSlice.ts'

/** Each page gets its own store, so that pages prerendered together share nothing. */
export function makeStore() {
  return configureStore({
    reducer: {
      [api.reducerPath]: api.reducer,
      [sessionSlice.name]: sessionSlice.reducer,
      [toastSlice.name]: toastSlice.reducer,
    },
    middleware: defaults =>
      // Lists may hold thousands of documents: checking them all at every snapshot costs more than it finds.
      defaults({ immutableCheck: false, serializableCheck: false }).concat(api.middleware),
    // Not with the next frame, which what has changed would only make late; but after a call that is on its way out.
    enhancers: defaults => defaults({ autoBatch: { type: 'timer', timeout: 0 } }),
  })
}
