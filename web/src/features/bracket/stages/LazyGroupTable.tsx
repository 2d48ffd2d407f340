import { type ComponentProps, Suspense } from 'react'
import { drawnOnceLoaded } from '#platform/drawnOnceLoaded.ts'
import { RowsSkeleton } from '#ui/page/PageSkeleton.tsx'
import { phone } from '#ui/useOnPhone.ts'

const { Drawn: GroupTable, load } = drawnOnceLoaded(() => import('./GroupTable.tsx'))

// On a phone, which shows the rounds, it is loaded later.
if (typeof window !== 'undefined' && !window.matchMedia(phone).matches) void load().catch(() => undefined)

export const loadGroupTable = load

/** The table of a group, which judges what its teams can still reach. */
export function LazyGroupTable(props: ComponentProps<typeof GroupTable>) {
  return (
    <Suspense fallback={<RowsSkeleton rows={5} />}>
      <GroupTable {...props} />
    </Suspense>
  )
}
