import { previewSize } from '@upper-bracket/shared/preview/drawPreview'
import { type PreviewTexts, previewTexts } from '@upper-bracket/shared/preview/previewTexts'
import type { Language } from '@upper-bracket/shared/profile/profile'
import type { PublicCompetition } from '@upper-bracket/shared/snapshot/publicSnapshot'

/**
 * What the head of a competition's page says to messengers and search engines, and to readers until the page's code has
 * run. Nothing in it can end a tag or an attribute.
 *
 * @param address of the page; the drawn picture has the same origin
 */
export function linkPreview(
  competition: PublicCompetition,
  { id, address, language }: { readonly id: string; readonly address: URL; readonly language: Language },
): string {
  const { name, bannerURL, status } = competition
  const texts = previewTexts[language]
  const description = descriptionOf(competition, texts, language)
  const drawn = {
    'og:image': `${address.origin}/api/competitions/${id}/preview-${language}.png`,
    'og:image:type': 'image/png',
    'og:image:width': String(previewSize.width),
    'og:image:height': String(previewSize.height),
  }
  const properties = {
    'og:type': 'website',
    'og:site_name': 'Upper Bracket',
    'og:locale': texts.locale,
    'og:title': name,
    'og:description': description,
    'og:url': `${address.origin}${address.pathname}`,
    // Before there is a bracket, what the organizers made says more.
    ...(status === 'registration' && bannerURL !== null ? { 'og:image': bannerURL } : drawn),
    'og:image:alt': texts.picture(name),
  }
  return [
    // Taken away once the page has a title of its own.
    `<title data-preview="">${escaped(name)} · Upper Bracket</title>`,
    `<meta name="description" content="${escaped(description)}"/>`,
    ...Object.entries(properties).map(
      ([property, content]) => `<meta property="${property}" content="${escaped(content)}"/>`,
    ),
    '<meta name="twitter:card" content="summary_large_image"/>',
  ].join('')
}

function descriptionOf(
  { game, status, champion, startDate, teamCount, playerCount }: PublicCompetition,
  { games, starts, running, finished, won, counts }: PreviewTexts,
  language: Language,
): string {
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'Europe/Moscow' })
  const state = {
    registration: starts(date.format(startDate)),
    running,
    finished: champion === null ? finished : won(champion.name),
  }[status]
  return `${games[game]}. ${state} ${counts(teamCount, playerCount)}`
}

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`)
}
