import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'

afterEach(() => {
  cleanup()
  // What a page remembers is not there in the next test.
  if (typeof window === 'undefined') return
  localStorage.clear()
  sessionStorage.clear()
})
