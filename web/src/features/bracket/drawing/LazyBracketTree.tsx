import { type ComponentProps, lazy, memo, Suspense } from 'react'
import { RowsSkeleton } from '#ui/page/PageSkeleton.tsx'
import { phone } from '#ui/useOnPhone.ts'

const load = () => import('./BracketTree.tsx')
const BracketTree = lazy(load)

// A phone shows the rounds; elsewhere the tree loads together with the page.
if (typeof window !== 'undefined' && !window.matchMedia(phone).matches) void load().catch(() => undefined)

/** The tree, whose code a phone loads on demand. Opening a match does not redraw it. */
export const LazyBracketTree = memo(function LazyBracketTree(props: ComponentProps<typeof BracketTree>) {
  return (
    <Suspense fallback={<RowsSkeleton rows={5} />}>
      <BracketTree {...props} />
    </Suspense>
  )
})
