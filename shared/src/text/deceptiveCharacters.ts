/**
 * Control characters, line and paragraph separators, and the marks that reorder or hide text
 * (Unicode Bidi_Control, zero-width characters, the byte order mark): a name with them can pass for another.
 */
export const deceptiveCharacters =
  /[\p{Cc}\p{Cs}\u00AD\u061C\u180E\u200B-\u200F\u2028\u2029\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF]/u
