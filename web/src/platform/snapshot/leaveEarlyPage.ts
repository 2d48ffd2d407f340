/**
 * Removes the early content of a page (`earlyPage`, `earlyList`) as soon as the page shows something in its place, such
 * as an error, but not while its tab is empty, or another page is shown. If only part of the page has early content,
 * `data-until` is the selector of its replacement.
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
      : content?.textContent !== '' && content?.querySelector('.MuiSkeleton-root, [data-tab]:empty') === null
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
