/**
 * Takes away what is in the page to be read first (`earlyPage`, `earlyList`), as soon as the page itself shows something
 * in its place, an error for example, or is another page. Where only a part of the page is there early, `data-until` is
 * the selector of what replaces it.
 */
export function leaveEarlyPage(page: Document): void {
  const inEachLanguage = page.querySelectorAll<HTMLElement>('early-page')
  const [first] = inEachLanguage
  if (first === undefined) return
  const { until } = first.dataset
  const [, , opened] = page.location.pathname.split('/')
  const look = () => {
    const content = page.getElementById('content')
    const isDrawn = until
      ? content?.querySelector(until) != null
      : content?.textContent !== '' && content?.querySelector('.MuiSkeleton-root') === null
    if (!isDrawn && page.location.pathname.split('/')[2] === opened) return
    observer.disconnect()
    const focused = page.activeElement?.closest('early-page') ? page.activeElement.getAttribute('href') : null
    for (const early of inEachLanguage) early.remove()
    if (focused == null) return
    const links = content?.querySelectorAll<HTMLElement>('a') ?? []
    for (const link of links) if (link.getAttribute('href') === focused) link.focus()
  }
  const observer = new MutationObserver(look)
  observer.observe(page.documentElement, { childList: true, subtree: true })
}
