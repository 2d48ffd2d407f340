/** Parts of Material UI's palette for components that no page has. */
const unusedParts =
  /^(?:AppBar|Slider|SnackbarContent|SpeedDialAction|StepConnector|StepContent|TableCell|Tooltip)$/
/** Colours that are drawn partly transparent are main ones, texts and actions. */
const unusedColours = /^(?:light|dark|contrastText|divider)Channel$|^A\d+$/
/** The elevations of the components that pages have, and those that pages choose. */
const usedShadows = new Set(['0', '1', '2', '4', '6', '8', '24'])

/**
 * Whether the style sheet of the theme does without the variable of this path. Every page begins with the sheet, and
 * all of Material UI's variables are twice as many.
 */
export function isSkippedVariable([group = '', part = '', ...rest]: readonly string[]): boolean {
  // Cards have no overlay, and fonts are set by variants of texts.
  if (group === 'overlays' || group === 'font') return true
  if (group === 'shadows') return !usedShadows.has(part)
  return group === 'palette' && (unusedParts.test(part) || unusedColours.test(rest.at(-1) ?? part))
}
