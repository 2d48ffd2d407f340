import { deceptiveCharacters } from './deceptiveCharacters.ts'
import { drawsSomething } from './drawsSomething.ts'

const everyDeceptive = new RegExp(deceptiveCharacters, 'gu')

/**
 * Turns a text from another service into one that `singleLine` accepts: deceptive characters removed, white space
 * folded, at most `max` characters (code points). May be empty.
 */
export function cleanLine(text: string, max: number): string {
  const line = honest(text.replace(/\s+/g, ' ')).normalize('NFC').replace(/ +/g, ' ').trim()
  // A joiner may have lost the emoji behind it.
  const clipped = honest([...line].slice(0, max).join('')).trim()
  return drawsSomething(clipped) ? clipped : ''
}

/** Removing a character can leave a variation selector or a joiner alone, which is removed too. */
function honest(text: string): string {
  const shorter = text.replace(everyDeceptive, '')
  return shorter === text ? text : honest(shorter)
}
