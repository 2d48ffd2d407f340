import { configureStore } from '@reduxjs/toolkit'
import { sessionSlice } from '#documents/sessionSlice.ts'
import { api } from '#platform/api/api.ts'
import { toastSlice } from '#platform/toasts/toastSlice.ts'

/** A store of its own for each page, so that nothing is shared between pages that are prerendered together. */
export function makeStore() {
  return configureStore({
    reducer: {
      [api.reducerPath]: api.reducer,
      [sessionSlice.name]: sessionSlice.reducer,
      [toastSlice.name]: toastSlice.reducer,
    },
    middleware: defaults =>
      // A list may hold thousands of documents: walking them all at each snapshot costs more than it finds.
      defaults({ immutableCheck: false, serializableCheck: false }).concat(api.middleware),
  })
}
