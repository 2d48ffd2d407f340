/** A value as ASCII, short enough for the name of a test. */
export function show(value: unknown): string {
  const text = JSON.stringify(value).replace(/[^ -~]/gu, character => {
    return `\\u{${character.codePointAt(0)?.toString(16)}}`
  })
  return text.length <= 80 ? text : `${text.slice(0, 40)}… (${text.length})`
}
