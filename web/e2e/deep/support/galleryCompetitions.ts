import type { Bracket } from '@upper-bracket/shared/bracket/model/bracket'
import type { Match } from '@upper-bracket/shared/bracket/model/match'
import { isOver } from '@upper-bracket/shared/bracket/model/match'
import { defaultSchedule } from '@upper-bracket/shared/bracket/model/scheduleSettings'
import { winsNeeded } from '@upper-bracket/shared/bracket/model/series'
import { finishSeries } from '@upper-bracket/shared/bracket/results/finishSeries'
import { setScore } from '@upper-bracket/shared/bracket/results/setScore'
import { startMatch } from '@upper-bracket/shared/bracket/results/startMatch'
import { champions, isFinished } from '@upper-bracket/shared/bracket/standings/champions'
import { after } from '@upper-bracket/shared/bracket/testing/after'
import { championFields } from '@upper-bracket/shared/competition/champions'
import type { Competition } from '@upper-bracket/shared/competition/competition'
import { settingDefaults } from '@upper-bracket/shared/competition/settings/settings'
import type { StagePlan } from '@upper-bracket/shared/format/stagePlan'
import { planSchedule } from '@upper-bracket/shared/schedule/planSchedule'
import { defaultSelfService } from '@upper-bracket/shared/selfService/selfService'
import { type BracketedCompetition, newBracket } from '../../../../testing/bracketedCompetition.ts'
import { stored } from '../../../../testing/database.ts'
import { freshId, hour, seededCompetition } from '../../../../testing/seededCompetition.ts'
import { type GalleryPeople, type MadeUp, madeUpPlayers, teamName } from './galleryPeople.ts'

const description = `Дружеский турнир района: пятёрки по рангу, две сетки, финал в субботу с трансляцией.

## Как записаться
1. Нажмите «Участвовать» и укажите ранг.
2. Соберите команду или дождитесь распределения.`

const rules = `## Матчи
- Опоздание больше 15 минут — техническое поражение.
- **Капитан** записывает счёт сразу после карты.
- Пауза не дольше десяти минут, спор решает организатор.

## Замены
1. Заменить можно одного игрока, до начала матча.
2. Ранг нового игрока не выше ранга ушедшего.

> Кто играет под чужим именем, выбывает вместе с командой. Вопросы: https://t.me/upper_bracket_example`

/** Registration is open: teams that are full, begun and empty, people without a team, all that is said about it. */
export async function openTestCompetition({
  owner,
  administrator,
  player,
  called,
}: GalleryPeople): Promise<string> {
  const made = madeUpPlayers('dota', 22)
  const { competitionId, teamIds } = await seededCompetition({
    owner,
    administrators: [administrator],
    players: [...made.map(inGame), player, called],
    teams: [
      { name: teamName(0), players: made.slice(0, 5) },
      {
        name: teamName(1),
        players: [player, ...made.slice(5, 7)],
        discordLink: 'https://discord.gg/example',
      },
      { name: teamName(5), players: [] },
    ],
    competition: {
      name: 'Зимний кубок Заречного района по Dota 2',
      description,
      rules,
      prizes: '10 000 ₽ победителям, мерч за второе место',
      contact: 'https://t.me/upper_bracket_example',
      places: { players: 40, teams: 8 },
      seeksCommentators: true,
      selfService: defaultSelfService,
    },
  })
  const [, ofPlayer = ''] = teamIds
  const teamRequests = { [ofPlayer]: { state: 'open', at: Date.now() } } as const
  await stored.player(competitionId, called.uid).update({ teamRequests })
  return competitionId
}

/** Nobody is in it: it requires everything of newcomers. */
export async function emptyTestCompetition({ owner }: GalleryPeople): Promise<string> {
  const options = {
    ...settingDefaults.options,
    rankFrom: 7,
    rankTo: 16,
    steamRequired: true,
    emailRequired: true,
    telegramRequired: true,
  }
  const competition = { name: 'Новый турнир', game: 'csgo', options } as const
  return (await seededCompetition({ owner, competition })).competitionId
}

