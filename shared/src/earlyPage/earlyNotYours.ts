import { earlyEmpty } from './earlyEmpty.ts'
import { earlyHeader } from './earlyHeader.ts'
import type { EarlyScene } from './earlyScene.ts'
import { type Html, html } from './html.ts'

/** A tab that is for organizers, as others see it. People who are remembered as signed in see it once it is known. */
export function earlyNotYours({ competitionId, textsOf }: EarlyScene, tab: 'people' | 'history'): Html {
  const t = textsOf(tab)
  const action = html`<a class="button" href="/competitions/${competitionId}">${textsOf('competition')('toCompetition')}</a>`
  return forOthers(earlyEmpty(t('notYours'), t('notYoursText'), action))
}

/** The desk, as those see it who do not run the broadcast. */
export function earlyDesk({ competition, competitionId, textsOf }: EarlyScene): Html {
  const t = textsOf('desk')
  const live = `/competitions/${competitionId}/live`
  const action = html`<a class="button" href="${live}">${t('toLive')}</a>`
  const overline = html`<a href="${live}">${competition.name}</a>`
  return html`<main>${earlyHeader(t('title'), { overline })}${forOthers(earlyEmpty(t('notYours'), t('notYoursText'), action))}</main>`
}

function forOthers(message: Html): Html {
  return html`<div class="others">${message}</div>`.styled('html[data-returns] & .others{visibility:hidden}')
}
