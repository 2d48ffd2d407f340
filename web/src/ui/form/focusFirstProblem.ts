/**
 * Brings the first field that is marked as wrong into view and into focus, once the marks have been drawn. Of a group
 * of radio buttons (`data-invalid`) it is the chosen one; what cannot be changed is passed over.
 */
export function focusFirstProblem(form: HTMLFormElement): void {
  requestAnimationFrame(() => form.querySelector<HTMLElement>(problem)?.focus())
}

const problem = '[aria-invalid="true"]:enabled, [data-invalid] :checked:enabled'
