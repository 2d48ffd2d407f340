/** Counts the taps on the page from now on: those on buttons, and on fields that do not get the focus by themselves. */
export function countTaps(): () => number {
  let taps = 0
  addEventListener(
    'pointerdown',
    ({ target }) => {
      // The list of a native select takes another one.
      taps += target instanceof HTMLSelectElement ? 2 : 1
    },
    { capture: true },
  )
  return () => taps
}
