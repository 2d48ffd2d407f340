import { useEffect } from 'react'

/** Sets the title of the browser tab. */
export function PageTitle({ children }: { children: string }) {
  useEffect(() => {
    // The title that the server inserted for previews comes first and would take precedence.
    document.querySelector('title[data-preview]')?.remove()
  }, [])
  return <title>{`${children} · Upper Bracket`}</title>
}
