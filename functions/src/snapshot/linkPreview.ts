import type { Competition } from '@upper-bracket/shared/competition/competition'
import type { Game } from '@upper-bracket/shared/games/game'

const games: Readonly<Record<Game, string>> = { dota2: 'Dota 2', csgo: 'Counter-Strike' }

/**
 * What the head of a competition's page says to messengers and search engines, in Russian, as the page itself is until
 * its code has run. Nothing in it can end a tag or an attribute.
 *
 * @param address of the page; a picture of ours has the same origin
 */
export function linkPreview(competition: Competition, address: URL): string {
  const { name, bannerURL } = competition
  const description = descriptionOf(competition)
  const properties = {
    'og:type': 'website',
    'og:site_name': 'Upper Bracket',
    'og:locale': 'ru_RU',
    'og:title': name,
    'og:description': description,
    'og:url': `${address.origin}${address.pathname}`,
    'og:image': bannerURL ?? `${address.origin}/icon-512.png`,
  }
  const large = bannerURL === null ? 'summary' : 'summary_large_image'
  return [
    // Taken away once the page has a title of its own.
    `<title data-preview="">${escaped(name)} · Upper Bracket</title>`,
    `<meta name="description" content="${escaped(description)}"/>`,
    ...Object.entries(properties).map(
      ([property, content]) => `<meta property="${property}" content="${escaped(content)}"/>`,
    ),
    `<meta name="twitter:card" content="${large}"/>`,
  ].join('')
}

function descriptionOf({ game, status, champion, startDate, teamCount, playerCount }: Competition): string {
  const date = new Intl.DateTimeFormat('ru', { dateStyle: 'long', timeZone: 'Europe/Moscow' })
  const state = {
    registration: `Начало ${date.format(startDate)}.`,
    running: 'Турнир идёт.',
    finished: champion === null ? 'Турнир завершён.' : `Победитель: ${champion.name}.`,
  }[status]
  return `${games[game]}. ${state} Команд: ${teamCount}, игроков: ${playerCount}.`
}

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`)
}
