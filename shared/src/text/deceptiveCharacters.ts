/** The emoji that others are joined to. */
const joined = '\\u2194\\u2195\\u2600-\\u27BF\\u2B1B\\u{1F000}-\\u{1FAFF}'

/**
 * Characters that names must not contain, because they draw nothing, or hide or reorder other characters: control
 * characters, line and paragraph separators, Unicode's Default_Ignorable_Code_Point (bidirectional marks, zero-width
 * characters, Hangul fillers, the grapheme joiner, variation selectors, tags), blank letters and symbols (Braille,
 * musical, hieroglyphic), lone surrogates, private use, and noncharacters.
 *
 * They are listed as code points, so that the meaning does not depend on the Unicode version. Unassigned code points
 * are allowed, because they draw a box and may become emoji. The two variation selectors for text and emoji style are
 * allowed after a symbol (❤️, 1️⃣), and the zero-width joiner between emoji (👩‍🚀).
 *
 * `firestore.rules` repeats this list; a test compares the two.
 */
export const deceptiveCharacters = new RegExp(
  [
    '[\\p{Cc}\\u00AD\\u034F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180B-\\u180F\\u200B\\u200C\\u200E\\u200F\\u2028-\\u202E',
    '\\u2060-\\u206F\\u2800\\u3164\\uD800-\\uF8FF\\uFDD0-\\uFDEF\\uFE00-\\uFE0D\\uFEFF\\uFFA0\\uFFF0-\\uFFFC',
    '\\uFFFE\\uFFFF\\u{13430}-\\u{13446}\\u{16FE4}\\u{1BCA0}-\\u{1BCA3}\\u{1D159}\\u{1D173}-\\u{1D17A}',
    '\\u{1FFFE}\\u{1FFFF}\\u{2FFFE}\\u{2FFFF}\\u{3FFFE}-\\u{10FFFF}]',
    '|(?<![\\p{S}\\u{1F000}-\\u{1FAFF}#*0-9\\u203C\\u2049\\u2139\\u3030])[\\uFE0E\\uFE0F]',
    `|(?<![${joined}\\uFE0F])\\u200D|\\u200D(?![${joined}])`,
  ].join(''),
  'u',
)
