import { createBracket } from '@upper-bracket/shared/bracket/creation/createBracket'
import type { Match } from '@upper-bracket/shared/bracket/model/match'
import { winsNeeded } from '@upper-bracket/shared/bracket/model/series'
import { playStages } from '@upper-bracket/shared/bracket/testing/playStages'
import { earlyPage } from '@upper-bracket/shared/earlyPage/earlyPage'
import type { EarlyScene } from '@upper-bracket/shared/earlyPage/earlyScene'
import { html } from '@upper-bracket/shared/earlyPage/html'
import { type FormatTemplate, formatTemplates } from '@upper-bracket/shared/format/formatTemplates'
import type { Language } from '@upper-bracket/shared/profile/profile'
import type { SnapshotDraft } from '@upper-bracket/shared/snapshot/publicSnapshot'
import { largeSnapshot } from '@upper-bracket/shared/snapshot/testing/largeSnapshot'
import { beforeAll, expect, it } from 'vitest'
import { completeErrors, makeI18n } from '#platform/language/i18n.ts'

const i18n = makeI18n()
const namespaces = [
  'bracket',
  'commentators',
  'common',
  'competition',
  'desk',
  'draft',
  'errors',
  'history',
  'live',
  'matchRoom',
  'people',
  'ranks',
  'schedule',
  'stages',
  'teams',
] as const
beforeAll(async () => {
  for (const language of ['en', 'ru']) {
    await i18n.changeLanguage(language)
    await i18n.loadNamespaces(namespaces)
    await completeErrors(i18n)
  }
})

const hostile = `</h1><script>"&$&'`
const harmless = '&#60;/h1&#62;&#60;script&#62;&#34;&#38;$&#38;&#39;'
const large = largeSnapshot(16)

type Changes = Partial<Omit<EarlyScene, 'competition'>> & {
  readonly competition?: Partial<EarlyScene['competition']>
}

/** The page of a running double elimination with some changes. */
function pageOf(tab: string, { competition, ...changes }: Changes = {}, language: Language = 'ru'): string {
  const scene = {
    ...large,
    ...changes,
    competition: { ...large.competition, ...competition },
    competitionId: 'cup',
    language,
    textsOf: (namespace: string) => i18n.getFixedT(language, namespace as 'common'),
  }
  return earlyPage(scene as unknown as EarlyScene, { tab })
}

/** The words of a page without its rules, one line for each element. */
const wordsOf = (page: string) =>
  page
    .replace(/<style>.*?<\/style>/s, '')
    .replaceAll(/<[^>]*>/g, '\n')
    .split('\n')
    .map(word => word.trim())
    .filter(word => word !== '')

/** A bracket of sixteen teams in which the upper slot wins the matches that are played. */
function bracketOf(
  template: FormatTemplate,
  isPlayed: (match: Match) => boolean,
  changes: object = {},
): EarlyScene['bracket'] {
  const { format, stages } = formatTemplates[template](16)
  const made = createBracket({
    format,
    stages: stages.map(stage => ({ ...stage, ...changes })),
    teamIds: large.teams.map(({ id }) => id),
    bestOf: large.competition.bestOf,
    thirdPlace: false,
    grandFinal: 'single',
  })
  if (!made.ok || large.bracket === null) throw new Error('There is no bracket')
  const { shape, matches } = playStages(made.value, match =>
    isPlayed(match) ? [winsNeeded(match.bestOf), 0] : null,
  )
  return { ...large.bracket, shape: { ...large.bracket.shape, ...shape }, matches: [...matches.values()] }
}
const team = (index: number) => large.teams[index]?.name ?? ''

it('writes every text so that it can do no harm, and keeps other markup and its rules', () => {
  const part = html`<b title="${hostile}">${hostile}</b>`.styled('b{}')
  const whole = html`<p>${part}${null}${false}${3}${['<', html`<i></i>`]}</p>`.styled('p{}')
  expect(whole.markup).toBe(`<p><b title="${harmless}">${harmless}</b>3&#60;<i></i></p>`)
  expect([...whole.styles]).toEqual(['b{}', 'p{}'])
})

