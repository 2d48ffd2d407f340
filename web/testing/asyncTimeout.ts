import { configure } from '@testing-library/dom'
import { vi } from 'vitest'

// Texts and dialogs are loaded when they are needed: on a busy machine that takes many seconds.
const timeout = 30_000
configure({ asyncUtilTimeout: timeout })
const { waitFor } = vi
vi.waitFor = (check, options = timeout) => waitFor(check, options)
