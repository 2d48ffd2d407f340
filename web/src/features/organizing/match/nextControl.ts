/** The controls of a match's panel that can receive the focus automatically (see `useNextControlFocus`). */
export type NextControl = 'win' | 'start' | 'up' | 'finish' | 'close'

/** Returns the attribute that marks such a control. */
export function nextControl(control: NextControl) {
  return { 'data-next-control': control } as const
}