/** Four captains, of whom the first two have picked. */
const draftScene = (name: (index: number) => string, changes: Partial<SnapshotDraft> = {}): Changes => {
  const players = large.players.slice(0, 24).map((player, index) => ({
    ...player,
    teamId: null,
    displayName: name(index + 1),
    rankTier: 55 as const,
  }))
  const [uids, picked] = [players.slice(0, 4), players.slice(4, 6)].map(each => each.map(({ uid }) => uid))
  const draft: SnapshotDraft = {
    id: 'first',
    status: 'running',
    order: 'snake',
    seeding: 'hand',
    clock: { pickSeconds: 60, reserveSeconds: 0 },
    teams: (uids ?? []).map(uid => ({ captainUid: uid, seatedUids: [uid], reserveMs: 0, teamId: null })),
    picks: (picked ?? []).map((uid, index) => ({
      turn: index + 1,
      team: index,
      uid,
      by: 'captain',
      place: index,
      reserveSpentMs: 0,
      at: 0,
    })),
    turn: 3,
    place: 2,
    turnStartedAt: 0,
    usedMs: 0,
    startedBy: 'organizer',
    startedAt: 0,
    ...changes,
  }
  return {
    competition: { status: 'registration', draftId: 'first' },
    teams: [],
    bracket: null,
    players,
    draft,
  }
}

it('an open draft says whose turn it is, and shows the pool and the teams', () => {
  const words = wordsOf(
    pageOf(
      'draft',
      draftScene(index => `P${index}`),
      'en',
    ),
  )
  const said = words.join(' ')
  expect(said).toContain('Round 1 · pick 3 of 16 P3 is picking –:–– Next: P4, P4, P3')
  expect(said).toContain('Players 18 Find a player P P7 Legend 5 P P8')
  expect(said).toMatch(/1\. P1 Rank sum \d+ P P1 Legend 5 P P5 Legend 5 2\. P2/)
  expect(
    wordsOf(
      pageOf(
        'teams',
        draftScene(index => `P${index}`),
        'en',
      ),
    ),
  ).toContain('Go to the draft')
})

it('a paused draft says who picks next, and without a draft the page says so', () => {
  const paused = wordsOf(
    pageOf(
      'draft',
      draftScene(index => `P${index}`, { status: 'paused' }),
      'en',
    ),
  )
  expect(paused).toContain('After the pause, P3 picks')
  const none = pageOf('draft', { competition: { status: 'registration' } }, 'en')
  expect(wordsOf(none)).toContain('No draft yet')
})

it('a confirmed draft says what came of it, and how even its teams are', () => {
  const confirmed = draftScene(index => `P${index}`, { status: 'confirmed' })
  const said = wordsOf(pageOf('draft', confirmed, 'en')).join(' ')
  expect(said).toContain('The teams are made The draft is over')
  expect(said).toMatch(/How even the teams are After the draft spread \d+ .* spread \d+/)
  expect(said).not.toContain('Picks')
})

it('no name can do harm in a draft', () => {
  expect(
    pageOf(
      'draft',
      draftScene(() => hostile),
    ),
  ).not.toContain(hostile)
})

it.each([
  ['teams', null],
  ['bracket', null],
  ['bracket', bracketOf('double', () => false)],
  ['bracket', bracketOf('swiss', ({ round }) => round === 1)],
  ['bracket', bracketOf('groups', ({ round }) => round === 1)],
  ['bracket', bracketOf('gsl', ({ round }) => round === 1)],
] as const)('no name can do harm in the tab %s (%#)', (tab, bracket) => {
  const page = pageOf(tab, {
    bracket,
    competition: { name: hostile, bracketId: bracket && 'b', champion: { teamId: 'x', name: hostile } },
    teams: large.teams.map(each => ({ ...each, name: hostile })),
    players: large.players.map((each, index) => ({
      ...each,
      displayName: hostile,
      teamId: index % 2 === 0 ? null : each.teamId,
    })),
  })
  expect(page).toContain(`<h1>${harmless}</h1>`)
  expect(page.replace('<style>', '')).not.toMatch(/<script|<\/h1><(?!span|p)/)
  expect(page.split(harmless).length).toBeGreaterThan(tab === 'teams' || bracket ? 8 : 2)
})

