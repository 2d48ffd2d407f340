import { drawMarkdown } from '../text/markdown.ts'
import { type Html, html } from './html.ts'

/** Draws Markdown written by a user, as `Markdown` of the page does. */
export function earlyMarkdown(text: string): Html {
  const drawn = drawMarkdown<Html>(text, {
    text: written => html`${written}`,
    element: (name, children, { href, start }) => {
      const isEmpty = name === 'hr' || name === 'br'
      const link = href !== undefined && html` href="${href}" target="_blank" rel="noopener nofollow"`
      return html`<${name}${link}${start !== undefined && html` start="${start}"`}>${children}${!isEmpty && html`</${name}>`}`
    },
  })
  return html`<div class="markdown">${drawn}</div>`.styled(markdownStyle)
}

const markdownStyle = `
.markdown{overflow-wrap:anywhere;line-height:1.6;
p,li{white-space:pre-line}
p,ul,ol,pre,blockquote,hr{margin:0 0 12px}
li>:is(p,ul,ol){margin-bottom:4px}
h3,h4,h5,h6{margin:20px 0 8px;line-height:1.3;font-weight:700}
h3{font-size:1.2rem}h4{font-size:1.05rem}h5,h6{font-size:1rem;color:var(--mui-palette-text-secondary)}
ul,ol{padding-left:24px}ul{list-style:disc}ol{list-style:decimal}ul ul{list-style:circle}
li::marker{color:var(--mui-palette-text-secondary)}
blockquote{padding-left:16px;border-left:3px solid var(--mui-palette-divider)}
hr{border:0;border-top:1px solid var(--mui-palette-divider)}
code{padding:0 4px;border-radius:3px;background:var(--mui-palette-background-raised);font-size:.9em}
pre{padding:12px;overflow-x:auto;border-radius:6px;background:var(--mui-palette-background-raised)}
pre code{padding:0;background:none}
a{text-underline-offset:.15em}
&>:first-of-type{margin-top:0}&>:last-child{margin-bottom:0}}`
