/** The controls of a match's panel to which the focus can go on by itself (see `useNextControlFocus`). */
export type NextControl = 'win' | 'start' | 'up' | 'finish' | 'undo' | 'close'

/** The attribute by which such a control is found. */
export function nextControl(control: NextControl) {
  return { 'data-next-control': control } as const
}
