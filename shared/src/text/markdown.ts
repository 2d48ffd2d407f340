import type { Nodes } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmAutolinkLiteralFromMarkdown } from 'mdast-util-gfm-autolink-literal'
import { gfmAutolinkLiteral } from 'micromark-extension-gfm-autolink-literal'
import { safeAddress } from './safeAddress.ts'

/** Exceeds any intended nesting; deeper content is shown as plain text. */
const deepest = 12

const headings = ['h3', 'h4', 'h5', 'h6'] as const
type MarkdownElement =
  | (typeof headings)[number]
  | 'a'
  | 'blockquote'
  | 'br'
  | 'code'
  | 'em'
  | 'hr'
  | 'li'
  | 'ol'
  | 'p'
  | 'pre'
  | 'strong'
  | 'ul'

/** Makes what Markdown is drawn with. Texts are not escaped yet. */
interface Maker<Drawn> {
  readonly text: (written: string) => Drawn
  readonly element: (
    name: MarkdownElement,
    children: readonly Drawn[],
    /** `href` of links is safe (`safeAddress`); `start` of ordered lists. */
    attributes: { readonly href?: string; readonly start?: number },
  ) => Drawn
}

/**
 * Draws Markdown written by a user. The output contains only the elements above and never HTML: HTML is text as
 * written, pictures are their description, links lead only to web pages and mailboxes. Headings start at `h3`.
 */
export function drawMarkdown<Drawn>(markdown: string, { text, element }: Maker<Drawn>): readonly Drawn[] {
  const tree: Nodes = fromMarkdown(shallow(markdown), {
    extensions: [gfmAutolinkLiteral()],
    mdastExtensions: [gfmAutolinkLiteralFromMarkdown()],
  })
  const addresses = new Map<string, string>()
  const depths = new Set<number>()
  for (const node of tree.children) {
    if (node.type === 'definition' && !addresses.has(node.identifier)) {
      addresses.set(node.identifier, node.url)
    }
    if (node.type === 'heading') depths.add(node.depth)
  }
  const ranks = [...depths].toSorted()
  return drawNode(tree, 0)

  function drawNode(node: Nodes, depth: number): readonly Drawn[] {
    if (depth > deepest) return [text(textOf(node))]
    const inside = () =>
      'children' in node ? node.children.flatMap(child => drawNode(child, depth + 1)) : []
    const whole = (name: MarkdownElement, attributes = {}) => [element(name, inside(), attributes)]
    const link = (url: string) => {
      const href = safeAddress(url)
      return href === null ? inside() : whole('a', { href })
    }
    switch (node.type) {
      case 'root':
        return inside()
      case 'text':
      case 'html':
        return [text(node.value)]
      case 'paragraph':
        return whole('p')
      case 'heading':
        return whole(headings[ranks.indexOf(node.depth)] ?? 'h6')
      case 'strong':
        return whole('strong')
      case 'emphasis':
        return whole('em')
      case 'inlineCode':
        return [element('code', [text(node.value)], {})]
      case 'code':
        return [element('pre', [element('code', [text(node.value)], {})], {})]
      case 'blockquote':
        return whole('blockquote')
      case 'list':
        return node.ordered ? whole('ol', { start: node.start ?? 1 }) : whole('ul')
      case 'listItem':
        return whole('li')
      case 'thematicBreak':
        return whole('hr')
      case 'break':
        return whole('br')
      case 'link':
        return link(node.url)
      case 'linkReference':
        return link(addresses.get(node.identifier) ?? '')
      case 'image':
      case 'imageReference':
        return node.alt ? [text(node.alt)] : []
      default:
        return []
    }
  }
}

/**
 * Flattens input that takes the parser seconds: thousands of nested quotes, lists, or marks of emphasis in one line.
 */
function shallow(text: string): string {
  const calm = text.replace(/[*_]{16,}/g, run => run.slice(0, 15))
  return calm.replace(/^(?: *(?:>|[-+*](?= )|\d{1,9}[.)](?= ))){13,}/gm, '')
}

function textOf(tree: Nodes): string {
  const waiting: Nodes[] = [tree]
  const texts: string[] = []
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if ('value' in node) texts.push(node.value)
    if ('children' in node) waiting.push(...node.children.toReversed())
  }
  return texts.join(' ')
}
