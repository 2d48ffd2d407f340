import { addressForAll } from '../addresses/translatedPages.ts'
import { afterFrame } from '../afterFrame.ts'
import { focusedLink, focusLink } from './heldFocus.ts'

/**
 * Removes the early content of a page (`earlyPage`, `earlyList`) as soon as the page shows something in its place, such
 * as an error, but not while its tab is empty, or another page is shown, which its address in another language is not.
 * If only part of the page has early content, `data-until` is the selector of its replacement.
 */
export function leaveEarlyPage(page: Document): void {
  const inEachLanguage = page.querySelectorAll<HTMLElement>('early-page')
  const [first] = inEachLanguage
  if (first === undefined) return
  const { until } = first.dataset
  // Without the tab of a competition.
  const placeOf = () => addressForAll(page.location.pathname).split('/').slice(1, 3).join('/')
  const opened = placeOf()
  const contentOf = () => page.getElementById('content')
  const isDrawn = () => {
    const content = contentOf()
    if (until) return content?.querySelector(until) != null
    return (
      content?.textContent !== '' && content?.querySelector('.MuiSkeleton-root, [data-tab]:empty') === null
    )
  }
  const isDue = () => placeOf() !== opened || isDrawn()
  const look = () => {
    if (!isDue() || isLeaving) return
    isLeaving = true
    // What is shown in the frame in which it takes its place counts as shifted.
    afterFrame(() => {
      isLeaving = false
      if (isDue()) leave()
    })
  }
  let isLeaving = false
  const leave = () => {
    observer.disconnect()
    const focused = focusedLink(page, 'early-page')
    for (const early of inEachLanguage) early.remove()
    if (focused !== null) focusLink(page, focused)
  }
  const observer = new MutationObserver(look)
  observer.observe(page.documentElement, { childList: true, subtree: true })
}
