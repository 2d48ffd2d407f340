import type { EarlyPartName } from '@upper-bracket/shared/earlyPage/earlyPart'
import { type ReactElement, useLayoutEffect } from 'react'
import { earlyPart } from '#platform/snapshot/earlyParts.ts'
import { focusedLink, focusLink } from '#platform/snapshot/heldFocus.ts'

interface EarlyPartProps {
  readonly name: EarlyPartName
  /** One element, which stands in its place without it; the style of the part hides it. */
  readonly children: ReactElement
}

/** What the edge has put into a prerendered page, until the page shows its own in the same place. */
export function EarlyPart({ name, children }: EarlyPartProps) {
  useLayoutEffect(
    () => () => {
      const focused = focusedLink(document, `[data-early=${name}]`)
      // What takes its place is in the document once this part is not.
      if (focused !== null) queueMicrotask(() => focusLink(document, focused))
    },
    [name],
  )
  return (
    <>
      <div
        data-early={name}
        style={{ display: 'contents' }}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: In it, every text is escaped (`html`).
        dangerouslySetInnerHTML={{ __html: earlyPart(name) }}
      />
      {children}
    </>
  )
}