it('shows the matches that are on, with links, and the beginning of the tree', () => {
  const page = pageOf('', { bracket: bracketOf('double', ({ id }) => id === 'upper-1-1') })
  const words = wordsOf(page)
  expect(words).toEqual(
    expect.arrayContaining(['Матчи сейчас', 'Верхняя сетка, раунд 1', 'Матч 1', 'Сейчас']),
  )
  expect(words).toContain('Сыграно матчей: 1 из 30')
  expect(page).toContain('<a class="card" data-status="finished" href="/competitions/cup/matches/upper-1-1">')
  expect(page).toMatch(
    /<div class="now">.*?<a data-status="ready" href="\/competitions\/cup\/matches\/[\w-]+">/,
  )
  expect(page).toMatch(/<a href="\/competitions\/cup\/bracket" aria-current="page">Турнирная сетка<\/a>/)
})

it('draws a Swiss stage by records, in the language that is asked for', () => {
  const bracket = bracketOf('swiss', ({ round }) => round <= 2)
  const words = wordsOf(pageOf('bracket', { bracket }, 'en'))
  expect(words).toEqual(
    expect.arrayContaining(['Swiss stage', 'Playoffs', 'Round 2', '0–0', '1–0', '2–0', 'Advanced']),
  )
  expect(wordsOf(pageOf('bracket', { bracket }))).toEqual(
    expect.arrayContaining(['Швейцарка', 'Тур 2', '1–0', 'Выходят дальше']),
  )
})

it('shows on a phone the table while the pairs of a Swiss stage are awaited, and names ties above it', () => {
  const drawn = bracketOf('swiss', ({ round }) => round === 1, { publishing: 'manual' })
  const page = pageOf('bracket', { bracket: drawn })
  expect(page).toContain('<p class="due">Скоро объявят пары тура 2</p>')
  expect(page).toMatch(/<div class="groups tables"><section><div><table>/)
  expect(page).toContain('data-on="false"')
  const going = pageOf('bracket', { bracket: bracketOf('swiss', ({ round }) => round === 0) })
  expect(going).not.toMatch(/class="(due|groups tables|tie)"/)
  const criteria = ['round-difference'] as const
  const tied = bracketOf('groups', () => true, { criteria })
  expect(pageOf('bracket', { bracket: tied })).toMatch(
    /<p class="tie"><svg.*?<span>Группа A, места .*? делят: /,
  )
})

it('draws groups with their tables and what is certain, and GSL groups as trees', () => {
  const tables = pageOf('bracket', { bracket: bracketOf('groups', ({ round }) => round === 1) })
  expect(tables).toMatch(/<td>1(–\d)?<\/td><th scope="row">/)
  expect(wordsOf(tables)).toEqual(
    expect.arrayContaining(['Группа A', '№', 'Команда', '1–0', 'Первые 2 места выходят в плей-офф']),
  )
  const gsl = wordsOf(pageOf('bracket', { bracket: bracketOf('gsl', () => false) }))
  expect(gsl).toEqual(expect.arrayContaining(['Группа A', 'Стартовые матчи', '1-е место: ещё не решено']))
})

it('shows champion and places once it is over, and the matches of the last round', () => {
  const bracket = bracketOf('single', () => true)
  const champion = { teamId: large.teams[0]?.id ?? '', name: team(0) }
  const page = pageOf('', { bracket, competition: { status: 'finished', champion } })
  expect(wordsOf(page).join('|')).toMatch(
    new RegExp(`Чемпион турнира\\|${team(0)}\\|.*Места\\|1\\|${team(0)}\\|2\\|.*Показать все места: 16`),
  )
  expect(page).toContain('<ol class="list" data-round="')
  expect(page).not.toContain('class="now"')
})

