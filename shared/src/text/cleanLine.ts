import { deceptiveCharacters } from './deceptiveCharacters.ts'

const everyDeceptive = new RegExp(deceptiveCharacters, 'gu')

/**
 * What `singleLine` would accept of a text that nobody typed for us: the deceptive characters taken out,
 * white space folded, at most `max` characters (code points). May be empty.
 */
export function cleanLine(text: string, max: number): string {
  const line = text.normalize('NFC').replace(everyDeceptive, '').replace(/\s+/g, ' ').trim()
  return [...line].slice(0, max).join('').trim()
}
