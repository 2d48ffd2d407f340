import type { DrawnMatch } from '../preview/drawnBracket.ts'
import { type Html, html } from './html.ts'

/** A small picture of a bracket, hidden from assistive technology: the text next to it says what is played. */
export function earlySmallBracket(matches: readonly DrawnMatch[]): Html {
  const deepest = Math.max(0, ...matches.map(({ at }) => at?.depth ?? 0))
  const columns = matches.some(({ at }) => at === null) ? 2 : deepest + 1
  const drawn = matches.map(({ sides, isRunning, at }) => {
    const rows = sides.map(
      ({ name, score, isOut }) =>
        html`<span${isOut && html` class="out"`}><b>${name === '' ? '—' : name}</b><i>${score}</i></span>`,
    )
    return html`<span class="${at === null ? '' : kindOf(at, deepest)}"${at !== null && html` style="${placeOf(at, deepest)}"`}><span class="box"${isRunning && html` data-running`}>${rows}</span></span>`
  })
  return html`<span class="small" aria-hidden="true" style="grid-template-columns:repeat(${columns},minmax(0,1fr))">${drawn}</span>`.styled(
    smallStyle,
  )
}

type Place = NonNullable<DrawnMatch['at']>

function kindOf({ depth, place }: Place, deepest: number): string {
  return [
    depth === deepest ? '' : 'before',
    depth === 0 ? '' : place % 2 === 0 ? 'after upper' : 'after lower',
  ].join(' ')
}

function placeOf({ depth, place }: Place, deepest: number): string {
  const span = 2 ** (deepest - depth)
  return `grid-column:${deepest - depth + 1};grid-row:${place * span + 1}/span ${span}`
}

const smallStyle = `
.small{--line:2px solid var(--mui-palette-divider);display:grid;align-content:center;grid-auto-rows:62px;column-gap:24px;height:248px;
&>*{position:relative;display:grid;align-items:center;min-width:0}
.before:before,.after:after{content:"";position:absolute;width:12px}
.before:before{right:100%;top:50%;border-top:var(--line)}
.after:after{left:100%;border-right:var(--line)}
.upper:after{top:50%;bottom:0;border-top:var(--line)}
.lower:after{top:0;bottom:50%;border-bottom:var(--line)}}
.box{min-width:0;border:1px solid var(--mui-palette-divider);border-radius:6px;background:var(--mui-palette-background-raised);font-size:.8125rem;line-height:24px;
&[data-running]{border-color:var(--mui-palette-brand-main);i{color:var(--mui-palette-brand-main)}}
span{display:flex;justify-content:space-between;gap:4px;padding:0 8px}
span+span{border-top:1px solid var(--mui-palette-divider)}
.out{opacity:.7}
b{min-width:0;font-weight:600;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
i{font-style:normal;font-weight:750}}`
