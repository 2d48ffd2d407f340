/**
 * Takes away what the edge has put into the page to be read first (`earlyPage`), as soon as the page itself shows
 * something in its place, an error for example, or is another page.
 */
export function leaveEarlyPage(page: Document): void {
  const early = page.querySelector('early-page')
  if (early === null) return
  const [, , opened] = page.location.pathname.split('/')
  const look = () => {
    const content = page.getElementById('content')
    const isDrawn = content?.textContent !== '' && content?.querySelector('.MuiSkeleton-root') === null
    if (!isDrawn && page.location.pathname.split('/')[2] === opened) return
    observer.disconnect()
    const focused = early.contains(page.activeElement) ? page.activeElement?.getAttribute('href') : null
    early.remove()
    if (focused == null) return
    const links = content?.querySelectorAll<HTMLElement>('a') ?? []
    for (const link of links) if (link.getAttribute('href') === focused) link.focus()
  }
  const observer = new MutationObserver(look)
  observer.observe(page.documentElement, { childList: true, subtree: true })
}
