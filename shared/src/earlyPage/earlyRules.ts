import { earlyEmpty } from './earlyEmpty.ts'
import { earlyMarkdown } from './earlyMarkdown.ts'
import type { EarlyScene } from './earlyScene.ts'
import { type Html, html } from './html.ts'

/** The rules of a competition, or that there are none. */
export function earlyRules({ competition: { rules }, competitionId, textsOf }: EarlyScene): Html {
  const t = textsOf('competition')
  if (rules === '') {
    const action = html`<a href="/competitions/${competitionId}/about">${t('tabAbout')}</a>`
    return earlyEmpty(t('noRules'), t('noRulesText'), action)
  }
  return html`<div class="rules"><h2>${t('setting_rules')}</h2>${earlyMarkdown(rules)}</div>`.styled(
    rulesStyle,
  )
}

const rulesStyle = '.rules{max-width:75ch;h2{margin-bottom:16px}}'
