import { type EarlyAddressed, earlyMessage } from './earlyMessage.ts'
import { writtenMoment } from './earlyScene.ts'
import { html } from './html.ts'

/**
 * Renders the page of a request to a commentator. Its buttons would lead back without the secret, which is in the
 * fragment of the address, so that they come with the code of the page, in the space that is left for them.
 */
export function earlyCommentate(scene: EarlyAddressed): string {
  const { asOf, competition, language, textsOf } = scene
  const t = textsOf('commentators')
  return earlyMessage(scene, {
    title: t('askedTitle', { competition: competition.name }),
    text: writtenMoment(competition.startDate, { asOf, language, dated: true, weekday: true }),
    rest: html`<div class="asked">${t('askedSignIn')}</div>`.styled(
      '.asked{margin-bottom:107px}html[data-returns] & .asked{visibility:hidden}',
    ),
  })
}
