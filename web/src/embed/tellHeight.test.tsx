// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { tellHeight } from './tellHeight.ts'

afterEach(() => vi.unstubAllGlobals())

test('tells a height only once it lasts for a frame', () => {
  const frames: (() => void)[] = []
  let changed = () => {}
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run))
  vi.stubGlobal('cancelAnimationFrame', () => undefined)
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(run: () => void) {
        changed = run
      }
      observe() {}
      disconnect() {}
    },
  )
  const told: unknown[] = []
  vi.stubGlobal('parent', { postMessage: (message: unknown) => told.push(message) })
  const [page, pane, content] = ['div', 'div', 'div'].map(name => document.createElement(name))
  if (!page || !pane || !content) throw new Error('An element is missing.')
  const high = (height: number) =>
    Object.defineProperty(content, 'offsetHeight', { configurable: true, value: height })
  high(6594)
  const end = tellHeight(page, pane, content)
  changed()
  high(703)
  frames.pop()?.()
  expect(told).toEqual([])
  frames.pop()?.()
  expect(told).toEqual([expect.objectContaining({ height: 703 })])
  end()
})
