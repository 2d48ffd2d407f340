import { act } from '@testing-library/react'
import { vi } from 'vitest'

const quietMs = 150

/** Resolves when nothing is being loaded any more, and what has been counted stays the same for a moment. */
export async function untilQuiet(counted: () => number): Promise<void> {
  for (let known = Number.NaN; known !== counted(); ) {
    known = counted()
    await act(() => vi.dynamicImportSettled())
    await act(() => new Promise(resolve => setTimeout(resolve, quietMs)))
  }
}
