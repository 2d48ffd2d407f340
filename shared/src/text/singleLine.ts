import * as z from 'zod/mini'

// Control characters, line and paragraph separators, and the marks that reorder or hide text
// (Unicode Bidi_Control, zero-width characters, the byte order mark): a name with them can pass for another.
const deceptive =
  /[\p{Cc}\p{Cs}\u00AD\u061C\u180E\u200B-\u200F\u2028\u2029\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF]/u

/**
 * A line of text that a person types: NFC, outer spaces cut, runs of spaces folded,
 * `min` to `max` characters (code points) afterwards, nothing invisible in it.
 */
export function singleLine(min: number, max: number) {
  return z.pipe(
    z.pipe(
      z.string().check(z.maxLength(max * 8)),
      z.transform((text: string) => text.normalize('NFC').replace(/ +/g, ' ').trim()),
    ),
    z.string().check(
      z.refine(text => !deceptive.test(text), { error: 'deceptive-characters' }),
      z.refine(text => [...text].length >= min, { error: 'too-short' }),
      z.refine(text => [...text].length <= max, { error: 'too-long' }),
    ),
  )
}