/** Eight full teams and a check of who is there; `everybody`: all have confirmed. */
export async function checkedTestCompetition(
  { owner, called }: GalleryPeople,
  everybody: boolean,
): Promise<{ readonly competitionId: string; readonly checkId: string }> {
  const now = Date.now()
  const checkId = freshId()
  const readinessCheck = { checkId, startedAt: now, deadline: now + hour, closedAt: null }
  const made = madeUpPlayers('cs', 39).map((each, index) => ({
    ...inGame(each),
    ...((everybody || index % 4 > 0) && { ready: { checkId, at: now } }),
  }))
  const { competitionId } = await seededCompetition({
    owner,
    players: [...made, called],
    teams: Array.from({ length: 8 }, (_, team) => ({
      name: teamName(team),
      players: team === 0 ? [called, ...made.slice(0, 4)] : made.slice(team * 5 - 1, team * 5 + 4),
    })),
    competition: { name: 'Ночная лига CS', game: 'csgo', readinessCheck },
  })
  if (everybody) await stored.player(competitionId, called.uid).update({ ready: { checkId, at: now } })
  return { competitionId, checkId }
}

interface Played {
  readonly teams: number
  /** The number of teams, the last ones, that are not in the bracket. */
  readonly outside?: number
  readonly format: Competition['format']
  readonly name: string
  readonly game?: Competition['game']
  /** So many matches are over; two are on after them. Left out: all. */
  readonly over?: number
  readonly stages?: readonly StagePlan[]
  readonly grandFinal?: Competition['options']['grandFinal']
  /** Plays matches instead of `over`. */
  readonly play?: (bracket: Bracket) => Bracket
}

