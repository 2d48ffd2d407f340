/** Our formats nest far less. */
const depthMax = 40

/**
 * The value of a JSON text; undefined if it is damaged. What nests too deeply is refused before it is parsed, which could
 * take a second and hundreds of megabytes.
 */
export function parsedJson(text: string): unknown {
  if (isTooDeep(text)) return undefined
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    return undefined
  }
}

function isTooDeep(text: string): boolean {
  let depth = 0
  let isInString = false
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index]
    if (isInString) {
      if (character === '\\') index += 1
      else if (character === '"') isInString = false
    } else if (character === '"') isInString = true
    else if (character === '[' || character === '{') depth += 1
    else if (character === ']' || character === '}') depth -= 1
    if (depth > depthMax) return true
  }
  return false
}
