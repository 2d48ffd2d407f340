import Box from '@mui/material/Box'
import { drawMarkdown } from '@upper-bracket/shared/text/markdown'
import { createElement, Fragment, type ReactNode, useMemo } from 'react'
import { OutsideLink } from './OutsideLink.tsx'

/** Renders Markdown written by a user (see `drawMarkdown`). Loaded on demand (20 KiB compressed). */
export default function Markdown({ text }: { readonly text: string }) {
  const drawn = useMemo(() => draw(text), [text])
  return <Box sx={looks}>{drawn}</Box>
}

function draw(markdown: string): ReactNode {
  const drawn = drawMarkdown<ReactNode>(markdown, {
    text: written => written,
    element: (name, children, { href, ...attributes }) =>
      href === undefined ? (
        createElement(name, attributes, ...children)
      ) : (
        <OutsideLink href={href}>{together(children)}</OutsideLink>
      ),
  })
  return together(drawn)
}

/** Nothing in the text ever changes its place, so nothing needs a key. */
const together = (drawn: readonly ReactNode[]) => createElement(Fragment, null, ...drawn)

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
