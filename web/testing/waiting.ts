import { configure, getConfig } from '@testing-library/react'
import { vi } from 'vitest'
import { drawing } from './developmentReact.ts'

// Texts and dialogs are loaded when they are needed: on a busy machine that takes many seconds.
const timeout = 30_000
// The result of a click is drawn later where its code is loaded first, and in several turns on a busy machine. Endless
// movement is not waited for.
const minTurns = 10
const maxTurns = 300
const { setImmediate } = globalThis
const { asyncWrapper } = getConfig()
configure({
  asyncUtilTimeout: timeout,
  asyncWrapper: interact =>
    asyncWrapper(async () => {
      const result = await interact()
      await drawn()
      await vi.dynamicImportSettled()
      await drawn()
      return result
    }),
})
async function drawn(): Promise<void> {
  for (let turn = 0; turn < minTurns || (drawing.turns > 0 && turn < maxTurns); turn++)
    await new Promise<void>(done => void setImmediate(done))
}
const { waitFor } = vi
vi.waitFor = (check, options = timeout) => waitFor(check, options)
