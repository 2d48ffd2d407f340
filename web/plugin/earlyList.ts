import { earlyStyle } from '@upper-bracket/shared/earlyPage/earlyStyle'
import type { Language } from '@upper-bracket/shared/profile/profile'
import { tournaments as en } from '../src/locales/en/tournaments.ts'
import { tournaments as ru } from '../src/locales/ru/tournaments.ts'
import { hrefs } from '../src/platform/addresses/hrefs.ts'

/**
 * Renders the upper part of the list of competitions as HTML in each language, for visitors who were signed in on their
 * last visit. Title, button and tabs are in their final places before the page's code has loaded.
 */
export function earlyList(): string {
  return inLanguage('ru', ru) + inLanguage('en', en)
}

function inLanguage(language: Language, texts: Readonly<Record<keyof typeof ru, string>>): string {
  const tabs = [
    [hrefs.tournaments(), texts.tabAll],
    [hrefs.ownTournaments(), texts.tabOwn],
    [hrefs.playedTournaments(), texts.tabPlayer],
    [hrefs.administeredTournaments(), texts.tabAdministrator],
  ] as const
  const links = tabs.map(([href, label]) => {
    const current = href === hrefs.tournaments() ? ' aria-current="page"' : ''
    return `<a href="${href}"${current}>${label}</a>`
  })
  const header = `<header><h1>${texts.title}</h1><a href="${hrefs.newCompetition()}">${texts.create}</a></header>`
  const nav = `<nav aria-label="${texts.tabs}">${links.join('')}</nav>`
  const style = earlyStyle([listStyle], { returning: true })
  return `<early-page lang="${language}" data-until="h1"><style>${style}</style><main>${header}${nav}</main></early-page>`
}

/** Copies the styles of `PageHeader` and of a button with an icon. */
const listStyle = `
header{display:flex;flex-wrap:wrap;align-items:flex-end;justify-content:space-between;gap:16px;padding:24px 0 16px;
h1{min-width:0;font-size:clamp(1.6rem,1rem + 3vw,3.25rem);line-height:1.12}
a{position:relative;padding:6px 16px 6px 40px;border-radius:6px;background:var(--mui-palette-primary-main);color:var(--mui-palette-primary-contrastText);font-weight:650;font-size:.875rem;line-height:1.75;text-decoration:none}
a:before{content:"";position:absolute;left:16px;top:calc(50% - 6px);width:12px;height:12px;background:linear-gradient(currentColor,currentColor) center/12px 2px no-repeat,linear-gradient(currentColor,currentColor) center/2px 12px no-repeat}}
@media (min-width:900px){header{padding:40px 0 24px}}`
