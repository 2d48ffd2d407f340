import { configure, getConfig } from '@testing-library/react'
import { vi } from 'vitest'

// Texts and dialogs are loaded when they are needed: on a busy machine that takes many seconds.
const timeout = 30_000
// React hands back control after 5 ms of work: on a busy machine, what follows from a click is drawn in several turns.
const turns = 10
const { setImmediate } = globalThis
const { asyncWrapper } = getConfig()
configure({
  asyncUtilTimeout: timeout,
  asyncWrapper: interact =>
    asyncWrapper(async () => {
      const result = await interact()
      for (let turn = 0; turn < turns; turn++) await new Promise<void>(done => void setImmediate(done))
      return result
    }),
})
const { waitFor } = vi
vi.waitFor = (check, options = timeout) => waitFor(check, options)
