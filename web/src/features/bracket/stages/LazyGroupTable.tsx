import { type ComponentProps, lazy, Suspense } from 'react'
import { untilUsed } from '#platform/untilUsed.ts'
import { RowsSkeleton } from '#ui/page/PageSkeleton.tsx'
import { phone } from '#ui/useOnPhone.ts'

const load = () => import('./GroupTable.tsx')
const GroupTable = lazy(load)

// A phone shows the rounds; elsewhere the table loads together with the page.
if (typeof window !== 'undefined')
  void (window.matchMedia(phone).matches ? untilUsed().then(load) : load()).catch(() => undefined)

/** The table of a group, which judges what its teams can still reach. */
export function LazyGroupTable(props: ComponentProps<typeof GroupTable>) {
  return (
    <Suspense fallback={<RowsSkeleton rows={5} />}>
      <GroupTable {...props} />
    </Suspense>
  )
}
