import type { EarlyPartName } from '@upper-bracket/shared/earlyPage/earlyPart'
import type { ReactElement } from 'react'
import { earlyPart } from '#platform/snapshot/earlyParts.ts'

interface EarlyPartProps {
  readonly name: EarlyPartName
  /** One element, which stands in its place without it; the style of the part hides it. */
  readonly children: ReactElement
}

/** What the edge has put into a prerendered page, until the page shows its own in the same place. */
export function EarlyPart({ name, children }: EarlyPartProps) {
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
