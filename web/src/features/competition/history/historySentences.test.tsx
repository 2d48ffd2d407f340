// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import type { LogEntry } from '@upper-bracket/shared/audit/logEntry'
import { defaultSelfService } from '@upper-bracket/shared/selfService/selfService'
import { expect, test } from 'vitest'
import { organizer } from '#testing/people.ts'
import { ofMatch, ofTeams, openHistory, person, played, ready, team, wolf } from './testing/openHistory.ts'

const withVeto = (chosen: { readonly order?: 'major' }) => ({
  ...defaultSelfService,
  veto: { game: 'csgo', maps: ['nuke', 'train', 'mirage'], stepSeconds: 60, ...chosen } as const,
})

type Unsigned<E> = E extends unknown ? Omit<E, 'uid' | 'at'> : never

const entries: readonly (readonly [Unsigned<LogEntry>, ru: string, en: string])[] = [
  [
    {
      action: 'updateCompetition',
      settings: [
        { field: 'name', before: 'Cup', after: 'Winter Cup' },
        { field: 'prizes', before: '', after: 'Pizza' },
        { field: 'rankTo', before: 62, after: 3000 },
        { field: 'grandFinal', before: 'reset', after: 'single' },
        { field: 'rounds', before: 1, after: 3 },
        { field: 'players', before: 2560, after: 80 },
        // As recorded before there were approvals.
        { field: 'invitedOnly' as 'entry', before: false as never, after: true as never },
      ],
      scales: ['dota2', 'mmr'],
    },
    'Название турнира: Cup→Winter CupПризы: нет→PizzaРанг не выше: Властелин 2→3\u00a0000 MMRКак играют финал: Второй финал→Одна серияСерии до финала: Bo1→Bo3Мест для игроков: 2560→80Кто может записаться: Все желающие→По приглашению',
    'Tournament name: Cup→Winter CupPrizes: none→PizzaHighest rank: Ancient 2→3,000 MMRHow the final is played: Second final→One seriesSeries before the final: Bo1→Bo3Player limit: 2560→80Who can join: Everyone→By invitation',
  ],
  [
    {
      action: 'updateCompetition',
      settings: [{ field: 'selfService', before: withVeto({}), after: withVeto({ order: 'major' }) }],
    },
    `Кто ведёт матчи: ${['ходы по очереди', 'порядок как на мейджорах'].map(order => `команды: чек-ин 10 мин, проверка счёта 10 мин, неявку решает организатор, счёт вводит капитан, выбор карт (Nuke, Train, Mirage), ${order}, 60 с на ход`).join('→')}`,
    `Who runs the matches: ${['alternating turns', 'order of the Majors'].map(order => `teams: check-in 10 min, confirmation 10 min, organizer decides on a no-show, captain reports, map veto (Nuke, Train, Mirage), ${order}, 60 s a step`).join('→')}`,
  ],
  [
    { action: 'addAdministrator', ...person },
    'Новый администратор: Grey Wolf',
    'Made an administrator: Grey Wolf',
  ],
  [
    { action: 'setProducer', ...person, allowed: false },
    'Больше не может вести эфир: Grey Wolf',
    'Grey Wolf may no longer run the broadcast',
  ],
  [
    { action: 'handOver', person: { ...wolf, name: null }, personUid: wolf.uid },
    'Новый владелец: Удалённый игрок',
    'The new owner: Deleted player',
  ],
  [
    { action: 'createInvitation', role: 'teamMember', team, maxUses: 4, expiresAt: 0, personUid: null },
    'Игрок в команду «Wolves», мест: 4',
    'Player in the team “Wolves”, places: 4',
  ],
  [
    { action: 'removePlayer', ...person, team },
    'Удалён из турнира игрок Grey Wolf (команда «Wolves»)',
    'Removed Grey Wolf (team “Wolves”)',
  ],
  [
    { action: 'admitApplicant', ...person, team, waits: false },
    'Принята заявка: Grey Wolf с командой «Wolves»',
    'Admitted Grey Wolf with team “Wolves”',
  ],
  [
    { action: 'addGuestPlayer', ...person, team },
    'Добавлен игрок без аккаунта: Grey Wolf (команда «Wolves»)',
    'Added a player without an account: Grey Wolf (team “Wolves”)',
  ],
  [
    { action: 'addGuestPlayers', playerCount: 21, teamCount: 4, personUid: null },
    'Добавлены по списку без аккаунтов: 21 игрок, 4 команды',
    'Added a list of players without an account: 21 players, 4 teams',
  ],
  [
    { action: 'importCompetition', playerCount: 21, teamCount: 4, personUid: null },
    'Турнир создан из файла: 21 игрок, 4 команды',
    'Created the tournament from a file: 21 players, 4 teams',
  ],
  [
    { action: 'importLogos', teamCount: 4, personUid: null },
    'Добавлены логотипы из архива: 4 команды',
    'Added logos from an archive: 4 teams',
  ],
  [
    {
      action: 'updateGuestPlayer',
      person: { ...wolf, previousName: 'Wolf' },
      personUid: wolf.uid,
      before: { rankTier: null },
      after: { rankTier: 80 },
    },
    'Имя: Wolf→Grey WolfРанг: нет→Титан',
    'Name: Wolf→Grey WolfRank: none→Immortal',
  ],
  [
    {
      action: 'updateTeam',
      team,
      before: { name: 'Wolves', discordLink: null },
      after: { name: 'Wolves', discordLink: 'https://discord.gg/wolves' },
      personUid: null,
    },
    'Discord: нет→https://discord.gg/wolves',
    'Discord: none→https://discord.gg/wolves',
  ],
  [
    { action: 'assignPlayer', ...person, from: null, to: team },
    'Команда: без команды→Wolves',
    'Team: no team→Wolves',
  ],
  [
    {
      action: 'substitutePlayer',
      ...person,
      outgoing: { uid: 'bear', name: 'Bear' },
      outgoingUid: 'bear',
      team,
    },
    'Состав: Bear→Grey Wolf',
    'Line-up: Bear→Grey Wolf',
  ],
  [
    {
      action: 'distributePlayers',
      mode: 'alternating',
      scope: 'everyone',
      playerCount: 21,
      teamCount: 5,
      personUid: null,
    },
    '21 игрок, 5 команд',
    '21 players, 5 teams',
  ],
  [{ action: 'startDraft', captainCount: 4, personUid: null }, '4 капитана', '4 captains'],
  [{ action: 'pickPlayer', ...person }, 'Grey Wolf: игрок выбран', 'Picked Grey Wolf'],
  [{ action: 'takeBackPick', ...person }, 'Grey Wolf: выбор отменён', 'Took back the pick of Grey Wolf'],
  [
    { action: 'changeDraftClock', pickSeconds: 45, reserveSeconds: 90, personUid: null },
    '45 с на выбор, 90 с в запасе',
    '45 s per pick, 90 s in reserve',
  ],
  [
    { action: 'replaceDraftCaptain', ...person, number: 2 },
    'Grey Wolf: новый капитан команды 2',
    'Made Grey Wolf captain of team 2',
  ],
  [{ action: 'cancelDraft', pickCount: 3, personUid: null }, 'сделано 3 выбора', 'after 3 picks'],
  [
    { action: 'confirmDraft', playerCount: 20, teamCount: 4, personUid: null },
    'Драфт подтверждён: 20 игроков, 4 команды',
    'Confirmed the draft: 20 players, 4 teams',
  ],
  [
    { action: 'reopenDraft', teamCount: 4, personUid: null },
    'его команды распущены: 4 команды',
    'dissolved its teams: 4 teams',
  ],
  [
    { action: 'planMatches', matchCount: 7, personUid: null },
    'Назначено время начала 7 матчей',
    'Planned the starts of 7 matches',
  ],
  [
    { action: 'resendMessages', messageCount: 3, personUid: null },
    'Отправлены ещё раз 3 недоставленных сообщения',
    'Sent 3 undelivered messages again',
  ],
  [
    ofTeams('generateBracket', ['a', 'b', 'c', 'd']),
    'Создана сетка на 4 команды',
    'Created a bracket of 4 teams',
  ],
  [ofMatch('finishSeries', ready, played), 'Wolves — Bears, 2:1', 'Wolves – Bears, 2:1'],
  [
    ofMatch('finishSeries', ready, { ...played, score: [1, 0], rounds: [13, 7] }),
    'Wolves — Bears, 13:7',
    'Wolves – Bears, 13:7',
  ],
  [
    ofMatch('correctScore', played, { ...played, score: [2, 0] }),
    'Исправлен счёт: Wolves — Bears, 2:1 → 2:0',
    'Corrected a score: Wolves – Bears, 2:1 → 2:0',
  ],
  [
    ofMatch('forfeitMatch', ready, { ...played, forfeits: [false, true] }),
    'Не явились: Bears',
    'Absent: Bears',
  ],
  [
    ofMatch('reopenMatch', played, ready),
    'Отменён результат: Wolves — Bears, было 2:1.',
    'Undid a result: Wolves – Bears, it was 2:1.',
  ],
  // Commands without a sentence of their own.
  [
    ofMatch('setScore', ready, { ...ready, score: [1, 1] }),
    'Изменён матч: Wolves — Bears',
    'Changed the match Wolves – Bears',
  ],
  [ofTeams('setScore', []), 'Изменена сетка', 'Changed the bracket'],
  [
    ofTeams('replaceTeam', ['gone', 'wolves']),
    'Команда «удалённая команда» заменена командой «Wolves»',
    'Replaced the team “a deleted team” by “Wolves”',
  ],
  [
    { action: 'createApiKey', name: 'Bot', scopes: ['teams', 'results'], personUid: null },
    'Создан ключ API «Bot»: команды и игроки, результаты',
    'Created the API key “Bot”: teams and players, results',
  ],
  [
    { action: 'revokeApiKey', name: 'Bot', personUid: null, keyName: 'Score bot' },
    'Oleg, по ключу «Score bot»',
    'Oleg, by the key “Score bot”',
  ],
  [
    { action: 'revokeApiKey', name: 'Bot', personUid: null },
    'Отозван ключ API «Bot»',
    'Revoked the API key “Bot”',
  ],
  [
    { action: 'revokeOverlay', view: 'score', personUid: null },
    'Отозван оверлей для стрима',
    'Revoked a stream overlay',
  ],
]