it('shows the champion and the places of each group where several are the last stage', () => {
  const bracket = bracketOf('league', () => true, { groups: 2 })
  const champions = [0, 1].map(group => ({ teamId: `team-${group}`, name: team(group), group }))
  const competition = { status: 'finished', champion: null, champions } as const
  const words = wordsOf(pageOf('', { bracket, competition }))
  expect(words.join('|')).toContain(`Чемпион группы A|${team(0)}|Чемпион группы B|${team(1)}`)
  expect(words.join('|')).toMatch(/\|Места\|A1(–\d)?\|/)
})

const open = {
  bracket: null,
  competition: { status: 'registration', bracketId: null, registrationDeadline: large.asOf + 1 },
} as const

it('says before anybody presses the button what joining requires', () => {
  const pageWith = (options: object) =>
    pageOf('', {
      ...open,
      competition: { ...open.competition, options: { ...large.competition.options, ...options } },
    })
  const strict = pageWith({ steamRequired: true, telegramRequired: true })
  expect(wordsOf(strict)).toContain('Условия записи: Steam, Telegram')
  const rankings = [{ rankFrom: 54 }, { rankTo: 80 }, { rankFrom: 11, rankTo: 80 }].map(range =>
    wordsOf(pageWith({ ...range, rankRequired: true })).find(words => words.startsWith('Условия записи')),
  )
  expect(rankings).toEqual([
    'Условия записи: ранг «Легенда 4» и выше',
    'Условия записи: ранг «Титан» и ниже',
    'Условия записи: ранг от «Рекрут 1» до «Титан»',
  ])
  const rated = { rankBasis: 'rating', rankRequired: true }
  expect(wordsOf(pageWith(rated))).toContain('Условия записи: MMR')
  expect(wordsOf(pageWith({ ...rated, rankFrom: 900 }))).toContain('Условия записи: 900 MMR и выше')
  const closed = pageWith({ entry: 'invited' })
  expect(wordsOf(closed)).toContain('Записаться можно только по приглашению')
  expect(wordsOf(closed)).toContain('Ввести код')
  expect(wordsOf(pageWith({ entry: 'approval' }))).toContain('Подать заявку')
})

it('shows facts, the way to join, and teams and pool while registration is open', () => {
  const players = large.players.map((each, index) => (index < 3 ? { ...each, teamId: null } : each))
  const page = pageOf('', { ...open, players })
  const words = wordsOf(page)
  expect(page).toContain('<a href="/auth/signup?next=%2Fcompetitions%2Fcup%2Fteams%3Fjoin">Участвовать</a>')
  expect(words).toEqual(
    expect.arrayContaining([
      '80 игроков · 16 команд · 3 свободных места',
      'Без команды',
      'Сумма рангов',
      team(0),
    ]),
  )
  const english = wordsOf(pageOf('', { ...open, players }, 'en'))
  expect(english).toEqual(expect.arrayContaining(['Registration open', 'Join', 'No team yet']))
  const closed = { ...open.competition, registrationDeadline: large.asOf - 1 }
  expect(wordsOf(pageOf('', { ...open, competition: closed }))).toEqual(
    expect.arrayContaining([
      'Регистрация закрыта',
      'Регистрация закрыта. Напишите организатору, если хотите успеть',
    ]),
  )
  expect(pageOf('', { ...open, competition: closed })).not.toContain('/auth/signup')
})

it('says what is missing where there are no players or there is no bracket', () => {
  expect(wordsOf(pageOf('', { ...open, teams: [], players: [] }))).toContain('Пока никто не записался')
  expect(wordsOf(pageOf('bracket', { ...open, teams: [] }))).toContain('Команд для сетки нет')
  expect(pageOf('bracket', open)).toContain('<a href="/competitions/cup/teams">')
})

