/**
 * Positions an early page over the empty frame of the page, in the sizes and colours of the page that replaces it. It
 * is shown only to visitors whose language matches and, with `returning`, who were signed in on their last visit; the
 * page's first script finds out. The content of the frame is hidden but keeps its space.
 */
export function earlyStyle({ returning = false } = {}): string {
  const to = returning ? '[data-returns]' : ''
  return `
early-page{display:none;position:absolute;top:57px;left:0;right:0;visibility:visible}
html[data-reads=ru]${to} early-page:lang(ru),html[data-reads=en]${to} early-page:lang(en){display:block}
html[data-reads=ru]${to}:has(early-page:lang(ru)) :is(#content,footer),html[data-reads=en]${to}:has(early-page:lang(en)) :is(#content,footer){visibility:hidden}
${sizesAndColours}`.replaceAll('\n', '')
}

const sizesAndColours = `
early-page{
main{max-width:1536px;margin:0 auto;padding:0 16px 64px}
p,h1,h2,ul{margin:0;padding:0;list-style:none}
h1,h2,.champion b{font-family:"Unbounded Variable","Arial Black",sans-serif}
header{margin:12px 0 8px;padding:4px 12px;min-height:48px;display:flex;flex-wrap:wrap;align-items:center;gap:2px 8px;background:var(--mui-palette-background-paper);border:1px solid var(--mui-palette-divider);border-left:5px solid var(--mui-palette-csgo-main);border-radius:6px}
header[data-game=dota2]{border-left-color:var(--mui-palette-dota2-main)}
header p{display:none}
h1{max-width:calc(100% - 52px);font-size:1rem;font-weight:700;line-height:1.12;overflow-wrap:anywhere}
header:is([data-status=registration],[data-status=closed]){display:grid;align-content:start;min-height:172px;padding:12px;p{display:block}h1{font-size:clamp(1.35rem,1rem + 1.8vw,2.5rem)}h1~.status{display:none}}
.status{font-size:.8125rem;font-weight:650;white-space:nowrap;color:var(--mui-palette-success-main)}
.status:before{content:"";display:inline-block;width:8px;height:8px;margin-right:6px;border-radius:50%;background:currentColor}
.status[data-status=running]{color:var(--mui-palette-brand-main)}
.status[data-status=closed]{color:var(--mui-palette-warning-main)}
.status[data-status=finished]{color:var(--mui-palette-text-secondary)}
.champion{display:grid;margin-bottom:16px;padding:20px 16px;border-radius:6px;background:var(--mui-palette-brand-main);color:var(--mui-palette-brand-contrastText);b{font-size:clamp(1.4rem,1rem + 3vw,2.75rem);line-height:1.12;overflow-wrap:anywhere}}
nav{display:flex;gap:4px;overflow-x:auto;scrollbar-width:none;border-bottom:1px solid var(--mui-palette-divider)}
nav a{display:inline-flex;align-items:center;gap:8px;flex-shrink:0;min-height:48px;padding:0 12px;font-weight:650;color:var(--mui-palette-text-secondary);text-decoration:none;border-bottom:3px solid transparent;margin-bottom:-1px;outline-offset:-3px}
nav a[aria-current]{color:var(--mui-palette-text-primary);border-bottom-color:var(--mui-palette-brand-main)}
nav span{padding:0 6px;border-radius:6px;background:var(--mui-palette-background-raised);font-size:.8rem}
section{padding-top:16px}
.skeleton{display:grid;gap:12px;padding-top:40px}
.skeleton i{height:72px;border-radius:6px;background:var(--mui-palette-Skeleton-bg)}
h2{font-size:1.1rem;font-weight:600;line-height:1.3}
small{display:block;font-size:.8125rem}
section>p:last-child{margin-top:14px}
section>p{white-space:nowrap;overflow:clip;color:var(--mui-palette-text-secondary)}
h3{margin:12px 0 4px;font-size:.8125rem;font-weight:650;color:var(--mui-palette-text-secondary)}
ul{display:grid;gap:8px;grid-template-columns:repeat(auto-fill,minmax(min(100%,280px),1fr))}
li{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,6.5rem);align-items:center;gap:8px;height:56px;padding:0 10px;font-size:.9375rem;background:var(--mui-palette-background-paper);border:1px solid var(--mui-palette-divider);border-radius:6px}
li b{font-size:.8125rem;font-weight:400;line-height:1.25;text-align:right;color:var(--mui-palette-text-secondary)}
li[data-status=running]{border-color:var(--mui-palette-brand-main);b{font-weight:650;color:var(--mui-palette-brand-main)}}
li p{display:flex;gap:6px;line-height:22px;font-weight:600}
li span{flex:1 1 0;min-width:0;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
output{min-width:1.4em;text-align:center;font-weight:750}
}
@media (max-width:699.95px){early-page section{position:relative;padding-top:18px;h2{display:inline-grid;align-content:center;min-height:56px;margin-bottom:2px;padding:0 14px;font-family:inherit;font-size:14px;border:1px solid var(--mui-palette-brand-main);border-radius:6px}h2+p{position:absolute;top:36px;right:0;font-size:0}}}
@media (min-width:1100px){early-page section{width:320px;&>p:last-child{display:none}}}
@media (min-width:600px){early-page main{padding-inline:24px}}
@media (min-width:900px){early-page{top:65px;.skeleton{padding-top:48px}header{min-height:64px}header:is([data-status=registration],[data-status=closed]){min-height:202px;margin-top:16px;padding:16px 20px}header:is([data-status=running],[data-status=finished]) h1{font-size:1.25rem}}}
`
