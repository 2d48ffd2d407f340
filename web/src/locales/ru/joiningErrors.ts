/** Why somebody cannot join: pages of competitions say it unasked, before the other errors are there. */
export const joiningErrors = {
  'registration-closed': 'Регистрация закрыта. Напишите организатору, если хотите успеть',
  'competition-started': 'Турнир уже начался: добавить игрока или выпустить замену может только организатор',
  'competition-over': 'Турнир завершён: состав участников больше не меняется',
  'competition-full': 'Мест больше нет',
  'rank-required': 'Организатор просит указать ранг. Выберите его в профиле и возвращайтесь',
  'rank-required_mmr': 'Организатор просит указать MMR. Впишите его в профиле и возвращайтесь',
  'rank-required_premier':
    'Организатор просит указать рейтинг Premier. Впишите его в профиле и возвращайтесь',
  'invitation-required': 'Записаться можно только по приглашению',
  'rank-out-of-range': 'Ваш ранг не подходит к условиям турнира',
  'steam-required': 'Подключите Steam в профиле и возвращайтесь',
  'email-required': 'Подтвердите почту и возвращайтесь',
  'telegram-required': 'Подключите Telegram в профиле и возвращайтесь',
  'age-unstated': 'Для этого турнира нужно подтвердить возраст. Обновите страницу и запишитесь ещё раз',
  'answer-required': 'Организатор ждёт ответов на обязательные вопросы',
  'questions-changed': 'Организатор поменял вопросы. Посмотрите на них и ответьте ещё раз',
} as const
