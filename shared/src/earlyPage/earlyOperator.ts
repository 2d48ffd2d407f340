import { type OperatorView, sectionsOf } from '../operator/operator.ts'
import { operatorPages } from '../operator/operatorPages.ts'
import { earlyHeader } from './earlyHeader.ts'
import { earlyMarkdown } from './earlyMarkdown.ts'
import type { TextsOf } from './earlyScene.ts'
import { earlyStyle } from './earlyStyle.ts'
import { html } from './html.ts'

/** Renders a page of the operator as HTML. */
export function earlyOperator(
  { page, language, text, title }: OperatorView,
  textsOf: TextsOf,
  { isEnglishAddress = false } = {},
): string {
  const t = textsOf('common')
  const tabs = operatorPages.map(
    each =>
      html`<a href="${isEnglishAddress ? '/en' : ''}/${each}"${each === page && html` aria-current="page"`}>${t(each)}</a>`,
  )
  const sections = sectionsOf(text).map(
    ({ title: heading, text: said }) =>
      html`<section>${heading !== '' && html`<h2>${heading}</h2>`}${earlyMarkdown(said)}</section>`,
  )
  const { markup, styles } =
    html`<main>${earlyHeader(title, {})}<nav aria-label="${t('product')}">${tabs}</nav><div class="operator">${sections}</div></main>`.styled(
      operatorStyle,
    )
  return `<early-page lang="${language}"><style>${earlyStyle(language, [...styles])}</style>${markup}</early-page>`
}

const operatorStyle = `
.operator{display:grid;gap:24px;grid-template-columns:minmax(0,75ch);
h2{margin-bottom:8px}}`
