import * as z from 'zod/mini'
import { deceptiveCharacters } from './deceptiveCharacters.ts'
import { drawsSomething } from './drawsSomething.ts'

/**
 * A schema for a typed line of text: normalized to NFC, trimmed, runs of spaces folded, then `min` to `max` characters
 * (code points). Refuses invisible characters and text that is invisible as a whole (`deceptive-characters`).
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
