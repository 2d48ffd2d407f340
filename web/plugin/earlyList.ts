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
  const style = earlyStyle({ returning: true }) + titleFonts + headerStyle
  return `<early-page lang="${language}" data-until="h1"><style>${style}</style><main>${header}${nav}</main></early-page>`
}

/**
 * Device fonts for the title until Unbounded has loaded, scaled to its width, so that the swap changes neither size nor
 * line breaks. The factors are ratios of the widths of eleven Russian and English titles at weight 700 (1.36 to 1.45
 * for Roboto, 1.31 to 1.38 for Arimo, which is as wide as Arial, and 1.11 to 1.17 for DejaVu Sans).
 */
const titleFonts = [
  '@font-face{font-family:"Wide Roboto";src:local("Roboto Bold"),local("Roboto-Bold");size-adjust:140%}',
  '@font-face{font-family:"Wide Arial";src:local("Arial Bold"),local("Arial-BoldMT"),local("Liberation Sans Bold"),local("Helvetica Bold"),local("Helvetica-Bold");size-adjust:134%}',
  '@font-face{font-family:"Wide DejaVu";src:local("DejaVu Sans Bold"),local("DejaVuSans-Bold");size-adjust:115%}',
].join('')

/** Copies the styles of `PageHeader` and of a button with an icon. */
const headerStyle = [
  'early-page main header{display:flex;flex-wrap:wrap;align-items:flex-end;justify-content:space-between;gap:16px;margin:0;padding:24px 0 16px;border:0;background:none}',
  'early-page header h1{flex:none;min-width:0;font-family:"Unbounded Variable","Wide Roboto","Wide Arial","Wide DejaVu",sans-serif;font-size:clamp(1.6rem,1rem + 3vw,3.25rem)}',
  'early-page header a{position:relative;padding:6px 16px 6px 40px;border-radius:6px;background:var(--mui-palette-primary-main);color:var(--mui-palette-primary-contrastText);font-weight:650;font-size:.875rem;line-height:1.75;text-decoration:none}',
  'early-page header a:before{content:"";position:absolute;left:16px;top:calc(50% - 6px);width:12px;height:12px;background:linear-gradient(currentColor,currentColor) center/12px 2px no-repeat,linear-gradient(currentColor,currentColor) center/2px 12px no-repeat}',
  '@media (min-width:600px){early-page nav a{padding:0 16px}}',
  '@media (min-width:900px){early-page main header{padding:40px 0 24px}}',
].join('')
