import type { Language } from '../profile/profile.ts'

/**
 * Positions an early page over the empty frame of the page, in the sizes and colours of the page that replaces it. It
 * is shown only to visitors whose language matches and, with `returning`, who were signed in on their last visit; the
 * page's first script finds out. Without scripts everyone sees it. The content of the frame is hidden but keeps its
 * space, and so does its footer. `parts` are the rules of what is drawn.
 */
export function earlyStyle(language: Language, parts: readonly string[], { returning = false } = {}): string {
  // With `:has` a browser would look for the early page whenever the page changes.
  const reader = `html[data-reads=${language}]${returning ? '[data-returns]' : ''}`
  const hidden = ':is(#content,footer:not(early-page *)){visibility:hidden}'
  return `
early-page{display:none;position:absolute;top:57px;left:0;right:0;visibility:visible}
${reader} early-page:lang(${language}){display:block}
${reader} ${hidden}
@media (scripting:none){early-page{display:block;:is(.search,.calendar){visibility:hidden}.more{padding:0!important;border:0!important}}${hidden}}
@media (min-width:900px){early-page{top:65px}}
early-page{${earlyBase}${frame}${parts.join('')}}`.replaceAll('\n', '')
}

/** As in the theme. */
const fonts = {
  display: '"Unbounded Variable","Wide Roboto","Wide Arial","Wide DejaVu",sans-serif',
  text: '"Onest Variable","Near Roboto","Near Arial","Near DejaVu",system-ui,sans-serif',
}

/** What everything that is drawn before its code begins with. */
export const earlyBase = `--display:${fonts.display};--text:${fonts.text};
p,h1,h2,h3,ul,ol{margin:0;padding:0;list-style:none}
h1,h2,.champion b{font-family:var(--display);font-weight:650}
h3{font-size:inherit}
h2{font-size:1.1rem;line-height:1.3}
a{color:inherit}`

const frame = `
main{max-width:1536px;margin:0 auto;padding:0 16px 64px}
nav{scroll-padding-left:24px;display:flex;gap:4px;overflow-x:auto;scrollbar-width:none;border-bottom:1px solid var(--mui-palette-divider)}
nav a{display:inline-flex;align-items:center;gap:8px;flex-shrink:0;min-height:48px;padding:0 12px;font-weight:650;white-space:nowrap;color:var(--mui-palette-text-secondary);text-decoration:none;border-bottom:3px solid transparent;margin-bottom:-1px}
nav a:focus-visible{outline-offset:-3px}
nav a[aria-current]{color:var(--mui-palette-text-primary);border-bottom-color:var(--mui-palette-brand-main);scroll-initial-target:nearest}
nav span{padding:0 6px;border-radius:6px;background:var(--mui-palette-background-raised);font-size:.8rem}
nav+*{margin-top:16px}
main>small{position:fixed;right:8px;bottom:8px;padding:0 6px;border-radius:6px;font-size:.75rem;color:var(--mui-palette-text-secondary);background:var(--mui-palette-background-raised)}
.skeleton{display:grid;gap:12px}
.skeleton i{height:72px;border-radius:6px;background:var(--mui-palette-Skeleton-bg)}
@media (min-width:600px){main{padding-inline:24px}nav a{padding:0 16px}}
@media (min-width:900px){nav+*{margin-top:24px}}`
