import type { Competition } from '../competition/competition.ts'
import { mark } from '../preview/mark.ts'
import type { EarlyScene } from './earlyScene.ts'
import { earlyStyle } from './earlyStyle.ts'
import { type Html, html } from './html.ts'

/** The subject of a message, and to whom it is shown. */
export interface EarlyAddressed extends Pick<EarlyScene, 'asOf' | 'language' | 'textsOf'> {
  readonly competitionId: string
  readonly competition: Pick<Competition, 'game' | 'name' | 'playerCount' | 'startDate'>
}

interface Message {
  readonly title: string
  readonly text: string
  /** What follows below. */
  readonly rest: Html
}

/** Renders a page that asks its reader for something, in the frame of the pages of an account. */
export function earlyMessage(
  { competition: { game }, language, textsOf }: EarlyAddressed,
  message: Message,
): string {
  const { title, text, rest } = message
  const common = textsOf('common')
  const { markup, styles } =
    html`<div class="sides"><div><header><a href="/" aria-label="${common('product')}">${logo}</a></header><main><div><b data-game="${game}">${common(`game_${game}`)}</b><h1>${title}</h1><p>${text}</p></div>${rest}</main></div><div data-game="${game}"></div></div>`.styled(
      messageStyle,
    )
  return `<early-page lang="${language}"><style>${earlyStyle(language, [...styles])}</style>${markup}</early-page>`
}

const lines = mark.lines.map(
  ({ d, colour }) => html`<path d="${d}" stroke="${colour}" fill="none" stroke-width="${mark.width}"/>`,
)
const logo = html`<svg viewBox="0 0 64 64" aria-hidden="true"><rect width="64" height="64" rx="${mark.corner}" fill="${mark.ground}"/>${lines}<path d="${mark.tip.d}" fill="${mark.tip.colour}"/></svg><span>Upper Bracket</span>`

/** Copies the styles of `AuthLayout` and `InvitationMessage`. */
const messageStyle = `
&{top:0}
.sides{display:grid;min-height:100dvh;background:var(--mui-palette-background-default);color:var(--mui-palette-text-primary);
&>div:first-child{display:grid;grid-template-rows:auto 1fr;min-width:0;padding:0 16px}
&>div+div{display:none;background:var(--mui-palette-background-paper);border-left:1px solid var(--mui-palette-divider)}}
header{display:flex;align-items:center;min-height:64px;a{display:inline-flex;align-items:center;gap:10px;color:inherit;text-decoration:none}svg{width:30px}span{display:none;font-family:var(--display);font-weight:700;font-size:.95rem;letter-spacing:-.01em}}
main{display:grid;justify-items:start;align-content:start;gap:24px;box-sizing:border-box;width:100%;max-width:440px;margin:auto;padding:32px 0;
&>*{max-width:100%}
h1{font-size:clamp(1.4rem,1rem + 2vw,2.2rem);line-height:1.12;overflow-wrap:anywhere;text-wrap:balance}
h1+p{margin-top:12px;overflow-wrap:anywhere;color:var(--mui-palette-text-secondary)}}
[data-game]{--game:var(--mui-palette-csgo-main)}
[data-game=dota2]{--game:var(--mui-palette-dota2-main)}
b[data-game]{display:inline-flex;align-items:center;gap:6px;color:var(--game);&:before{content:"";width:10px;height:10px;transform:skewX(-14deg);background:currentColor}}
@media (min-width:600px){.sides>div:first-child{padding-inline:32px}header span{display:inline}}
@media (min-width:900px){.sides{grid-template-columns:1fr 1fr;&>div+div{display:block}}}
@media (min-width:1200px){.sides>div:first-child{padding-inline:64px}}`
