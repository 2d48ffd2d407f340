import { type Field, fieldWords } from './lineWords.ts'

export interface LineCells {
  readonly cells: readonly string[]
  /** What separates them: the columns of a table, of which an empty one counts, commas, or something in a sentence. */
  readonly separatedBy: 'columns' | 'commas' | 'text'
}

const fields = Object.entries(fieldWords).map(
  ([field, words]) => [field as Field, new RegExp(`^(?:${words}) ?[:=] ?(?<value>.*)$`, 'iu')] as const,
)
const fieldStart = new RegExp(`(?<=^|[\\t,]\\s*)(${Object.values(fieldWords).join('|')})\\s*[:=]\\s+`, 'giu')
const nextField = new RegExp(`\\s+(?=(?:${Object.values(fieldWords).join('|')}) ?[:=])`, 'giu')
const comma = /,(?!\d)|(?<!\d),/u
const inText = /\t|,(?!\d)|(?<!\d),|\s[-–—−→=/\\]+\s|:\s|\s{3,}|\.{3,}|…/u

/**
 * Splits a line at its own separator: a tab, bar or semicolon, as tables have, otherwise at commas, colons, dashes and
 * slashes. A separator in quotation marks does not count.
 */
export function lineCells(line: string): LineCells {
  const separator = ['\t', '|', ';'].find(each => line.includes(each))
  if (separator === undefined) {
    const cells = split(line.replace(nextField, '\t').replace(fieldStart, '$1:'), inText).filter(
      cell => cell !== '',
    )
    return { cells, separatedBy: cells.length === split(line, comma).length ? 'commas' : 'text' }
  }
  // A row of a Markdown table begins and ends with a bar.
  const inner = separator === '|' ? line.replace(/^\s*\||\|\s*$/g, '') : line
  return { cells: split(inner, separator), separatedBy: 'columns' }
}

function split(line: string, separator: string | RegExp): readonly string[] {
  const hidden: string[] = []
  const masked = line.replace(
    /(?<=^|[\t|;,]\s*)"((?:[^"]|"")*)"(?=\s*(?:[\t|;,]|$))/g,
    (_, inner: string) => {
      hidden.push(inner.replaceAll('""', '"'))
      return `\uE000${hidden.length - 1}\uE001`
    },
  )
  return masked
    .split(separator)
    .map(cell => cell.replace(/\uE000(\d+)\uE001/g, (_, at) => hidden[Number(at)] ?? '').trim())
}

/** Returns the field that a cell names, with its value: 'Ник: Волк'. */
export function namedField(cell: string): { readonly field: Field; readonly value: string } | null {
  for (const [field, pattern] of fields) {
    const { value } = pattern.exec(cell)?.groups ?? {}
    if (value !== undefined) return { field, value }
  }
  return null
}
