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
  section_running: 'In progress',
  section_upcoming: 'Coming up',
  section_overdue: 'Should have started',
  section_finished: 'Finished',
  showMore: 'Show more',
  starts: 'Starts',
  emptyAllTitle: 'No tournaments yet',
  emptyAllText: 'Be the first: a name, a game, a date, and the link is ready for your chat.',
  emptyOwnTitle: 'You have not run a tournament yet',
  emptyOwnText: 'Create one, share the link with players, and build teams and the bracket here.',
  emptyPlayerTitle: 'You have not joined a tournament yet',
  emptyPlayerText: 'Choose a tournament with open registration and press “Join”.',
  emptyPlayerAction: 'Choose a tournament',
  emptyAdministratorTitle: 'You are not an administrator yet',
  emptyAdministratorText:
    'Tournaments in which you are an administrator are listed here. Your own ones are under “My own”.',
}
