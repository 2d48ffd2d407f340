import { type OrganizerView, shownLink } from '../organizerPage/organizerView.ts'
import { earlyEmpty } from './earlyEmpty.ts'
import { earlyHeader } from './earlyHeader.ts'
import { earlyMarkdown } from './earlyMarkdown.ts'
import { earlySections } from './earlySections.ts'
import { earlyStyle } from './earlyStyle.ts'
import type { ListScene } from './earlyTournamentCard.ts'
import { html } from './html.ts'

/** Renders the page of an organizer as HTML. Followers come with the code of the page. */
export function earlyOrganizer({ page, sections, followerCount }: OrganizerView, scene: ListScene): string {
  const t = scene.textsOf('organizers')
  const { address, description, links, name } = page
  const next = encodeURIComponent(`/organizers/${address}`)
  const action = html`<a class="follow" href="/auth/signup?next=${next}">${t('follow')}</a>`
  const linked = links.map(
    href => html`<a href="${href}" target="_blank" rel="noopener nofollow">${shownLink(href)}</a>`,
  )
  const about = html`<div class="organizer"><p><span>${t('followers', { count: followerCount })}</span>${linked}</p>${description !== '' && html`<div class="text">${earlyMarkdown(description)}</div>`}</div>`
  const list =
    sections.length === 0
      ? earlyEmpty(t('emptyTitle'), t('emptyText'))
      : earlySections({ sections }, scene, { isWhole: true })
  const { markup, styles } =
    html`<main>${earlyHeader(name, { overline: html`${t('organizer')}`, action })}${about}${list}</main>`.styled(
      organizerStyle,
    )
  return `<early-page lang="${scene.language}"><style>${earlyStyle(scene.language, [...styles])}</style>${markup}</early-page>`
}

const organizerStyle = `
header .follow{padding:6px 16px;border-radius:6px;background:var(--mui-palette-primary-main);color:var(--mui-palette-primary-contrastText);font-weight:650;font-size:.875rem;line-height:1.75;text-decoration:none}
html[data-returns] & .follow{visibility:hidden}
.organizer{display:grid;gap:16px;grid-template-columns:minmax(0,1fr);margin-bottom:32px;
&>p{display:flex;flex-wrap:wrap;gap:4px 16px;color:var(--mui-palette-text-secondary)}
&>p a{overflow-wrap:anywhere;min-width:0;text-underline-offset:.15em}
.text{max-width:75ch}}`
