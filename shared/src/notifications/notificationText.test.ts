import { expect, test } from 'vitest'
import type { Notification, NotificationFacts } from './notification.ts'
import type { NotificationKind } from './notificationKinds.ts'
import { notificationPath } from './notificationPath.ts'
import { notificationText } from './notificationText.ts'
import { en } from './texts/en.ts'
import { ru } from './texts/ru.ts'

const check = { checkId: 'c', deadline: 5 }
const path = '/competitions/cup/commentators'
const facts: NotificationFacts = {
  readinessCheck: check,
  readinessReminder: check,
  bracketPublished: { bracketId: 'b' },
  matchReady: { bracketId: 'b', matchId: 'main-1-1' },
  resultCorrected: { bracketId: 'b', matchId: 'main-1-1', before: [2, 1], after: [2, 0] },
  vetoOpened: { bracketId: 'b', matchId: 'main-1-1', firstTeamId: 'w', deadline: 1_800_000_000_000 },
  checkInOpened: { bracketId: 'b', matchId: 'main-1-1', deadline: 1_800_000_000_000 },
  checkInClosing: { bracketId: 'b', matchId: 'main-1-1', deadline: 1_800_000_000_000 },
  checkInNeeded: { bracketId: 'b', matchId: 'main-1-1', deadline: 1_800_000_000_000 },
  resultReported: { bracketId: 'b', matchId: 'main-1-1', deadline: 1_800_000_000_000, score: [2, 1] },
  reportDisputed: { bracketId: 'b', matchId: 'main-1-1', score: [1, 2] },
  matchDecided: { bracketId: 'b', matchId: 'main-1-1', winnerTeamId: 'b', walkover: false, score: [1, 2] },
  placeTaken: { bracketId: 'b', best: 5, worst: 8, teamCount: 16 },
  resultDisputed: { bracketId: 'b', matchId: 'main-1-1' },
  teamMissing: { bracketId: 'b', matchId: 'main-1-1' },
  matchStuck: { bracketId: 'b', matchId: 'main-1-1' },
  timeProposed: { bracketId: 'b', matchId: 'main-1-1', startsAt: 1_800_000_000_000 },
  timeAgreed: { bracketId: 'b', matchId: 'main-1-1', startsAt: 1_800_000_000_000 },
  timeDeclined: { bracketId: 'b', matchId: 'main-1-1', startsAt: 1_800_000_000_000 },
  lobbyGiven: { bracketId: 'b', matchId: 'main-1-1' },
  matchMessage: { bracketId: 'b', matchId: 'main-1-1', from: 'Anna', text: 'Hello' },
  standInAsked: { bracketId: 'b', matchId: 'main-1-1' },
  standInAnswered: { bracketId: 'b', matchId: 'main-1-1', accepts: true },
  standInGranted: { bracketId: 'b', matchId: 'main-1-1', checkInUntil: 1_800_000_000_000 },
  standInWithdrawn: { bracketId: 'b', matchId: 'main-1-1' },
  teamAssigned: { teamName: 'Wolves' },
  teamRequested: { teamId: 'w', teamName: 'Wolves' },
  teamRequestAnswered: { name: 'Anna', teamName: 'Wolves', accepts: true },
  draftStarted: { draftId: 'd' },
  draftTurn: { draftId: 'd', place: 3, hasClock: true },
  teamsDistributed: {},
  teamRemoved: { teamName: 'Wolves', mayJoinAnother: true },
  entryRequested: { requested: 3 },
  entryGranted: { waits: true },
  queueResumed: {},
  entryDeclined: { cause: 'organizer', reason: 'The rank is too high' },
  movedUp: {},
  placeToConfirm: { confirmUntil: 1_800_000_000_000 },
  placeExpired: {},
  registrationClosed: {},
  codesTried: {},
  placeOffered: { from: 'Ann', lang: 'en', days: 30 },
  competitionMoved: { before: 5, after: 6 },
  competitionDeleted: {},
  playerRemoved: {},
  madeAdministrator: {},
  madeOwner: {},
  webhookPaused: { address: 'bot.example/hook', reason: 'gone' },
  commentatorRequested: { path, requestId: 'request', comment: 'Please come' },
  commentatorCancelled: { path },
  commentatorBooked: { path, matchCount: 2, overlap: true },
  madeProducer: { path },
  commentatorAnswered: { path, name: 'Anna', answer: 'confirmed' },
  commentatorReminder: { path, name: 'Anna' },
  commentaryOffered: { path, name: 'Anna' },
  competitionOpened: { from: 'Wolf Cups', startsAt: 1_800_000_000_000 },
  commentaryOfferAnswered: { path, answer: 'declined' },
  teamMessage: { teamId: 'wolves', teamName: 'Wolves', from: 'Anna', text: 'Hello' },
  chatMessage: { path, from: 'Anna', text: 'Hello' },
}
const kinds = Object.keys(facts) as NotificationKind[]

