import Skeleton from '@mui/material/Skeleton'
import { lazy, Suspense } from 'react'

const Markdown = lazy(() => import('#ui/text/Markdown.tsx'))

/** The description of a competition. The renderer is loaded on demand. */
export function DescriptionText({ text }: { readonly text: string }) {
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={96} />}>
      <Markdown text={text} />
    </Suspense>
  )
}
