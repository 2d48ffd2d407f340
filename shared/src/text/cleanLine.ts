import { deceptiveCharacters } from './deceptiveCharacters.ts'
import { drawsSomething } from './drawsSomething.ts'

const everyDeceptive = new RegExp(deceptiveCharacters, 'gu')

/**
 * Turns a text from another service into one that `singleLine` accepts: deceptive characters removed, white space
 * folded, at most `max` characters (code points). May be empty.
 */
export function cleanLine(text: string, max: number): string {
  // The second pass removes variation selectors that followed a removed symbol.
  const honest = text.replace(/\s+/g, ' ').replace(everyDeceptive, '').replace(everyDeceptive, '')
  const line = honest.normalize('NFC').replace(/ +/g, ' ').trim()
  const clipped = [...line].slice(0, max).join('').trim()
  return drawsSomething(clipped) ? clipped : ''
}
