import { env } from 'node:process'
import { vi } from 'vitest'

/** How many turns React will still draw in: it asks for each by the `setImmediate` that it finds when it is loaded. */
export const drawing = { turns: 0 }
const { setImmediate } = globalThis
vi.stubGlobal('setImmediate', (draw: () => void) => {
  drawing.turns += 1
  return setImmediate(() => {
    drawing.turns -= 1
    draw()
  })
})

// Of the libraries, only React's development build is used: the other one has no `act`, which tests wait by.
env['NODE_ENV'] = 'development'
await import('react')
await import('react/jsx-runtime')
await import('react-dom/client')
await import('react-dom/server')
env['NODE_ENV'] = 'production'
vi.unstubAllGlobals()
