import * as z from 'zod/mini'
import { deceptiveCharacters } from './deceptiveCharacters.ts'
import { drawsSomething } from './drawsSomething.ts'

/**
 * A line of text that a person types: NFC, outer spaces cut, runs of spaces folded,
 * `min` to `max` characters (code points) afterwards, nothing invisible in it, and not invisible as a whole
 * (`deceptive-characters`).
 */
export function singleLine(min: number, max: number) {
  return z.pipe(
    z.pipe(
      z.string().check(z.maxLength(max * 8)),
      z.transform((text: string) => text.normalize('NFC').replace(/ +/g, ' ').trim()),
    ),
    z.string().check(
      z.refine(text => text === '' || (!deceptiveCharacters.test(text) && drawsSomething(text)), {
        error: 'deceptive-characters',
      }),
      z.refine(text => [...text].length >= min, { error: 'too-short' }),
      z.refine(text => [...text].length <= max, { error: 'too-long' }),
    ),
  )
}
