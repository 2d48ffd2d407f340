/** What becomes of those who ask to enter, for them and for organizers. */
export const entry = {
  became_entered: 'Вы участвуете в турнире',
  became_requested: 'Заявка отправлена. Мы сообщим решение организатора',
  became_waiting: 'Вы в листе ожидания. Мы сообщим, когда подойдёт очередь',
  became_invited: 'Место держат для вас. Подтвердите участие',
  became_declined: 'Вашу заявку отклонили',
}