it('shows in the tab about what its organizers say', () => {
  const competition = {
    prizes: '10 000 ₽',
    contact: 'https://t.me/cup',
    description: '# Для всех',
    ownerName: 'Анна',
    rules: '# Замены\n[x](javascript:alert(1)) <script>',
  }
  const words = wordsOf(pageOf('about', { competition }))
  expect(words).toEqual(
    expect.arrayContaining([
      'Начало',
      'Участвуют',
      '80 игроков',
      'Организатор',
      'Анна',
      '10 000 ₽',
      'https://t.me/cup',
    ]),
  )
  expect(pageOf('about', { competition })).toContain('<h3>Для всех</h3>')

  const link = 'href="/competitions/cup/rules"'
  expect(pageOf('about', { competition }).split(link)).toHaveLength(3)
  const page = pageOf('rules', { competition })
  expect(page).toContain(`${link} aria-current="page">Правила</a>`)
  expect(page).toContain('<h3>Замены</h3><p>x &#60;script&#62;</p>')
  expect(pageOf('', { ...open, competition: { ...open.competition, ...competition } })).toContain(
    `Участвуя, вы принимаете <a ${link}>правила турнира</a>`,
  )
  expect(pageOf('', open)).not.toContain('rules')
  expect(wordsOf(pageOf('rules'))).toContain('Отдельных правил нет')
})

const commentator = {
  id: 'c',
  uid: 'c',
  displayName: hostile,
  photoURL: null,
  broadcastLink: 'https://www.twitch.tv/wolf',
  languages: ['ru', 'en'] as const,
  matches: null,
  confirmedAt: 1,
}

it('shows who commentates what, and how to offer', () => {
  const bracket = bracketOf('single', () => false)
  const matches = { bracketId: bracket?.id ?? '', matchIds: ['main-1-1'] }
  const publicCommentators = [{ ...commentator, confirmedAt: 2, displayName: null, matches }, commentator]
  const competition = { bracketId: bracket?.id ?? '', seeksCommentators: true }
  const page = pageOf('commentators', { bracket, competition, publicCommentators })
  expect(page).toContain('<a href="/auth/signin?next=%2Fcompetitions%2Fcup%2Fcommentators">')
  expect(page).toContain('<a href="https://www.twitch.tv/wolf" rel="noopener nofollow">Twitch · wolf</a>')
  expect(page).not.toContain('<script')
  const words = wordsOf(page)
  expect(words.slice(words.indexOf('Турнир ищет комментаторов'), -1)).toEqual([
    'Турнир ищет комментаторов',
    'Ведёте трансляции? Предложите себя: на весь турнир или на отдельные матчи.',
    'Войти и предложить себя',
    'Комментаторы',
    '&#60;',
    harmless,
    'Twitch · wolf',
    'Русский, английский',
    'Весь турнир',
    'У',
    'Удалённый игрок',
    'Twitch · wolf',
    'Русский, английский',
    `1-й раунд: ${team(0)} — ${team(15)}`,
  ])
  expect(wordsOf(pageOf('commentators', { bracket: null }, 'en'))).toContain('No commentators yet')
})

it('shows the broadcast in the language of the reader, what is on air and what is next', () => {
  const bracket = bracketOf('single', ({ id }) => id === 'main-1-1')
  const link = { url: 'https://www.twitch.tv/wolf', lang: 'ru', title: '', stream: 0 } as const
  const other = { url: 'https://www.youtube.com/@bear', lang: 'en', title: hostile, stream: 1 } as const
  const liveLinks = [link, other]
  const row = (matchId: string, stream: number) => ({ matchId, stream, locked: false })
  const competition = {
    bracketId: bracket?.id ?? '',
    liveLinks,
    broadcastQueue: {
      bracketId: bracket?.id ?? '',
      revision: 1,
      matches: [row('main-1-1', 0), row('main-1-2', 0), row('main-1-3', 1), row('main-1-4', 1)],
    },
  }
  const publicCommentators = [{ ...commentator, broadcastLink: link.url }]
  const page = pageOf('live', { bracket, competition, publicCommentators })
  expect(page).not.toContain('<script')
  expect(page).toContain('<a href="https://www.twitch.tv/wolf" aria-current="true">')
  expect(wordsOf(page)).toEqual(
    expect.arrayContaining(['Последний матч эфира', team(0), `Комментирует: ${harmless}`, 'Дальше в эфире']),
  )
  const english = wordsOf(pageOf('live', { bracket, competition, publicCommentators }, 'en'))
  expect(english).toEqual(expect.arrayContaining(['Watch on YouTube', harmless, 'On air', 'Up next']))
  expect(english.join()).not.toContain('Casting')
  expect(wordsOf(pageOf('live', { bracket: null }))).toContain('Трансляции пока нет')
})

