import { deceptiveCharacters } from './deceptiveCharacters.ts'
import { drawsSomething } from './drawsSomething.ts'

const everyDeceptive = new RegExp(deceptiveCharacters, 'gu')

/**
 * What `singleLine` would accept of a text that nobody typed for us: the deceptive characters taken out,
 * white space folded, at most `max` characters (code points). May be empty.
 */
export function cleanLine(text: string, max: number): string {
  // Twice: a selector of style may have stood after a symbol that draws nothing itself.
  const honest = text.replace(/\s+/g, ' ').replace(everyDeceptive, '').replace(everyDeceptive, '')
  const line = honest.normalize('NFC').replace(/ +/g, ' ').trim()
  const clipped = [...line].slice(0, max).join('').trim()
  return drawsSomething(clipped) ? clipped : ''
}
