import type { PictureSize } from '../picture/pictureKind.ts'
import type { TeamFace } from '../team/teamFace.ts'
import { type Html, html } from './html.ts'

/**
 * The initials of a team, or its logo; nothing where teams have no faces. Without `shown`, there is only room for a logo,
 * because the addresses of many teams would weigh too much. Rules around it set `--size`.
 */
export function earlyFace(face: TeamFace | null, shown: PictureSize | null = null): Html | null {
  if (face === null) return null
  const { initials, hue, logo } = face
  const picture =
    shown !== null && logo !== null && html`<img src="${logo}-${shown}" alt="" decoding="async"/>`
  const content = logo === null ? html` style="--hue:${hue}" data-initials="${initials}">` : html`>${picture}`
  return html`<u class="face" aria-hidden="true"${content}</u>`.styled(faceStyle)
}

const faceStyle = `
.face{display:inline-grid;place-items:center;flex-shrink:0;width:var(--size,20px);height:var(--size,20px);overflow:clip;vertical-align:middle;border-radius:4px;font-size:calc(var(--size,20px)*.4);font-weight:700;line-height:1;text-decoration:none;color:var(--mui-palette-text-primary);
&[data-initials]:before{content:attr(data-initials)}
&[data-initials]{background:color-mix(in oklab,hsl(var(--hue) 70% 50%) 30%,var(--mui-palette-background-raised))}
img{width:100%;height:100%;object-fit:contain}}`
