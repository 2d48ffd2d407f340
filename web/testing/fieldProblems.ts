/** What each field that is marked as wrong says, and the name of the one in focus. */
export function fieldProblems(): {
  readonly wrong: readonly string[]
  readonly focused: string | null | undefined
} {
  return {
    wrong: [...document.querySelectorAll('[aria-invalid="true"]')].map(
      field => document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent ?? '',
    ),
    focused: document.activeElement?.getAttribute('name'),
  }
}
