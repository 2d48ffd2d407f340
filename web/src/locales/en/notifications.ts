export const notifications = {
  title: 'Notifications',
  bell: 'Notifications',
  bellUnread_one: 'Notifications: {{count}} unread',
  bellUnread_other: 'Notifications: {{count}} unread',
  unread: 'Unread:',
  readAll: 'Mark all as read',
  none: 'Nothing new yet. What concerns you will appear here: matches, teams, readiness checks.',
  older: 'Show more',
} as const
