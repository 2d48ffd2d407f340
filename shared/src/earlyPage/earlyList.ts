import type { PublicList } from '../preview/publicList.ts'
import { earlyHeader } from './earlyHeader.ts'
import { earlySections } from './earlySections.ts'
import { earlyStyle } from './earlyStyle.ts'
import type { ListScene } from './earlyTournamentCard.ts'
import { html } from './html.ts'

/**
 * Renders the list of competitions as HTML, for visitors who were signed in on their last visit. Without a list, because
 * the address narrows it, only what is above it, until the page draws its own.
 */
export function earlyList(list: PublicList | null, scene: ListScene): string {
  const t = scene.textsOf('tournaments')
  const tabs = [
    ['', t('tabAll')],
    ['/owner', t('tabOwn')],
    ['/player', t('tabPlayer')],
    ['/administrator', t('tabAdministrator')],
  ] as const
  const links = tabs.map(
    ([path, label]) =>
      html`<a href="/tournaments${path}"${path === '' && html` aria-current="page"`}>${label}</a>`,
  )
  const action = html`<a class="create" href="/competitions/new">${t('create')}</a>`
  const { markup, styles } =
    html`<main>${earlyHeader(t('title'), { action })}<nav aria-label="${t('tabs')}">${links}</nav><div class="filters"></div>${list && earlySections(list, scene)}</main>`.styled(
      listStyle,
    )
  const until = list === null ? ' data-until="h1"' : ''
  return `<early-page lang="${scene.language}"${until}><style>${earlyStyle(scene.language, [...styles], { returning: true })}</style>${markup}</early-page>`
}

/** Copies the styles of a button with an icon, and the heights of `FiltersSkeleton`. */
const listStyle = `
header .create{position:relative;padding:6px 16px 6px 40px;border-radius:6px;background:var(--mui-palette-primary-main);color:var(--mui-palette-primary-contrastText);font-weight:650;font-size:.875rem;line-height:1.75;text-decoration:none;
&:before{content:"";position:absolute;left:16px;top:calc(50% - 6px);width:12px;height:12px;background:linear-gradient(currentColor,currentColor) center/12px 2px no-repeat,linear-gradient(currentColor,currentColor) center/2px 12px no-repeat}}
.filters{height:142px;margin-bottom:24px}
@media (min-width:600px){.filters{height:91px}}
@media (min-width:900px){.filters{height:40px}}`
