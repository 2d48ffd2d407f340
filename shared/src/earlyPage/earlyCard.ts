import type { Match } from '../bracket/model/match.ts'
import type { MatchTexts, WrittenSlot } from '../wording/matchTexts.ts'
import type { EarlyBracket } from './earlyScene.ts'
import { earlyFace } from './earlyFace.ts'
import { type Html, html } from './html.ts'

/** A match in the tree and in lists, which leads to its page. */
export function earlyCard({ competitionId, texts }: EarlyBracket, match: Match): Html {
  const { number, caption, slots } = texts.card(match)
  return html`<a class="card" data-status="${match.status}" href="/competitions/${competitionId}/matches/${match.id}"><span class="caption"><span>${number}</span> <span>${caption}</span></span> ${slotOf(slots[0], texts.face)} ${slotOf(slots[1], texts.face)}</a>`.styled(
    cardStyle,
  )
}

function slotOf(
  { teamId, text, seed, outcome, result, mark }: WrittenSlot,
  faceOf: MatchTexts['face'],
): Html {
  const isMark = typeof result === 'string' && result !== 'walkover'
  return html`<span class="slot" data-result="${teamId === null ? 'empty' : outcome}"><i${seed !== null && html` data-seed="${seed}"`}>${earlyFace(faceOf(teamId))}</i><b>${text}</b> ${mark !== null && html`<output${isMark && html` class="mark"`}>${mark}</output>`}</span>`
}

const cardStyle = `
.card{display:grid;grid-template:24px 1fr 1fr/minmax(0,1fr);box-sizing:border-box;height:100%;overflow:clip;color:var(--mui-palette-text-primary);text-decoration:none;background:var(--mui-palette-background-paper);border:1px solid var(--mui-palette-divider);border-radius:6px;
&[data-status=running]{border-color:var(--mui-palette-brand-main)}
&:is([data-status=waiting],[data-status=bye]){background:none}}
.caption{display:flex;align-items:center;justify-content:space-between;gap:8px;padding:0 10px;font-size:12px;color:var(--mui-palette-text-secondary);border-bottom:1px solid var(--mui-palette-divider);white-space:nowrap}
.caption>:last-child{min-width:0;overflow:clip;text-overflow:ellipsis}
[data-status=ready]>.caption>:last-child{color:var(--mui-palette-text-primary);font-weight:650}
[data-status=running]>.caption>:last-child{display:inline-flex;align-items:center;gap:6px;font-weight:700;color:var(--mui-palette-brand-main)}
[data-status=running]>.caption>:last-child:before{content:"";width:7px;height:7px;border-radius:50%;background:currentColor}
.slot{display:grid;grid-template-columns:minmax(28px,auto) minmax(0,1fr) auto;align-items:center;padding-right:4px;min-width:0;
& +.slot{border-top:1px solid var(--mui-palette-divider)}
i:before{content:attr(data-seed)}
i{display:flex;align-items:center;gap:6px;padding-left:10px;font-style:normal;font-size:12px;white-space:nowrap;color:var(--mui-palette-text-secondary)}
b{display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2;overflow:clip;overflow-wrap:anywhere;margin-left:8px;font-size:14px;line-height:1.15;font-weight:550}
output{min-width:34px;box-sizing:border-box;padding:0 6px;text-align:center;font-family:var(--display);font-variant-numeric:tabular-nums;font-weight:700;font-size:19px;line-height:1}
.mark{font-family:inherit;font-size:12px;font-weight:inherit;line-height:inherit;min-width:0;white-space:nowrap;color:var(--mui-palette-text-secondary)}
&[data-result=won] b{font-weight:750}
&[data-result=won] output{color:var(--mui-palette-brand-main)}
&[data-result=lost]{color:var(--mui-palette-text-secondary);output{font-weight:500}}
&[data-result=empty] b{color:var(--mui-palette-text-secondary);font-size:13px;font-weight:400}}`
