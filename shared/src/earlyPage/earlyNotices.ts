import { drawsRounds, hasTable } from '../bracket/kinds/kindOf.ts'
import type { Stage } from '../bracket/model/stage.ts'
import { dueRound } from '../bracket/stages/publication.ts'
import { tiesOf } from '../bracket/stages/tiesOf.ts'
import { tieText } from '../wording/tieText.ts'
import type { EarlyBracket } from './earlyScene.ts'
import { type Html, html } from './html.ts'

/** What a bracket waits for: the order of teams that are tied and, on a phone, pairs that are about to be published. */
export function earlyNotices({ drawn, texts, textsOf }: EarlyBracket, current: Stage): Html {
  const t = textsOf('stages')
  const ties = drawn.shape.stages
    .filter(hasTable)
    .flatMap(stage =>
      [...stage.groups.keys(), null].flatMap(group =>
        tiesOf(drawn, stage, group).map(
          tie =>
            html`<p class="tie">${warning}<span>${tieText(t, stage, { ...tie, group }, texts.team)}</span></p>`,
        ),
      ),
    )
  const round = drawsRounds(current) && current.publishing === 'manual' ? dueRound(drawn, current) : null
  return html`${ties}${round !== null && html`<p class="due">${t('roundIsNext', { round })}</p>`}`.styled(
    noticesStyle,
  )
}

const warning = html`<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M12 5.99 19.53 19H4.47L12 5.99M12 2 1 21h22L12 2zm1 14h-2v2h2v-2zm0-6h-2v4h2v-4z"/></svg>`

/** Copies the styles of an outlined `Alert`. */
const noticesStyle = `
.due{color:var(--mui-palette-text-secondary);line-height:1.55}
.tie{display:flex;gap:12px;padding:13px 16px;border:1px solid var(--mui-palette-warning-light);border-radius:6px;font-size:.875rem;line-height:1.43;overflow-wrap:anywhere;color:var(--mui-palette-Alert-warningColor);svg{flex-shrink:0;width:22px;height:22px;fill:var(--mui-palette-warning-main)}}
@media (max-width:699.95px){:is(.due,.tie){order:1}}
@media (min-width:700px){.due{display:none}}`
