/** The words of `flagWords` in cspell.json by what replaces them, for the files of a project. */
export interface WordList {
  readonly flagWords: readonly string[]
  readonly ignorePaths: readonly string[]
  readonly overrides: readonly {
    readonly filename: readonly string[]
    readonly ignoreWords: readonly string[]
  }[]
}

/** Finds the flagged words of a text, also as parts of identifiers: `path:line: word → replacement`. */
export function flaggedWords(
  path: string,
  text: string,
  { flagWords, overrides }: WordList,
  matches: (path: string, glob: string) => boolean,
): readonly string[] {
  const ignored = overrides
    .filter(({ filename }) => filename.some(glob => matches(path, glob)))
    .flatMap(({ ignoreWords }) => ignoreWords)
  const replacements = new Map(
    flagWords.map(entry => {
      const [word = '', replacement = ''] = entry.split('->')
      return [word.toLowerCase(), replacement] as const
    }),
  )
  for (const word of ignored) replacements.delete(word)
  return text.split('\n').flatMap((line, index) =>
    wordsOf(line).flatMap(word => {
      const replacement = replacements.get(word.toLowerCase())
      return replacement === undefined ? [] : [`${path}:${index + 1}: ${word} → ${replacement}`]
    }),
  )
}

/** Identifiers as a whole and their parts: `openMatch`, `open`, `Match`. */
function wordsOf(line: string): readonly string[] {
  const whole = line.match(/[\p{L}\p{N}_]+/gu) ?? []
  const parts = whole.flatMap(word => word.split(/_|(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u))
  return [...new Set([...whole, ...parts])]
}
