import { act } from '@testing-library/react'

const quietMs = 150

/** Resolves when what has been counted stays the same for a moment. */
export async function untilQuiet(counted: () => number): Promise<void> {
  for (let known = Number.NaN; known !== counted(); ) {
    known = counted()
    await act(() => new Promise(resolve => setTimeout(resolve, quietMs)))
  }
}