/** A page shows 30 entries. */
const halves = [entries.slice(0, 20), entries.slice(20)]

test.each((['ru', 'en'] as const).flatMap(language => halves.map(half => [language, half] as const)))(
  'says in sentences who did what, with what was before (%s)',
  async (language, half) => {
    const log = half.map(([entry], index) => [`e${index + 10}`, { uid: organizer.uid, at: index, ...entry }])
    await openHistory(Object.fromEntries(log), language)
    await waitFor(() => {
      const shown = screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '')
      for (const [, ru, en] of half) {
        const sentence = { ru, en }[language]
        expect(shown.filter(text => text.includes(sentence)).length, sentence).toBeGreaterThan(0)
      }
    })
  },
)

test.each([
  [
    'ru',
    'Изменён формат. Проходят дальше: 2 → 3; Места в таблице решают: Очки → Очки, Личные встречи. Причина: Регламент',
  ],
  [
    'en',
    'Changed the format. Advance: 2 → 3; Places are decided by: Points → Points, Head-to-head. Reason: Регламент',
  ],
] as const)('a change of the format says what was before, and why (%s)', async (language, sentence) => {
  const options = [
    { name: 'advance', before: 2, after: 3 },
    { name: 'criteria', before: ['points'], after: ['points', 'head-to-head'] },
  ]
  const reshaped = { stage: 's1', options, reason: 'Регламент' }
  await openHistory(
    { one: { uid: organizer.uid, at: 1, ...ofTeams('reshapeStage', []), reshaped } },
    language,
  )
  await screen.findByText(sentence)
})

