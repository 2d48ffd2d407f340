/** Returns the address of the focused link, if it is within an element of this selector. */
export function focusedLink(page: Document, within: string): string | null {
  return page.activeElement?.closest(within) ? page.activeElement.getAttribute('href') : null
}

/** Focuses the link of the page that has taken the place of another one. */
export function focusLink(page: Document, href: string): void {
  const links = page.getElementById('content')?.querySelectorAll<HTMLElement>('a') ?? []
  for (const link of links) if (link.getAttribute('href') === href) link.focus()
}
