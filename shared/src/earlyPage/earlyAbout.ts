import { competitionFacts } from '../wording/competitionFacts.ts'
import { earlyMarkdown } from './earlyMarkdown.ts'
import { type EarlyScene, writtenMoment } from './earlyScene.ts'
import { type Html, html } from './html.ts'

/** The facts of a competition, and what its organizers say about it. */
export function earlyAbout({ asOf, competition, competitionId, language, textsOf }: EarlyScene): Html {
  const t = textsOf('competition')
  const { contact, description, onPage, ownerName, prizes, rules } = competition
  const written = (at: number) => writtenMoment(at, { asOf, language, dated: true, weekday: true })
  const facts = [
    ...competitionFacts(t, textsOf('common'), competition),
    ...(ownerName ? [{ name: t('organizer'), value: [ownerLink(ownerName, onPage?.address)] }] : []),
  ].map(({ name, value }) => {
    const lines = typeof value === 'number' ? [written(value)] : value
    return html`<div><dt>${name}</dt>${lines.map(line => html`<dd>${line}</dd>`)}</div>`
  })
  const notes = [
    [t('setting_prizes'), prizes],
    [t('reach'), contact],
    [t('setting_rules'), rules && html`<a href="/competitions/${competitionId}/rules">${t('readRules')}</a>`],
  ].filter(([, text]) => text !== '')
  const noted = notes.map(([name, text]) => html`<p><span>${name}</span>${text}</p>`)
  const said = description === '' ? null : html`<div class="text">${earlyMarkdown(description)}</div>`
  // On a phone they are above the text. Where they are next to it, the order does not show.
  const notesFirst = notes.length > 0 && html`<div class="notes">${noted}</div>`
  const columns = html`<div class="said"${said !== null && html` data-text`}>${notesFirst}${said}</div>`
  return html`<div class="about"><dl>${facts}</dl>${(said !== null || notes.length > 0) && columns}</div>`.styled(
    aboutStyle,
  )
}

function ownerLink(name: string, address: string | null | undefined): Html | string {
  return address ? html`<a href="/organizers/${address}">${name}</a>` : name
}

const aboutStyle = `
.about{display:grid;gap:24px;grid-template-columns:minmax(0,1fr);
dl{margin:0;display:grid;gap:12px 16px;grid-template-columns:1fr 1fr}
dl>div{min-width:0}
dt,.notes span{font-size:.8125rem;font-weight:400;color:var(--mui-palette-text-secondary)}
dd{margin:0;font-weight:650;overflow-wrap:anywhere}
.notes p{display:grid;padding:16px 16px 16px 52px;font-weight:650;overflow-wrap:anywhere;background:var(--mui-palette-background-paper);border:1px solid var(--mui-palette-divider);border-radius:6px}}
.said{display:grid;gap:16px;align-items:start;grid-template-columns:minmax(0,1fr);
.text{min-width:0;max-width:75ch}
.notes{display:grid;gap:12px}}
@media (min-width:600px){.about dl{gap:12px 32px;grid-template-columns:repeat(auto-fit,minmax(150px,max-content))}}
@media (min-width:900px){.said[data-text]{grid-template-columns:minmax(0,1fr) 300px;.text{grid-area:1/1}.notes{grid-area:1/2}}}`
