import { matchAgenda } from '../bracket/agenda/matchAgenda.ts'
import { groupLetter } from '../bracket/rounds/groupLetter.ts'
import { matchProgress } from '../bracket/agenda/matchProgress.ts'
import { roundNameOf } from '../bracket/rounds/roundNameOf.ts'
import { cardOf, cardScope, type MatchCard } from '../card/matchCard.ts'
import { shortResult } from '../card/matchResult.ts'
import { mainTab } from '../competition/mainTab.ts'
import type { Language } from '../profile/profile.ts'
import type { PublicBracket, PublicSnapshot } from '../snapshot/publicSnapshot.ts'
import { escapedHtml } from '../text/escapedHtml.ts'
import { earlyStyle } from './earlyStyle.ts'
import { type EarlyTexts, earlyTexts } from './earlyTexts.ts'

/** The data that an early page shows, at one moment. */
export type EarlyScene = Pick<PublicSnapshot, 'asOf' | 'competition' | 'teams' | 'bracket'>

interface EarlyAddress {
  readonly competitionId: string
  /** The path segment after the id; empty for the competition's main page. */
  readonly tab: string
  readonly language: Language
}

/**
 * The placeholder before the end of the body of shells that support early pages. The code in these shells removes the
 * early page.
 */
export const earlyPlace = '<!--early-page-->'

/** The number of matches that a spectator's page shows initially. */
const maxMatches = 6

/** Grey rows, which say nothing, where the page shows its own while it loads. */
const skeleton = `<div class="skeleton" aria-hidden="true">${'<i></i>'.repeat(4)}</div>`

/**
 * Renders the upper part of a competition's page as HTML, to be shown before any code of the page has loaded. It looks
 * like the page that replaces it, states the time of its data, and has working links. All texts in it are escaped.
 */
export function earlyPage(scene: EarlyScene, address: EarlyAddress): string {
  const { competition } = scene
  const tab = address.tab || mainTab(competition)
  const texts = earlyTexts[address.language]
  const champion =
    competition.champion === null
      ? ''
      : `<p class="champion"><span>${texts.champion}</span><b>${escapedHtml(competition.champion.name)}</b></p>`
  const content = [
    headerOf(scene, texts),
    champion,
    tabsOf(scene, { ...address, tab }, texts),
    (tab === 'bracket' && scene.bracket !== null && matchesNow(scene, scene.bracket, texts)) || skeleton,
  ]
  return `<early-page lang="${address.language}"><style>${earlyStyle()}</style><main>${content.join('')}</main></early-page>`
}

function headerOf({ competition, asOf }: EarlyScene, texts: EarlyTexts): string {
  const { game, name, registrationDeadline } = competition
  const status =
    competition.status === 'registration' && asOf > registrationDeadline ? 'closed' : competition.status
  const label = `<span class="status" data-status="${status}">${texts.status[status]}</span>`
  return `<header data-game="${game}" data-status="${status}"><p>${label}</p><h1>${escapedHtml(name)}</h1>${label}</header>`
}

function tabsOf(
  { competition, bracket }: EarlyScene,
  { competitionId, tab }: EarlyAddress,
  texts: EarlyTexts,
) {
  const tabs = [
    ['teams', texts.tabTeams, competition.teamCount],
    ['bracket', texts.tabBracket, 0],
    ['commentators', texts.tabCommentators, 0],
    ['live', texts.tabLive, 0],
    ['about', texts.tabAbout, 0],
    ...(bracket?.shape.schedule === undefined ? [] : [['schedule', texts.tabSchedule, 0] as const]),
  ] as const
  const links = tabs.map(([path, label, count]) => {
    const current = path === tab ? ' aria-current="page"' : ''
    const counted = count === 0 ? '' : ` <span>${count}</span>`
    return `<a href="/competitions/${competitionId}/${path}"${current}>${label}${counted}</a>`
  })
  return `<nav aria-label="${texts.tabs}">${links.join('')}</nav>`
}

function matchesNow(scene: EarlyScene, { shape, matches }: PublicBracket, texts: EarlyTexts): string {
  const { asOf, competition } = scene
  const byId = new Map(matches.map(match => [match.id, match]))
  const cards = cardScope({ shape, matches: byId }, scene.teams)
  const drawn = matches.filter(({ id }) => cards.numbers.has(id))
  const { running, ready } = matchAgenda(drawn, {
    stages: shape.stages,
    now: asOf,
    startDate: competition.startDate,
    createdAt: shape.createdAt,
  })
  const rows = [...running, ...ready].slice(0, maxMatches)
  if (competition.status !== 'running' || rows.length === 0) return ''

  const row = ({ match }: (typeof rows)[number]) => {
    const { status, slots } = cardOf(match, cards)
    const state = status === 'running' ? texts.statusRunning : texts.statusReady
    return `<li data-status="${status}"><div>${sidesOf(slots, texts)}</div><b>${state}</b></li>`
  }
  const byRound = Map.groupBy(rows, ({ match }) => roundName(roundNameOf(shape, match), texts))
  const rounds = [...byRound].map(
    ([name, inRound]) => `<h3>${name}</h3><ul>${inRound.map(row).join('')}</ul>`,
  )
  const moscow = new Intl.DateTimeFormat('ru', { timeStyle: 'medium', timeZone: 'Europe/Moscow' })
  const written = `<small>${texts.asOf(moscow.format(asOf))}</small>`
  const { played, total } = matchProgress({ shape, matches: byId })
  const progress = texts.progress(played, total)
  return `<section><h2>${texts.agenda}</h2><p>${texts.counts(running.length, ready.length)} ${written}</p>${rounds.join('')}<p>${progress}</p></section>`
}

function sidesOf(slots: MatchCard['slots'], texts: EarlyTexts): string {
  return slots
    .map(({ result, name: known }) => {
      const wins = result === null ? '' : ` <output>${shortResult(result)}</output>`
      const name = escapedHtml(known ?? texts.unknownTeam)
      return `<p><span title="${name}">${name}</span>${wins}</p>`
    })
    .join('')
}

function roundName(name: ReturnType<typeof roundNameOf>, { rounds, group }: EarlyTexts): string {
  const text = 'round' in name ? `${rounds[name.key]}${name.round}` : rounds[name.key]
  return 'group' in name && name.group !== null ? `${group(groupLetter(name.group))}${text}` : text
}
