import { joiningErrors } from './joiningErrors.ts'

/** Why an invitation cannot be accepted: its page says it unasked. */
export const invitationErrors = {
  ...joiningErrors,
  'code-unknown': 'Такого кода в этом турнире нет. Сверьте его с тем, что дал организатор',
  'invite-revoked': 'Приглашение отозвано. Попросите новое',
  'invite-expired': 'Срок приглашения вышел. Попросите новое',
  'invite-used-up': 'Все места по этому приглашению уже заняты. Попросите новое',
  'not-found': 'Такого документа нет! Возможно, его удалили',
  'too-many-administrators': 'У турнира не больше 20 администраторов. Уберите одного из них',
  'already-in-team': 'Игрок уже в команде. Сначала нужно из неё выйти',
  'draft-open': 'Сейчас капитаны набирают игроков. Это станет возможно после драфта',
  'team-full': 'В команде уже пять игроков. Выберите другую',
  'approval-required': 'В этом турнире организатор одобряет каждого игрока: сначала каждый сам подаёт заявку',
  'guest-gone': 'Этого игрока здесь больше нет: его место занято или его удалил организатор',
  'already-in-competition': 'Вы уже участвуете в турнире!',
} as const
