import { useEffect } from 'react'

/** The title in the browser's tab. */
export function PageTitle({ children }: { children: string }) {
  useEffect(() => {
    // What the server gave the page for previews stands first and would win.
    document.querySelector('title[data-preview]')?.remove()
  }, [])
  return <title>{`${children} · Upper Bracket`}</title>
}
