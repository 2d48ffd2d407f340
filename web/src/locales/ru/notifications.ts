export const notifications = {
  title: 'Уведомления',
  bell: 'Уведомления',
  bellUnread_one: 'Уведомления: {{count}} непрочитанное',
  bellUnread_few: 'Уведомления: {{count}} непрочитанных',
  bellUnread_many: 'Уведомления: {{count}} непрочитанных',
  bellUnread_other: 'Уведомления: {{count}} непрочитанного',
  unread: 'Непрочитанное:',
  readAll: 'Отметить всё прочитанным',
  none: 'Пока ничего нового. Здесь появится всё, что касается вас: матчи, команды, проверки готовности.',
  older: 'Показать ещё',
} as const
