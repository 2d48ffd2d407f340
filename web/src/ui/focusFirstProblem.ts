/** Brings the first field that is marked as wrong into view and into focus, once the marks have been drawn. */
export function focusFirstProblem(form: HTMLFormElement): void {
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
}
