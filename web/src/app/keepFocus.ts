/** Pages that know better where the focus goes have moved it by then. */
const timeoutMs = 150
/** What gets the focus can be hidden until its texts have come. */
const maxAttempts = 20

/**
 * Keeps the focus where it was when the focused control goes, is disabled or is hidden, also with a dialog that it had
 * opened: the nearest part of the page that is left gets it, in place of the whole page, from which keyboards and screen
 * readers would start over. Returns the function that ends it.
 */
export function keepFocus(): () => void {
  /** The control of the page that had the focus last, and what it stood in, inside out. */
  let way: readonly Element[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  const repair = (attempts: number) => {
    clearTimeout(timer)
    if (attempts === 0) return
    timer = setTimeout(() => {
      if (way.length === 0 || !isFocusLost()) return
      const content = document.getElementById('content')
      const left = way.find(each => each.isConnected && !each.matches(':disabled')) ?? null
      const nearest = left !== null && content?.contains(left) ? left : content
      if (nearest instanceof HTMLElement) focusOn(nearest)
      if (isFocusLost()) repair(attempts - 1)
    }, timeoutMs)
  }
  const remember = ({ target }: FocusEvent) => {
    if (target instanceof Element && target.closest('#content') !== null) way = wayTo(target)
  }
  const leave = ({ target, relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null || !(target instanceof Element)) return
    // A click outside all controls removes the focus on purpose.
    setTimeout(() => {
      if (!target.checkVisibility() || target.matches(':disabled')) repair(maxAttempts)
    })
  }
  // Dialogs are children of the body.
  const dialogs = new MutationObserver(records => {
    if (records.some(({ removedNodes }) => removedNodes.length > 0)) repair(maxAttempts)
  })
  document.addEventListener('focusin', remember)
  document.addEventListener('focusout', leave)
  dialogs.observe(document.body, { childList: true })
  return () => {
    clearTimeout(timer)
    document.removeEventListener('focusin', remember)
    document.removeEventListener('focusout', leave)
    dialogs.disconnect()
  }
}

function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body
}

function wayTo(element: Element): readonly Element[] {
  const way: Element[] = []
  for (let at: Element | null = element; at !== null; at = at.parentElement) way.push(at)
  return way
}

/** Focuses what is no control, for as long as it has the focus. */
function focusOn(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex') && !element.matches('a[href], button, input, select, textarea')) {
    element.setAttribute('tabindex', '-1')
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true })
  }
  element.focus({ preventScroll: true })
}
