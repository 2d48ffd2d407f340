import { escapedHtml } from '../text/escapedHtml.ts'

/** A piece of markup with the rules that it needs. Only `html` makes it, so that nothing in it is unescaped. */
export class Html {
  readonly markup: string
  readonly styles: ReadonlySet<string>

  constructor(markup: string, styles: ReadonlySet<string>) {
    this.markup = markup
    this.styles = styles
  }

  /** Returns the same markup, with rules of its own after those of its parts. */
  styled(rules: string): Html {
    return new Html(this.markup, new Set([...this.styles, rules]))
  }
}

type Content = Html | string | number | null | undefined | false | readonly Content[]

/** Builds markup: every text in it is escaped, other markup is kept, and nothing stands for nothing. */
export function html(literal: TemplateStringsArray, ...contents: readonly Content[]): Html {
  const styles = new Set<string>()
  const written = contents.map(content => writtenOf(content, styles))
  return new Html(String.raw({ raw: literal }, ...written), styles)
}

function writtenOf(content: Content, styles: Set<string>): string {
  if (content === null || content === undefined || content === false) return ''
  if (typeof content === 'string') return escapedHtml(content)
  if (typeof content === 'number') return String(content)
  if (!(content instanceof Html)) return content.map(each => writtenOf(each, styles)).join('')
  for (const rules of content.styles) styles.add(rules)
  return content.markup
}
