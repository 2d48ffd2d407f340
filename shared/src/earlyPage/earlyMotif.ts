import type { Game } from '../games/game.ts'
import { gameMotif } from '../games/gameMotif.ts'
import { type Html, html } from './html.ts'

/** The motif of a game behind a card or a header, which sets `--game` and `--strength`. */
export function earlyMotif(game: Game): Html {
  const { lines, marks } = gameMotif[game]
  return html`<span class="motif" aria-hidden="true"><svg viewBox="0 0 200 200"><path d="${lines}"/><path d="${marks}"/></svg></span>`.styled(
    motifStyle,
  )
}

const motifStyle = `
.motif{position:absolute;inset:0;overflow:hidden;border-radius:inherit;pointer-events:none;background:linear-gradient(105deg,color-mix(in srgb,var(--game) 16%,transparent),transparent 62%);
svg{position:absolute;right:-48px;top:48px;height:min(130%,210px);transform:translateY(-50%) rotate(-8deg);opacity:calc(var(--strength)*.8);mask-image:linear-gradient(100deg,transparent 5%,#000 70%);fill:none;stroke:var(--game);stroke-width:2}
path+path{fill:var(--game);stroke:none}}
@media (min-width:600px){.motif svg{right:-6%;top:50%;height:min(150%,420px);opacity:var(--strength)}}`