/** A bracket of full teams, of which some matches have been played. */
export async function playedTestCompetition(
  { owner, administrator, player }: GalleryPeople,
  {
    teams,
    outside = 0,
    format,
    name,
    game = 'csgo',
    over = Number.POSITIVE_INFINITY,
    stages = [],
    grandFinal = 'single',
    play = bracket => played(bracket, over),
  }: Played,
): Promise<BracketedCompetition> {
  const size = teams > 8 ? 1 : 5
  const made = madeUpPlayers(game === 'csgo' ? 'cs' : 'dota', teams * size - 1)
  const { competitionId, ...seeded } = await seededCompetition({
    owner,
    administrators: [administrator],
    players: [...made.map(inGame), player],
    teams: Array.from({ length: teams }, (_, team) => ({
      name: teamName(team),
      seed: team < teams - outside ? team + 1 : null,
      players:
        team === 0
          ? [player, ...made.slice(0, size - 1)]
          : made.slice(team * size - 1, (team + 1) * size - 1),
    })),
    competition: {
      name,
      game,
      format,
      stages,
      bestOf: { rounds: 3, final: 5 },
      status: 'running',
      bracketId: freshId(),
      startDate: Date.now() - hour,
      registrationDeadline: Date.now() - 2 * hour,
      liveLinks: [
        { url: 'https://www.twitch.tv/starladder', lang: 'ru', title: 'Главный канал', stream: 0 },
        { url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ', lang: 'en', title: '', stream: 1 },
      ],
    },
  })
  const teamIds = seeded.teamIds.slice(0, teams - outside)
  let ending = {}
  let queued: readonly string[] = []
  const testCompetition = await newBracket({ competitionId, teamIds, bracketId: freshId() }, owner, {
    format,
    stages,
    grandFinal,
    bestOf: 3,
    after: bracket => {
      const after = play(bracket)
      const named = champions(after).map(each => ({ ...each, name: teamName(teamIds.indexOf(each.teamId)) }))
      ending = {
        ...championFields(named, {}),
        ...(isFinished(after) && { status: 'finished' as const }),
      }
      queued = [...after.matches.values()].filter(match => !isOver(match)).map(({ id }) => id)
      return planned(after)
    },
  })
  const matches = queued
    .slice(0, 4)
    .map((matchId, index) => ({ matchId, stream: index < 2 ? 0 : 1, locked: false }))
  const broadcastQueue = { bracketId: testCompetition.bracketId, matches, revision: 1 }
  await stored.competition(competitionId).update({ broadcastQueue, ...ending })
  return testCompetition
}

/** Plays what is ready from the top, the upper slot winning two of three times. */
function played(bracket: Bracket, over: number): Bracket {
  let now = bracket
  for (let count = 0; count < over; count += 1) {
    const next = ready(now)[0]
    if (next === undefined) return now
    const wins = winsNeeded(next.bestOf)
    const score = count % 3 === 2 ? ([wins - 1, wins] as const) : ([wins, count % 2] as const)
    now = after(
      now,
      before => startMatch(before, next.id),
      before => finishSeries(before, next.id, score),
    )
  }
  for (const { id } of ready(now).slice(0, 2)) {
    now = after(
      now,
      before => startMatch(before, id),
      before => setScore(before, id, [1, 0]),
    )
  }
  return now
}

/** With a plan that is 20 minutes behind. */
function planned(bracket: Bracket): Bracket {
  const plan = { ...defaultSchedule, startsAt: Date.now() - 20 * 60_000 }
  const matches = new Map(bracket.matches)
  for (const [id, startsAt] of planSchedule(bracket, plan)) {
    const match = matches.get(id)
    if (match !== undefined) matches.set(id, { ...match, startsAt })
  }
  return { ...bracket, matches }
}

function ready({ matches }: Bracket): readonly Match[] {
  return [...matches.values()].filter(match => match.status === 'ready' && !isOver(match))
}

function inGame({ uid, displayName, rankTier }: MadeUp) {
  return { uid, displayName, rankTier }
}

/** Commentators in each state, with a chat; returns the request that has one. */
export async function commentators(
  competitionId: string,
  { owner, commentator }: GalleryPeople,
): Promise<{ readonly chat: string }> {
  const now = Date.now()
  const chat = freshId()
  const common = {
    origin: 'request',
    broadcastLink: 'https://www.twitch.tv/starladder',
    contact: null,
    comment: 'Начинаем в семь, регламент пришлю.',
    languages: ['ru', 'en'],
    matches: null,
    organizerUid: owner.uid,
    commentatorUid: null,
    displayName: null,
    photoURL: null,
    requestedAt: now - hour,
    confirmedAt: null,
    endedAt: null,
    remindedAt: null,
    lastMessage: null,
    readerUids: [],
    readAt: {},
  } as const
  const known = { commentatorUid: commentator.uid, displayName: 'Полуночный комментатор' }
  const at = now - 60_000
  await Promise.all([
    stored.commentator(competitionId, freshId()).set({ ...common, status: 'awaiting' }),
    stored.commentator(competitionId, `offer-${commentator.uid}`).set({
      ...common,
      ...known,
      origin: 'offer',
      organizerUid: null,
      status: 'offered',
      displayName: 'Александр Голос-За-Кадром',
    }),
    stored.commentator(competitionId, chat).set({
      ...common,
      ...known,
      status: 'confirmed',
      confirmedAt: at,
      lastMessage: { uid: commentator.uid, at },
      unreadBy: [owner.uid],
    }),
    stored.competition(competitionId).update({ producerUids: [commentator.uid] }),
    stored.commentatorLink(competitionId, chat).set({ digest: '', reachedUid: commentator.uid }),
    stored.publicCommentator(competitionId, chat).set({
      uid: commentator.uid,
      displayName: known.displayName,
      photoURL: null,
      broadcastLink: common.broadcastLink,
      languages: common.languages,
      matches: null,
      confirmedAt: at,
    }),
    ...(['Привет! Регламент: example.org/rules', 'Спасибо, начинаем в семь.'] as const).map((text, index) =>
      stored
        .chatMessages(competitionId, chat)
        .doc(freshId())
        .set({
          authorUid: index === 0 ? owner.uid : commentator.uid,
          text,
          sentAt: at - 1000 + index * 1000,
        }),
    ),
  ])
  return { chat }
}
