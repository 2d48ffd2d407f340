import * as z from 'zod/mini'
import { deceptiveCharacters } from './deceptiveCharacters.ts'
import { drawsSomething } from './drawsSomething.ts'

/**
 * A schema for a text of several lines, which may be empty: normalized to NFC, lines ended by `\n`, tabs turned into
 * spaces, white space removed at the ends of lines and around the text, at most two blank lines in a row, then at most
 * `max` characters (code points). Indentation is kept, because Markdown reads it. Refuses invisible characters other
 * than line breaks, and text that is invisible as a whole (`deceptive-characters`).
 */
export function multiLine(max: number) {
  return z.pipe(
    z.pipe(z.string().check(z.maxLength(max * 4)), z.transform(tidy)),
    z.string().check(
      z.refine(text => text === '' || (isHonest(text) && drawsSomething(text)), {
        error: 'deceptive-characters',
      }),
      z.refine(text => [...text].length <= max, { error: 'too-long' }),
    ),
  )
}

function tidy(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replaceAll('\t', '    ')
    .split('\n')
    .map(line => line.trimEnd())
    .join('\n')
    .replace(/\n{4,}/g, '\n\n\n')
    .replace(/^\n+|\n+$/g, '')
}

function isHonest(text: string): boolean {
  return !text.split('\n').some(line => deceptiveCharacters.test(line))
}
