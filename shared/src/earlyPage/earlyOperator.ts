import type { TFunction } from 'i18next'
import { type OperatorView, sectionsOf } from '../operator/operator.ts'
import { operatorPages } from '../operator/operatorPages.ts'
import { addressIn } from '../preview/translatedAddresses.ts'
import { defaultLanguage } from '../profile/profile.ts'
import { earlyHeader } from './earlyHeader.ts'
import { earlyMarkdown } from './earlyMarkdown.ts'
import type { TextsOf } from './earlyScene.ts'
import { earlyStyle } from './earlyStyle.ts'
import { type Html, html } from './html.ts'

/** Renders a page of the operator as HTML. */
export function earlyOperator(
  { page, language, text, title }: OperatorView,
  textsOf: TextsOf,
  { isEnglishAddress = false } = {},
): string {
  const t = textsOf('common')
  const tabs = operatorPages.map(
    each =>
      html`<a href="${addressIn(isEnglishAddress ? 'en' : defaultLanguage, `/${each}`)}"${each === page && html` aria-current="page"`}>${t(each)}</a>`,
  )
  const sections = sectionsOf(text).map(
    ({ title: heading, text: said }) =>
      html`<section>${heading !== '' && html`<h2>${heading}</h2>`}${earlyMarkdown(said)}</section>`,
  )
  const { markup, styles } =
    html`<div class="whole"><main>${earlyHeader(title, {})}<nav aria-label="${t('product')}">${tabs}</nav><div class="operator">${sections}</div></main>${earlyFooter(t)}</div>`.styled(
      operatorStyle,
    )
  return `<early-page lang="${language}"><style>${earlyStyle(language, [...styles])}</style>${markup}</early-page>`
}

/** Copies `SiteFooter`, except for the consent, for which code is needed. */
function earlyFooter(t: TFunction<'common'>): Html {
  const links = operatorPages.map(each => html`<a href="/${each}">${t(each)}</a>`)
  return html`<footer><div><span>${t('product')}</span><span><a href="/">${t('home')}</a><a class="member" href="/tournaments">${t('tournaments')}</a><a class="stranger" href="/tournaments">${t('tournamentsSignIn')}</a><a href="/developers">${t('developers')}</a>${links}</span></div></footer>`.styled(
    footerStyle,
  )
}

const operatorStyle = `
.operator{display:grid;gap:24px;grid-template-columns:minmax(0,75ch);
h2{margin-bottom:8px}}`

const footerStyle = `
.whole{display:flex;flex-direction:column;min-height:calc(100dvh - 57px)}
.whole main{flex:1 0 auto;width:100%}
footer{border-top:1px solid var(--mui-palette-divider);padding:24px 0;font-size:.875rem;color:var(--mui-palette-text-secondary);
div{max-width:1536px;margin:0 auto;padding:0 16px;display:flex;flex-wrap:wrap;gap:24px;justify-content:space-between}
span+span{display:flex;flex-wrap:wrap;gap:8px 24px}
a{text-decoration:none}
a:hover{text-decoration:underline}}
html:not([data-returns]) & .member,html[data-returns] & .stranger{display:none}
@media (min-width:600px){footer div{padding-inline:24px}}
@media (min-width:900px){.whole{min-height:calc(100dvh - 65px)}}`
