import { vi } from 'vitest'

const stepMs = 200

/** Lets faked time pass, and as much real time as the code takes that is loaded meanwhile. */
export async function passTime(ms: number): Promise<void> {
  await vi.dynamicImportSettled()
  for (let left = ms; left > 0; left -= stepMs) {
    await vi.advanceTimersByTimeAsync(Math.min(left, stepMs))
    await vi.dynamicImportSettled()
  }
}