function notification<K extends NotificationKind>(kind: K, with_ = facts[kind]): Notification<K> {
  return {
    kind,
    facts: with_,
    competition: { id: 'cup', name: 'Winter Cup' },
    teams: [
      { teamId: 'w', name: 'Wolves' },
      { teamId: 'b', name: 'Bears' },
    ],
    ownTeamId: 'b',
    at: 1,
  } as unknown as Notification<K>
}

const time = (at: number) => `time ${at}`

test.each(kinds)('%s says in each language which tournament it is about, and all that it knows', kind => {
  const told = notification(kind)
  const texts = [ru, en].map(language => notificationText(told, language, time))
  for (const text of texts) {
    expect(Object.values(text).every(Boolean)).toBe(true)
    const said = Object.values(text).join(' ')
    expect(said).toContain('Winter Cup')
    expect(said).not.toMatch(/undefined|null|NaN|\[object/)
    const facts = told.facts as Record<string, unknown>
    const { name, from, text: line, teamName, comment, after, checkInUntil } = facts
    for (const fact of [name, from, line, teamName, comment]) if (fact) expect(said).toContain(fact)
    for (const at of [after, checkInUntil]) if (typeof at === 'number') expect(said).toContain(time(at))
  }
  expect(texts[0]).not.toEqual(texts[1])
  expect(notificationPath(told)).toMatch(/^\/(competitions\/cup|tournaments$)/)
  if (kind === 'entryRequested') expect(notificationPath(told)).toBe('/competitions/cup/people')
})

test.each(['matchReady', 'checkInOpened'] as const)('%s says which team starts the match at 1:0', kind => {
  const bodies = (aheadTeamId: string) => {
    const told = notification(kind, { ...facts[kind], aheadTeamId })
    return [ru, en].map(language => notificationText(told, language, time).body)
  }
  expect(bodies('w')[0]).toContain(' Счёт 1:0 в пользу «Wolves» уже на старте. ')
  expect(bodies('b')[1]).toContain(' Bears start at 1:0. ')
})

test('a result that was withdrawn, and each answer of a commentator', () => {
  const withdrawn = notification('resultCorrected', { ...facts.resultCorrected, after: null })
  expect(notificationText(withdrawn, en, time).title).toBe('Result withdrawn: Wolves vs Bears')
  for (const answer of ['declined', 'cancelled'] as const) {
    const answered = notification('commentatorAnswered', { ...facts.commentatorAnswered, answer })
    expect(notificationText(answered, en, time).body).toBe('You can invite another commentator.')
  }
})

test.each([
  [{}, 'Вашей команде засчитана победа 2:1.', 'Recorded as a 2:1 win for Bears.'],
  [{ winnerTeamId: 'w', score: [2, 0] }, 'Команде «Wolves» засчитана победа 2:0.', '2:0 win for Wolves.'],
  [{ walkover: true }, 'Вашей команде засчитана техническая победа.', 'Bears won by walkover.'],
  [{ walkover: true, winnerTeamId: 'w' }, 'Команде «Wolves» засчитана техническая победа.', 'Wolves won by'],
  [{ winnerTeamId: null, score: [1, 1] }, 'Засчитана ничья 1:1.', 'Recorded as a 1:1 draw.'],
  [{ walkover: true, winnerTeamId: null }, 'Обеим командам засчитана неявка.', 'Both teams forfeited.'],
] as const)(
  'a match that was decided names its winner, and the score in that order: %o',
  (with_, inRu, inEn) => {
    const told = notification('matchDecided', { ...facts.matchDecided, ...with_ })
    expect(notificationText(told, ru, time).body).toContain(inRu)
    expect(notificationText(told, en, time).body).toContain(inEn)
  },
)

test.each([
  [[1, 2], 'победа «Wolves» 2:1', 'Wolves say they won 2:1'],
  [[2, 0], 'победа «Bears» 2:0', 'Wolves say that Bears won 2:0'],
  [[1, 1], 'ничья 1:1', 'Wolves say that it was a 1:1 draw'],
] as const)('a disputed score says who won: %j', (score, inRu, inEn) => {
  const told = notification('reportDisputed', { ...facts.reportDisputed, score })
  expect(notificationText(told, ru, time).body).toContain(inRu)
  expect(notificationText(told, en, time).body).toContain(inEn)
})

test('a place, one shared by several teams, and the first', () => {
  const titles = (best: number, worst: number) => {
    const told = notification('placeTaken', { ...facts.placeTaken, best, worst })
    return [ru, en].map(language => notificationText(told, language, time).title)
  }
  expect(titles(2, 2)).toEqual(['«Bears»: 2 место', 'Bears finished 2 of 16'])
  expect(titles(5, 8)).toEqual(['«Bears»: 5–8 место', 'Bears finished 5–8 of 16'])
  expect(titles(1, 1)).toEqual(['«Bears» побеждает в турнире «Winter Cup»', 'Bears won Winter Cup'])
})

test('another team is offered to those who lost theirs, until line-ups are locked', () => {
  const removed = (mayJoinAnother: boolean) =>
    notificationText(notification('teamRemoved', { teamName: 'Wolves', mayJoinAnother }), en, time).body
  expect(removed(true)).toContain('can join another team')
  expect(removed(false)).not.toContain('join')
})

test('a captain is told what became of the whole team', () => {
  const team = 'Bears'
  const notifications = [
    notification('entryGranted', { waits: true, team }),
    notification('entryGranted', { waits: false, team }),
    notification('movedUp', { team }),
    notification('placeToConfirm', { confirmUntil: 5, team }),
    notification('entryDeclined', { cause: 'rank-required', reason: null, team }),
  ]
  for (const told of notifications)
    for (const language of [ru, en])
      expect(Object.values(notificationText(told, language, time)).join(' ')).toContain(team)
})

test('a captain is told which answer a player gave', () => {
  const answered = (accepts: boolean) =>
    notificationText(notification('teamRequestAnswered', { ...facts.teamRequestAnswered, accepts }), en, time)
  expect(answered(true).title).toBe('Anna joined Wolves')
  expect(answered(false).title).toBe('Anna declined to join Wolves')
})

test('a commentator is told of matches at the same time, and of none if there are none', () => {
  const booked = notification('commentatorBooked')
  expect(notificationText(booked, en, time).body).toMatch(/: 2\. Some of them/)
  const whole = notification('commentatorBooked', { path, matchCount: 0, overlap: false })
  expect(notificationText(whole, en, time).body).toBe('You commentate the whole tournament.')
})

test('quotes within quotes are inner ones', () => {
  const moved = notification('teamAssigned', { teamName: 'Бар «У Петровича»' })
  const inTestCompetition = { ...moved, competition: { id: 'cup', name: 'Кубок «Дозор»' } }
  expect(notificationText(inTestCompetition, ru, time)).toMatchObject({
    title: 'Вы в команде «Бар „У Петровича“»',
    body: 'Вас добавили в команду турнира «Кубок „Дозор“».',
  })
})

test.each([
  [[2, 1], 'Соперник сообщил: победа «Bears» 2:1', 'Your opponent reported: Bears won 2:1'],
  [[0, 2], 'Соперник сообщил: победа «Wolves» 2:0', 'Your opponent reported: Wolves won 2:0'],
] as const)('a reported result names the winner (%s)', (score, russian, english) => {
  const reported = notification('resultReported', { ...facts.resultReported, score })
  expect(notificationText(reported, ru, time).title).toBe(russian)
  expect(notificationText(reported, en, time).title).toBe(english)
})

test('the opponent is the other team, whichever slot the own team has', () => {
  const match = notification('matchReady')
  expect(notificationText(match, en, time).title).toBe('Your opponent: Wolves')
  expect(notificationText({ ...match, ownTeamId: 'w' }, en, time).title).toBe('Your opponent: Bears')
})
