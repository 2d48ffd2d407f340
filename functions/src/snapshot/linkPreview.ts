import { championsOf } from '@upper-bracket/shared/competition/champions'
import { previewSize } from '@upper-bracket/shared/preview/drawPreview'
import { type LinkedMatch, matchWords } from '@upper-bracket/shared/preview/matchWords'
import { type PreviewTexts, previewTexts } from '@upper-bracket/shared/preview/previewTexts'
import type { Language } from '@upper-bracket/shared/profile/profile'
import type { OrganizerView } from '@upper-bracket/shared/organizerPage/organizerView'
import type { PublicCompetition } from '@upper-bracket/shared/snapshot/publicSnapshot'
import { championNames } from '@upper-bracket/shared/wording/championTitle'
import { escapedHtml } from '@upper-bracket/shared/text/escapedHtml'

/** The subject of the preview: a page of this competition, or something in it. */
export interface Linked {
  readonly competitionId: string
  readonly competition: PublicCompetition
  readonly match?: LinkedMatch
  /** A sentence that asks the reader for something, and its title. */
  readonly request?: { readonly title: string; readonly text: string }
}

/**
 * Renders the head of a page for messengers and search engines, and for readers until the page's code has run. All
 * texts in it are escaped.
 *
 * @param address the page's address; the drawn picture has the same origin
 */
export function linkPreview(
  linked: Linked,
  { address, language }: { readonly address: URL; readonly language: Language },
): string {
  const texts = previewTexts[language]
  const { title, description, picture, pictureText } = wordsOf(linked, texts, language)
  const drawn = {
    'og:image': `${address.origin}/api${picture}-${language}.png`,
    'og:image:type': 'image/png',
    'og:image:width': String(previewSize.width),
    'og:image:height': String(previewSize.height),
  }
  const { status, bannerURL } = linked.competition
  const properties = {
    'og:type': 'website',
    'og:site_name': 'Upper Bracket',
    'og:locale': texts.locale,
    'og:title': title,
    'og:description': description,
    'og:url': `${address.origin}${address.pathname}`,
    // Before there is a bracket, the organizers' banner is more informative.
    ...(status === 'registration' && bannerURL !== null ? { 'og:image': bannerURL } : drawn),
    'og:image:alt': pictureText,
  }
  return headTags(title, description, properties).join('')
}

/** Renders the head of an organizer's page. */
export function organizerPreview(
  { page: { address, name } }: OrganizerView,
  { address: at, language }: { readonly address: URL; readonly language: Language },
): string {
  const { organizer } = previewTexts[language]
  const page = { title: name, description: organizer(name), url: `${at.origin}/organizers/${address}` }
  return pagePreview(page, { address: at, language })
}

/** Renders the head of a page that is known by its title. Its picture is that of the product. */
export function pagePreview(
  { title, description, url }: { readonly title: string; readonly description: string; readonly url: string },
  { address: at, language }: { readonly address: URL; readonly language: Language },
): string {
  const { locale, slogan } = previewTexts[language]
  return [
    ...headTags(title, description, {
      'og:type': 'website',
      'og:site_name': 'Upper Bracket',
      'og:locale': locale,
      'og:title': title,
      'og:description': description,
      'og:url': url,
      'og:image': `${at.origin}/preview-${language}.png`,
      'og:image:alt': `Upper Bracket: ${slogan}`,
    }),
    `<link rel="canonical" href="${url}"/>`,
  ].join('')
}

function headTags(
  title: string,
  description: string,
  properties: Readonly<Record<string, string>>,
): readonly string[] {
  return [
    // Removed once the page has set its own title.
    `<title data-preview="">${escapedHtml(title)} · Upper Bracket</title>`,
    descriptionTag(description),
    ...Object.entries(properties).map(
      ([property, content]) => `<meta property="${property}" content="${escapedHtml(content)}"/>`,
    ),
    '<meta name="twitter:card" content="summary_large_image"/>',
  ]
}

/** Describes a page to search engines alone. */
export function descriptionTag(description: string): string {
  return `<meta name="description" content="${escapedHtml(description)}"/>`
}

interface Words {
  readonly title: string
  readonly description: string
  /** The path of the drawn picture, below `/api`, without its language. */
  readonly picture: string
  readonly pictureText: string
}

function wordsOf(
  { competitionId, competition, match, request }: Linked,
  texts: PreviewTexts,
  language: Language,
): Words {
  const { name } = competition
  const path = `/competitions/${competitionId}`
  if (match !== undefined) {
    const { title, round, state } = matchWords(match, language)
    return {
      title: `${title} · ${name}`,
      description: `${round}. ${state}`,
      picture: `${path}/matches/${match.match.id}/preview`,
      pictureText: texts.matchPicture(title, name),
    }
  }
  const description = descriptionOf(competition, language)
  return {
    title: request?.title ?? name,
    description: [request?.text, description].filter(Boolean).join(' '),
    picture: `${path}/preview`,
    pictureText: texts.picture(name),
  }
}

/** Says in sentences what a competition is and how it stands. */
export function descriptionOf(competition: PublicCompetition, language: Language): string {
  const { games, starts, running, finished, won, counts } = previewTexts[language]
  const { game, status, champion, startDate, teamCount, playerCount } = competition
  const winners = championNames(championsOf(competition))
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'Europe/Moscow' })
  const state = {
    registration: starts(date.format(startDate)),
    running,
    finished: winners === '' ? finished : won(winners, champion !== null),
  }[status]
  return `${games[game]}. ${state} ${counts(teamCount, playerCount)}`
}
