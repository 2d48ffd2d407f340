import Box from '@mui/material/Box'
import type { Nodes } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmAutolinkLiteralFromMarkdown } from 'mdast-util-gfm-autolink-literal'
import { gfmAutolinkLiteral } from 'micromark-extension-gfm-autolink-literal'
import { Fragment, type ReactNode, useMemo } from 'react'
import { OutsideLink } from './OutsideLink.tsx'
import { safeAddress } from './safeAddress.ts'

/** Exceeds any intended nesting; deeper content is shown as plain text. */
const deepest = 12

/**
 * Renders Markdown written by a user. The output contains only the elements listed here and never HTML: HTML is shown
 * as written, pictures as their description, links only to web pages and mailboxes (`safeAddress`). Headings start at
 * `h3`. Loaded on demand (20 KiB compressed).
 */
export default function Markdown({ text }: { readonly text: string }) {
  const drawn = useMemo(() => draw(parse(text)), [text])
  return <Box sx={looks}>{drawn}</Box>
}

function parse(text: string): Nodes {
  return fromMarkdown(shallow(text), {
    extensions: [gfmAutolinkLiteral()],
    mdastExtensions: [gfmAutolinkLiteralFromMarkdown()],
  })
}

/**
 * Flattens input that takes the parser seconds: thousands of nested quotes, lists, or marks of emphasis in one line.
 */
function shallow(text: string): string {
  const calm = text.replace(/[*_]{16,}/g, run => run.slice(0, 15))
  return calm.replace(/^(?: *(?:>|[-+*](?= )|\d{1,9}[.)](?= ))){13,}/gm, '')
}

function draw(tree: Nodes): ReactNode {
  const addresses = new Map<string, string>()
  const depths = new Set<number>()
  if ('children' in tree) {
    for (const node of tree.children) {
      if (node.type === 'definition' && !addresses.has(node.identifier)) {
        addresses.set(node.identifier, node.url)
      }
      if (node.type === 'heading') depths.add(node.depth)
    }
  }
  const ranks = [...depths].toSorted()
  return drawNode(tree, 0)

  function drawNode(node: Nodes, depth: number): ReactNode {
    if (depth > deepest) return textOf(node)
    const inside = () => ('children' in node ? drawAll(node.children, depth + 1) : null)
    switch (node.type) {
      case 'root':
        return inside()
      case 'text':
      case 'html':
        return node.value
      case 'paragraph':
        return <p>{inside()}</p>
      case 'heading': {
        const Heading = headings[ranks.indexOf(node.depth)] ?? 'h6'
        return <Heading>{inside()}</Heading>
      }
      case 'strong':
        return <strong>{inside()}</strong>
      case 'emphasis':
        return <em>{inside()}</em>
      case 'inlineCode':
        return <code>{node.value}</code>
      case 'code':
        return (
          <pre>
            <code>{node.value}</code>
          </pre>
        )
      case 'blockquote':
        return <blockquote>{inside()}</blockquote>
      case 'list':
        return node.ordered ? <ol start={node.start ?? 1}>{inside()}</ol> : <ul>{inside()}</ul>
      case 'listItem':
        return <li>{inside()}</li>
      case 'thematicBreak':
        return <hr />
      case 'break':
        return <br />
      case 'link':
        return link(node.url, inside())
      case 'linkReference':
        return link(addresses.get(node.identifier) ?? '', inside())
      case 'image':
      case 'imageReference':
        return node.alt
      default:
        return null
    }
  }

  function drawAll(nodes: readonly Nodes[], depth: number): ReactNode {
    return nodes.map(node => <Fragment key={node.position?.start.offset}>{drawNode(node, depth)}</Fragment>)
  }
}

const headings = ['h3', 'h4', 'h5', 'h6'] as const

function link(url: string, children: ReactNode): ReactNode {
  const href = safeAddress(url)
  return href === null ? children : <OutsideLink href={href}>{children}</OutsideLink>
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

const looks = {
  overflowWrap: 'anywhere',
  lineHeight: 1.6,
  // Line breaks in the text are shown as line breaks.
  '& p, & li': { whiteSpace: 'pre-line' },
  '& p, & ul, & ol, & pre, & blockquote, & hr': { mt: 0, mb: 1.5 },
  '& li > p, & li > ul, & li > ol': { mb: 0.5 },
  '& h3, & h4, & h5, & h6': { mt: 2.5, mb: 1, lineHeight: 1.3, fontWeight: 700 },
  '& h3': { fontSize: '1.2rem' },
  '& h4': { fontSize: '1.05rem' },
  '& h5, & h6': { fontSize: '1rem', color: 'text.secondary' },
  '& ul, & ol': { pl: 3 },
  '& li::marker': { color: 'text.secondary' },
  '& blockquote': { ml: 0, mr: 0, pl: 2, borderLeft: '3px solid', borderColor: 'divider' },
  '& hr': { border: 0, borderTop: '1px solid', borderColor: 'divider' },
  '& code': { px: 0.5, borderRadius: 0.5, bgcolor: 'background.raised', fontSize: '0.9em' },
  '& pre': { p: 1.5, overflowX: 'auto', borderRadius: 1, bgcolor: 'background.raised' },
  '& pre code': { p: 0, bgcolor: 'transparent' },
  '& > :first-of-type': { mt: 0 },
  '& > :last-child': { mb: 0 },
} as const
