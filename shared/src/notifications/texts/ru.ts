import { groupLetter } from '../../bracket/rounds/groupLetter.ts'
import type { Match } from '../../bracket/model/match.ts'
import { rangeText } from '../../text/rangeText.ts'
import { capital } from '../../text/capital.ts'
import { startsAhead } from '../../wording/startingScore.ts'
import type { NotificationTexts } from './notificationTexts.ts'
import { entryTexts } from './entry.ru.ts'
import { gamesOfWinner, isOwnWin } from './reportedScore.ts'

export const ru: NotificationTexts = {
  readinessCheck: ({ competition, facts }, { time }) => ({
    title: `Вы готовы? «${competition.name}»`,
    body: `Организатор проверяет, кто на месте. Подтвердите готовность до ${time(facts.deadline)}.`,
    action: 'Подтвердить готовность',
  }),
  readinessReminder: ({ competition, facts }, { time }) => ({
    title: `Вас ждут: «${competition.name}»`,
    body: `Вы ещё не подтвердили готовность. Успейте до ${time(facts.deadline)}.`,
    action: 'Подтвердить готовность',
  }),
  bracketPublished: ({ competition }) => ({
    title: `Сетка готова: «${competition.name}»`,
    body: 'Посмотрите, с кем вы играете первый матч.',
    action: 'Открыть сетку',
  }),
  matchReady: ({ competition }, { own, opponent, ahead }) => ({
    title: `Ваш соперник — «${opponent}»`,
    body: `«${own}» — «${opponent}»: пора играть. ${fromAhead(ahead)}Турнир «${competition.name}».`,
    action: 'Открыть матч',
  }),
  resultCorrected: ({ competition, facts, teams }) => {
    const names = teams.map(({ name }) => `«${name}»`).join(' — ')
    const before = facts.before.join(':')
    return facts.after === null
      ? {
          title: `Результат отменён: ${names}`,
          body: `Организатор отменил результат ${before}. Турнир «${competition.name}».`,
          action: 'Открыть матч',
        }
      : {
          title: `Счёт исправлен: ${names}`,
          body: `Было ${before}, стало ${facts.after.join(':')}. Турнир «${competition.name}».`,
          action: 'Открыть матч',
        }
  },
  checkInOpened: ({ competition, facts }, { own, opponent, ahead, time }) => ({
    title: `Пора играть: «${own}» — «${opponent}»`,
    body: `Чек-ин открыт до ${time(facts.deadline)}. ${fromAhead(ahead)}Турнир «${competition.name}».`,
    action: 'Пройти чек-ин',
  }),
  checkInClosing: ({ competition, facts }, { own, time }) => ({
    title: `«${own}» ещё не прошла чек-ин`,
    body: `Чек-ин закроется в ${time(facts.deadline)}, и матч могут засчитать как неявку. Турнир «${competition.name}».`,
    action: 'Пройти чек-ин',
  }),
  checkInNeeded: ({ competition, facts, teams }, { time }) => ({
    title: `Чек-ин за вами: ${teams.map(({ name }) => `«${name}»`).join(', ')}`,
    body: `Сама команда чек-ин пройти не может: у неё нет аккаунта. Пройдите его за неё до ${time(facts.deadline)}. Турнир «${competition.name}».`,
    action: 'Пройти чек-ин',
  }),
  vetoOpened: ({ competition, facts, ownTeamId }, { own, opponent, time }) => ({
    title: `Матч начался: «${own}» — «${opponent}»`,
    body:
      facts.firstTeamId === ownTeamId
        ? `Ваша команда выбирает первой, до ${time(facts.deadline)}. Турнир «${competition.name}».`
        : `Первой выбирает «${opponent}», потом ваша команда. Турнир «${competition.name}».`,
    action: 'Открыть выбор',
  }),
  resultReported: ({ competition, facts }, { own, opponent, time }) => ({
    title: `Соперник сообщил: ${reported(facts.score, own, opponent)}`,
    body: `Подтвердите или оспорьте счёт до ${time(facts.deadline)}. Без ответа он засчитается. Турнир «${competition.name}».`,
    action: 'Проверить счёт',
  }),
  reportDisputed: ({ competition, facts }, { own, opponent }) => ({
    title: 'Соперник оспорил ваш счёт',
    body: `«${opponent}» ${
      facts.score === null
        ? 'считает счёт неверным. Исправьте его или дождитесь решения организатора.'
        : `сообщает другой счёт: ${reported(facts.score, own, opponent)}. Согласитесь с ним или дождитесь решения организатора.`
    } Турнир «${competition.name}».`,
    action: 'Открыть матч',
  }),
  matchDecided: ({ competition, facts, ownTeamId }, { own, opponent }) => {
    const { winnerTeamId, walkover, score } = facts
    const winner = winnerTeamId === ownTeamId ? 'Вашей команде' : `Команде «${opponent}»`
    const result =
      winnerTeamId === null
        ? walkover
          ? 'Обеим командам засчитана неявка.'
          : `Засчитана ничья ${score.join(':')}.`
        : `${winner} засчитана ${walkover ? 'техническая победа' : `победа ${gamesOfWinner(score)}`}.`
    return {
      title: `Матч окончен: «${own}» — «${opponent}»`,
      body: `${result} Турнир «${competition.name}».`,
      action: 'Открыть матч',
    }
  },
  placeTaken: ({ competition, facts: { best, worst, teamCount, group } }, { own }) =>
    worst === 1
      ? {
          title: `«${own}» побеждает в ${
            group === undefined ? 'турнире' : `группе ${groupLetter(group)} турнира`
          } «${competition.name}»`,
          body: `Первое место из ${teamCount}. Поздравляем!`,
          action: 'Открыть сетку',
        }
      : {
          title: `«${own}»: ${rangeText(best, worst)} место${
            group === undefined ? '' : ` в группе ${groupLetter(group)}`
          }`,
          body: `Турнир «${competition.name}» завершён, в ${
            group === undefined ? 'нём' : 'группе'
          } играли команды: ${teamCount}.`,
          action: 'Открыть сетку',
        },
  resultDisputed: ({ competition, teams }) => ({
    title: `Спор о счёте: ${teams.map(({ name }) => `«${name}»`).join(' — ')}`,
    body: `Команды не согласны, кто победил и с каким счётом. Решение за организатором. Турнир «${competition.name}».`,
    action: 'Разобраться',
  }),
  teamMissing: ({ competition }) => ({
    title: `Неявка: «${competition.name}»`,
    body: 'Чек-ин прошли не все. Засчитать поражение или подождать, решаете вы.',
    action: 'Открыть матч',
  }),
  matchStuck: ({ competition }) => ({
    title: `Победителю некуда пройти: «${competition.name}»`,
    body: 'Место в следующем матче занято вручную. Освободите его в сетке и завершите этот матч.',
    action: 'Открыть матч',
  }),
  timeProposed: ({ competition, facts }, { own, time }) => ({
    title: 'Соперник предлагает перенести матч',
    body: `«${own}», сыграете ${time(facts.startsAt)}? Турнир «${competition.name}».`,
    action: 'Ответить',
  }),
  timeAgreed: ({ competition, facts }, { own, opponent, time }) => ({
    title: `Матч перенесён: «${own}» — «${opponent}»`,
    body: `Команды договорились играть ${time(facts.startsAt)}. Турнир «${competition.name}».`,
    action: 'Открыть матч',
  }),
  timeDeclined: ({ competition, facts }, { own, time }) => ({
    title: 'Соперник отказался переносить матч',
    body: `«${own}» предлагала играть ${time(facts.startsAt)}. Время матча прежнее. Турнир «${competition.name}».`,
    action: 'Открыть матч',
  }),
  lobbyGiven: ({ competition }, { own, opponent }) => ({
    title: `Лобби готово: «${own}» — «${opponent}»`,
    body: `Название и пароль на странице матча. Турнир «${competition.name}».`,
    action: 'Открыть матч',
  }),
  matchMessage: ({ competition, facts }) => ({
    title: facts.from === '' ? 'Новое сообщение в чате матча' : `${facts.from}: новое сообщение`,
    body: `${facts.text}\n\nЧат матча, турнир «${competition.name}».`,
    action: 'Ответить',
  }),
  standInAsked: ({ competition }, { own }) => ({
    title: 'Соперник просит о замене',
    body: `«${own}», согласитесь или откажите до начала матча. Турнир «${competition.name}».`,
    action: 'Ответить',
  }),
  standInAnswered: ({ competition, facts }, { own }) => ({
    title: facts.accepts ? 'Соперник согласен на замену' : 'Соперник против замены',
    body: facts.accepts
      ? `«${own}» может играть матч с заменой. Турнир «${competition.name}».`
      : `«${own}» играет матч своим составом. Турнир «${competition.name}».`,
    action: 'Открыть матч',
  }),
  standInGranted: ({ competition, facts }, { time }) => ({
    title: 'Вы выходите на замену',
    body: [
      `Команда турнира «${competition.name}» ждёт вас на один матч.`,
      ...(facts.checkInUntil ? [`Пора играть: чек-ин открыт до ${time(facts.checkInUntil)}.`] : []),
      'Соперник, время и составы на его странице.',
    ].join(' '),
    action: 'Открыть матч',
  }),
  standInWithdrawn: ({ competition }) => ({
    title: 'Замена отменена',
    body: `В матче турнира «${competition.name}» вы на замену больше не выходите.`,
    action: 'Открыть матч',
  }),
  teamAssigned: ({ competition, facts }) => ({
    title: `Вы в команде «${facts.teamName}»`,
    body: `Вас добавили в команду турнира «${competition.name}».`,
    action: 'Посмотреть состав',
  }),
  teamRequested: ({ competition, facts }) => ({
    title: `Вас приглашают в команду «${facts.teamName}»`,
    body: `Капитан хочет видеть вас в составе на турнире «${competition.name}». Согласитесь или откажитесь.`,
    action: 'Ответить',
  }),
  placeOffered: ({ competition, facts }) => ({
    title: `Для вас есть место в турнире «${competition.name}»`,
    body: `Вас записали участником. Это приглашение от организатора турнира, ${facts.from}. Откройте ссылку и войдите на сайт, чтобы занять своё место вместе с командой и рангом. Ссылка действует ${facts.days} дней.`,
    action: 'Занять место',
  }),
  teamRequestAnswered: ({ competition, facts }) =>
    facts.accepts
      ? {
          title: `${facts.name} теперь в команде «${facts.teamName}»`,
          body: `Приглашение принято. Турнир «${competition.name}».`,
          action: 'Посмотреть состав',
        }
      : {
          title: `${facts.name} не пойдёт в команду «${facts.teamName}»`,
          body: `Приглашение отклонено. Турнир «${competition.name}»: место в составе свободно.`,
          action: 'Посмотреть состав',
        },
  draftStarted: ({ competition }) => ({
    title: `Вы капитан: драфт турнира «${competition.name}» начался`,
    body: 'Капитаны по очереди выбирают игроков. Подготовьте свой список.',
    action: 'Перейти к драфту',
  }),
  draftTurn: ({ competition, facts }) => ({
    title: `Ваш ход в драфте турнира «${competition.name}»`,
    body: facts.hasClock
      ? 'Выберите игрока, пока не вышло время: потом его выберет система.'
      : 'Выберите игрока: остальные ждут вашего хода.',
    action: 'Выбрать игрока',
  }),
  teamsDistributed: ({ competition }, { own }) => ({
    title: `Составы готовы: вы в команде «${own}»`,
    body: `Игроков турнира «${competition.name}» распределили по командам.`,
    action: 'Посмотреть состав',
  }),
  teamRemoved: ({ competition, facts }) => ({
    title: `Вы больше не в команде «${facts.teamName}»`,
    body: facts.mayJoinAnother
      ? `Вы остаётесь участником турнира «${competition.name}» и можете вступить в другую команду.`
      : `Вы остаётесь участником турнира «${competition.name}»: организатор может выпустить вас на замену.`,
    action: 'Посмотреть команды',
  }),
  ...entryTexts,
  competitionMoved: ({ competition, facts }, { time }) => ({
    title: `Новое время начала: «${competition.name}»`,
    body: `Турнир начнётся ${time(facts.after)}, а не ${time(facts.before)}.`,
    action: 'Открыть турнир',
  }),
  competitionDeleted: ({ competition }) => ({
    title: `Турнир отменён: «${competition.name}»`,
    body: 'Организатор удалил турнир. Он не состоится.',
    action: 'Найти другой турнир',
  }),
  playerRemoved: ({ competition }) => ({
    title: `Вы больше не участвуете: «${competition.name}»`,
    body: 'Организатор убрал вас из списка игроков.',
    action: 'Открыть турнир',
  }),
  madeAdministrator: ({ competition }) => ({
    title: `Вы администратор турнира «${competition.name}»`,
    body: 'Теперь вы можете вести сетку, команды и проверки готовности.',
    action: 'Открыть турнир',
  }),
  madeOwner: ({ competition }) => ({
    title: `Турнир «${competition.name}» теперь ваш`,
    body: 'Вам передали турнир: теперь вы его владелец.',
    action: 'Открыть турнир',
  }),
  webhookPaused: ({ competition, facts }) => ({
    title: `Вебхук приостановлен: «${competition.name}»`,
    body:
      facts.reason === 'gone'
        ? `${facts.address} больше не принимает события (ответ 410). Они подождут, пока вы не возобновите вебхук.`
        : `${facts.address} уже сутки не принимает события. Они подождут, пока вы не возобновите вебхук.`,
    action: 'Открыть интеграции',
  }),
  commentatorRequested: ({ competition, facts }) => ({
    title: `Вас приглашают комментировать: «${competition.name}»`,
    body: facts.comment || 'Откройте приглашение, чтобы согласиться или отказаться.',
    action: 'Открыть приглашение',
  }),
  commentatorCancelled: ({ competition }) => ({
    title: `Приглашение отозвано: «${competition.name}»`,
    body: 'Комментировать этот турнир больше не нужно.',
    action: 'Открыть',
  }),
  commentatorBooked: ({ competition, facts }) => ({
    title: `Ваши матчи: «${competition.name}»`,
    body: [
      facts.matchCount === 0
        ? 'Вы комментируете весь турнир.'
        : `Матчей, которые вы комментируете: ${facts.matchCount}.`,
      ...(facts.overlap ? ['Некоторые могут идти одновременно: договоритесь с организаторами в чате.'] : []),
    ].join(' '),
    action: 'Посмотреть матчи',
  }),
  madeProducer: ({ competition }) => ({
    title: `Вы можете вести эфир: «${competition.name}»`,
    body: 'Теперь вы можете менять очередь матчей, начинать матчи и вести счёт.',
    action: 'Открыть турнир',
  }),
  commentatorAnswered: ({ competition, facts }) => ({
    title: {
      confirmed: `${facts.name || 'Комментатор'} комментирует «${competition.name}»`,
      declined: `${facts.name || 'Комментатор'} не сможет комментировать «${competition.name}»`,
      cancelled: `${facts.name || 'Комментатор'} больше не комментирует «${competition.name}»`,
    }[facts.answer],
    body:
      facts.answer === 'confirmed' ? 'Чат с комментатором открыт.' : 'Можно пригласить другого комментатора.',
    action: 'Открыть комментаторов',
  }),
  commentatorReminder: ({ competition, facts }) => ({
    title: `${facts.name} не отвечает уже сутки`,
    body: `На приглашение комментировать «${competition.name}» нет ответа. Напишите ещё раз или пригласите другого.`,
    action: 'Открыть комментаторов',
  }),
  commentaryOffered: ({ competition, facts }) => ({
    title: `${facts.name} хочет комментировать «${competition.name}»`,
    body: 'Посмотрите предложение, чтобы принять или отклонить его.',
    action: 'Открыть комментаторов',
  }),
  commentaryOfferAnswered: ({ competition, facts }) =>
    facts.answer === 'confirmed'
      ? {
          title: `Вы комментируете «${competition.name}»`,
          body: 'Организатор принял ваше предложение.',
          action: 'Открыть',
        }
      : {
          title: `Предложение отклонено: «${competition.name}»`,
          body: 'В этот раз организатор обойдётся без вас.',
          action: 'Открыть',
        },
  competitionOpened: ({ competition, facts }, { time }) => ({
    title: `Новый турнир: «${competition.name}»`,
    body: `Организатор «${facts.from}», на которого вы подписаны, открыл регистрацию. Начало: ${time(facts.startsAt)}.`,
    action: 'Открыть турнир',
  }),
  teamMessage: ({ competition, facts }) => ({
    title: facts.from === '' ? `«${facts.teamName}»: новое сообщение` : `${facts.from}: новое сообщение`,
    body: `${facts.text}\n\nЧат команды «${facts.teamName}», турнир «${competition.name}».`,
    action: 'Ответить',
  }),
  chatMessage: ({ competition, facts }) => ({
    title: `${facts.from}: новое сообщение`,
    body: `${facts.text}\n\nЧат с комментатором турнира «${competition.name}».`,
    action: 'Ответить',
  }),
}

/** Says who starts the match at 1:0; empty if nobody does. */
function fromAhead(ahead: string | null): string {
  return ahead === null ? '' : `${capital(startsAhead.ru(ahead))}. `
}

function reported(score: Match['score'], own: string, opponent: string): string {
  const isOwn = isOwnWin(score)
  return isOwn === null
    ? `ничья ${gamesOfWinner(score)}`
    : `победа «${isOwn ? own : opponent}» ${gamesOfWinner(score)}`
}
