import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit'

const lifetimeMs = 2000
const sweepEveryMs = 500

export interface Toast {
  readonly id: string
  readonly type: 'error' | 'success'
  /** The text in the interface language. */
  readonly message: string
  readonly createdAt: number
}

export const toastSlice = createSlice({
  name: 'toasts',
  initialState: [] as readonly Toast[],
  reducers: {
    toastShown: {
      prepare: (type: Toast['type'], message: string) => ({
        payload: { id: nanoid(), type, message, createdAt: Date.now() },
      }),
      reducer: (toasts, { payload }: PayloadAction<Toast>) => [...toasts, payload],
    },
    toastsSwept: (toasts, { payload: now }: PayloadAction<number>) =>
      toasts.some(toast => isOver(toast, now)) ? toasts.filter(toast => !isOver(toast, now)) : toasts,
  },
  selectors: { selectToasts: toasts => toasts },
})

export const { toastShown, toastsSwept } = toastSlice.actions
export const { selectToasts } = toastSlice.selectors

/** Removes toasts that were shown for two seconds, checking every half second, until stopped. */
export function sweepToasts(dispatch: (action: ReturnType<typeof toastsSwept>) => unknown): () => void {
  const timer = setInterval(() => dispatch(toastsSwept(Date.now())), sweepEveryMs)
  return () => clearInterval(timer)
}

function isOver(toast: Toast, now: number): boolean {
  return now - toast.createdAt >= lifetimeMs
}