test.each([
  [
    'ru',
    'Снята с турнира команда «Wolves»',
    'Дисквалифицирована команда «Wolves». Её результаты стали техническими',
    'Отменено: Дисквалифицирована команда «Wolves»',
    'Отменено: Записан результат: Wolves — Bears, 2:1',
    'Отменено изменение сетки',
    'Опоздавшая команда «Wolves» добавлена в сетку против «Bears», у которой не было соперника',
    'Отменено: Опоздавшая команда «Wolves» добавлена в сетку против «Bears», у которой не было соперника',
    'Опоздавшая команда «Wolves» добавлена в сетку, соперник ещё не определён',
    'Опоздавшая команда «Wolves» добавлена в швейцарку',
    'Опоздавшая команда «Wolves» снова убрана',
  ],
  [
    'en',
    'Withdrew the team “Wolves” from the tournament',
    'Disqualified the team “Wolves”. Its results become walkovers',
    'Undid: Disqualified the team “Wolves”',
    'Undid: Recorded a result: Wolves – Bears, 2:1',
    'Undid a change of the bracket',
    'Added the late team “Wolves” to the bracket against “Bears”, who had a bye',
    'Undid: Added the late team “Wolves” to the bracket against “Bears”, who had a bye',
    'Added the late team “Wolves” to the bracket, with the opponent still to be decided',
    'Added the late team “Wolves” to the Swiss stage',
    'Took the late team “Wolves” out again',
  ],
] as const)(
  'says how a team came or left, what its results count, and what was taken back (%s)',
  async (language, ...sentences) => {
    const bye = { ...ready, status: 'bye', teamIds: ['bears', null] } as const
    const lateEntry = { ...ofMatch('enterLate', bye, ready), matchId: null, teamIds: ['wolves'] }
    const undecided = {
      matchId: 'm',
      before: { ...bye, status: 'waiting', teamIds: [null, null] },
      after: { ...bye, status: 'waiting', teamIds: [null, 'wolves'] },
    }
    const reversed = { matchId: 'm', before: ready, after: bye }
    const left = { uid: organizer.uid, at: 1, ...ofTeams('disqualifyTeam', ['wolves']) }
    const back = { ...left, action: 'takeBack' }
    const log = {
      one: left,
      two: { ...left, results: 'forfeit', penalty: true },
      three: { ...back, undone: 'disqualifyTeam', penalty: true },
      four: { ...back, ...ofMatch('takeBack', played, ready), undone: 'finishSeries' },
      // As it was logged before the change was named.
      five: back,
      six: { ...left, ...lateEntry },
      eight: { ...left, ...lateEntry, changes: [undecided] },
      nine: { ...left, ...lateEntry, changes: [{ matchId: 'm', before: bye, after: undecided.before }] },
      ten: { ...left, ...ofTeams('cancelLateEntry', ['wolves']) },
      seven: { ...back, ...lateEntry, changes: [reversed], action: 'takeBack', undone: 'enterLate' },
    }
    await openHistory(log, language)
    for (const sentence of sentences) await screen.findByText(sentence)
  },
)
