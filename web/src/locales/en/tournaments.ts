import type { tournaments as ru } from '#locales/ru/tournaments.ts'
import type { Translation } from '#locales/translation.ts'

export const tournaments: Translation<typeof ru> = {
  title: 'Tournaments',
  tabs: 'Which tournaments to show',
  tabAll: 'All',
  tabOwn: 'My own',
  tabPlayer: 'As player',
  tabAdministrator: 'As administrator',
  create: 'Create tournament',
  ahead: 'Running and coming up',
  past: 'Finished',
  starts: 'Starts',
  emptyAllTitle: 'No tournaments yet',
  emptyAllText: 'Be the first: a name, a game, a date, and the link is ready for your chat.',
  emptyOwnTitle: 'You have not run a tournament yet',
  emptyOwnText: 'Open one, call the players by a link, and put teams and bracket together here.',
  emptyPlayerTitle: 'You are not playing anywhere yet',
  emptyPlayerText: 'Choose a tournament with open registration and press “Join”.',
  emptyPlayerAction: 'Choose a tournament',
  emptyAdministratorTitle: 'You are not an administrator yet',
  emptyAdministratorText:
    'Tournaments that you are asked to help with appear here. You can run your own, too.',
}
