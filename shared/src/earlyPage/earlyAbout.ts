import { competitionFacts } from '../wording/competitionFacts.ts'
import { type EarlyScene, writtenMoment } from './earlyScene.ts'
import { type Html, html } from './html.ts'

/** The facts of a competition, and what its organizers say about it in a line; the description follows later. */
export function earlyAbout({ asOf, competition, language, textsOf }: EarlyScene): Html {
  const t = textsOf('competition')
  const { contact, description, ownerName, prizes } = competition
  const written = (at: number) => writtenMoment(at, { asOf, language, dated: true, weekday: true })
  const facts = [
    ...competitionFacts(t, textsOf('common'), competition),
    ...(ownerName ? [{ name: t('organizer'), value: [ownerName] }] : []),
  ].map(({ name, value }) => {
    const lines = typeof value === 'number' ? [written(value)] : value
    return html`<div><dt>${name}</dt>${lines.map(line => html`<dd>${line}</dd>`)}</div>`
  })
  const notes = [
    [t('setting_prizes'), prizes],
    [t('reach'), contact],
  ].filter(([, text]) => text !== '')
  const noted = notes.map(([name, text]) => html`<p><span>${name}</span>${text}</p>`)
  const hasText = description !== ''
  return html`<div class="about"><dl>${facts}</dl>${(hasText || notes.length > 0) && html`<div class="said"${hasText && html` data-text`}>${hasText && html`<i></i>`}${notes.length > 0 && html`<div>${noted}</div>`}</div>`}</div>`.styled(
    aboutStyle,
  )
}

const aboutStyle = `
.about{display:grid;gap:24px;grid-template-columns:minmax(0,1fr);
dl{margin:0;display:grid;gap:12px 16px;grid-template-columns:1fr 1fr}
dl>div{min-width:0}
dt,span{font-size:.8125rem;font-weight:400;color:var(--mui-palette-text-secondary)}
dd{margin:0;font-weight:650;overflow-wrap:anywhere}
p{display:grid;padding:16px 16px 16px 52px;font-weight:650;overflow-wrap:anywhere;background:var(--mui-palette-background-paper);border:1px solid var(--mui-palette-divider);border-radius:6px}}
.said{display:grid;gap:16px;align-items:start;grid-template-columns:minmax(0,1fr);
i{height:96px;border-radius:6px;background:var(--mui-palette-Skeleton-bg)}
div{display:grid;gap:12px;order:-1}}
@media (min-width:600px){.about dl{gap:12px 32px;grid-template-columns:repeat(auto-fit,minmax(150px,max-content))}}
@media (min-width:900px){.said[data-text]{grid-template-columns:minmax(0,1fr) 300px;div{order:0}}}`
