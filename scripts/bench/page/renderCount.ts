import type { Page } from 'playwright-core'

declare global {
  interface Window {
    renderedMatches: string[]
    __REACT_DEVTOOLS_GLOBAL_HOOK__: unknown
  }
}

/** What React tells its developer tools of a part of the page, as far as it is needed here. */
interface Fiber {
  readonly tag: number
  readonly flags: number
  readonly child: Fiber | null
  readonly sibling: Fiber | null
  readonly alternate: Fiber | null
  readonly stateNode: unknown
}

/**
 * Notes which matches React renders again in a page that is still to be opened, whether or not anything in the
 * document changes by it. React tells its developer tools of every commit, also in production.
 */
export async function countRenders(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const performedWork = 1
    const hostComponent = 5
    window.renderedMatches = []
    window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
      supportsFiber: true,
      renderers: new Map(),
      checkDCE: () => undefined,
      inject: () => 1,
      onCommitFiberUnmount: () => undefined,
      onPostCommitFiberRoot: () => undefined,
      onCommitFiberRoot: (_: number, { current }: { readonly current: Fiber }) => {
        visit(current, current.alternate)
      },
    }

    /** `before` is null for what is new. */
    function visit(after: Fiber, before: Fiber | null): void {
      if (after.tag !== hostComponent && (after.flags & performedWork) !== 0) note(after)
      if (after.child === before?.child) return
      for (let child = after.child; child !== null; child = child.sibling) visit(child, child.alternate)
    }

    function note(fiber: Fiber): void {
      let host: Fiber | null = fiber
      while (host !== null && host.tag !== hostComponent) host = host.child
      const card = host?.stateNode instanceof Element ? host.stateNode.closest('[data-match]') : null
      const match = card?.getAttribute('data-match')
      if (match) window.renderedMatches.push(match)
    }
  })
}

/** The matches rerendered since the last call. */
export function takeRendered(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => [...new Set(window.renderedMatches.splice(0))])
}