it('shows grey rows without a word for a match that is not drawn, and says as of when it is', () => {
  const asOf = 1_795_374_200_000
  const page = pageOf('matches', { asOf })
  expect(page).toMatch(/<\/nav><div class="skeleton" aria-hidden="true">(<i><\/i>)+<\/div>/)
  expect(page).toContain('<small>на 22:03:20 МСК</small></main>')
  expect(pageOf('matches', { asOf }, 'en')).toMatch(/^<early-page lang="en">.*as of 22:03:20 MSK/s)
})

it.each([
  ['people', 'Этот раздел для организаторов', '/competitions/cup'],
  ['history', 'История для организаторов', '/competitions/cup'],
  ['desk', 'Пульт — для тех, кто ведёт эфир', '/competitions/cup/live'],
] as const)('says to strangers for whom the page %s is, and leads on', (tab, title, next) => {
  const page = pageOf(tab, { competition: { name: hostile } })
  expect(page).toMatch(
    new RegExp(`<div class="others">.*<h2>${title}</h2>.*<a class="button" href="${next}">`),
  )
  expect(page).toContain('html[data-returns] & .others{visibility:hidden}')
  expect(page).toContain(harmless)
  expect(page).not.toContain('<script')
})

it('is shown without scripts, and otherwise only to readers of its language', () => {
  const page = pageOf('about')
  expect(page).toContain('@media (scripting:none){early-page{display:block;')
  expect(page).toContain('html[data-reads=ru] early-page:lang(ru)')
})

it('has a tab for the schedule once there is one', () => {
  const bracket = bracketOf('single', () => false)
  const schedule = {
    minutes: { 1: 40, 2: 95, 3: 60, 5: 90, 7: 240 },
    pauseMinutes: 5,
    atOnce: null,
    planId: 'a',
    edition: 1,
  }
  const planned = bracket && { ...bracket, shape: { ...bracket.shape, schedule } }
  const tab = 'href="/competitions/cup/schedule"'
  expect(pageOf('bracket', { bracket })).not.toContain(tab)
  expect(pageOf('bracket', { bracket: planned })).toContain(tab)
})

it('weighs little, however many teams there are', async () => {
  for (const snapshot of [largeSnapshot(128), largeSnapshot(128, 16)])
    for (const tab of ['teams', 'bracket'])
      expect(await compressed(pageOf(tab, snapshot))).toBeLessThan(6 * 1024)
})

async function compressed(page: string): Promise<number> {
  const packed = new Blob([page]).stream().pipeThrough(new CompressionStream('gzip'))
  return (await new Response(packed).arrayBuffer()).byteLength
}

it.each([
  ['ru', 'Добавить в календарь', 'Время матчей не назначено', 'Планировать пока нечего'],
  ['en', 'Add to calendar', 'No match times set', 'Nothing to plan yet'],
] as const)(
  'the schedule shows planned matches by time, or says why there are none (%s)',
  (language, calendar, none, noBracket) => {
    if (large.bracket === null) throw new Error('Nothing is drawn')
    const days = [2, 1]
    const matches = large.bracket.matches.map((match, index): Match => {
      const day = days[index]
      return day === undefined ? match : { ...match, status: 'ready', startsAt: Date.UTC(2026, 0, day, 9) }
    })
    const [later, sooner] = matches.map(({ id }) => `"/competitions/cup/bracket?match=${id}"`)
    const planned = pageOf('schedule', { bracket: { ...large.bracket, matches } }, language)
    expect(wordsOf(planned)).toContain(calendar)
    expect(wordsOf(planned).filter(word => word === '12:00')).toHaveLength(2)
    expect(planned.indexOf(`${sooner}`)).toBeLessThan(planned.indexOf(`${later}`))
    expect(wordsOf(pageOf('schedule', {}, language))).toContain(none)
    expect(wordsOf(pageOf('schedule', { bracket: null }, language))).toContain(noBracket)
  },
)
