import type { organizers as ru } from '#locales/ru/organizers.ts'
import type { Translation } from '#locales/translation.ts'

export const organizers: Translation<typeof ru> = {
  organizer: 'Organizer',
  follow: 'Follow',
  following: 'Following',
  followed: 'You will be told when a new tournament opens here',
  unfollowed: 'You no longer follow this page',
  followHint:
    'The bell and the channels chosen in your profile will tell you of new tournaments. The organizer sees only the number of followers.',
  followers_one: '{{count}} follower',
  followers_other: '{{count}} followers',
  emptyTitle: 'No tournaments here yet',
  emptyText: 'Follow the page to hear of the first one.',
  edit: 'Edit page',

  title: 'Organizer page',
  lead: 'A public page with a description, links and your tournaments: upcoming, in progress, and past ones with their champions. People can follow it.',
  profile: 'Profile',
  open: 'Open page',
  address: 'Page address',
  addressHint:
    'Latin letters, digits and hyphens. An address stays yours for good: an earlier one leads to the same page, and nobody else can take it, even if you delete the page or your account. You can take {{max}} addresses in all.',
  addressesHeld: 'Yours so far: {{addresses}}.',
  name: 'Name',
  nameHint: 'Everyone sees it, also in the notifications of followers',
  description: 'Description',
  descriptionHint: 'You can use Markdown',
  linksLabel: 'Links, one per line',
  linksHint: 'Up to {{max}} addresses, each beginning with https://',
  problem_address:
    '{{min}} to {{max}} characters: lower-case Latin letters, digits and single hyphens between them',
  problem_name: '{{min}} to {{max}} characters, none of them invisible',
  problem_description: 'Too long, or with invisible characters',
  problem_links: 'At most {{max}} addresses, each beginning with https://',
  create: 'Create page',
  saved: 'Page saved',
  created: 'Page created. Now choose which tournaments to show on it.',
  tournaments: 'Tournaments on the page',
  tournamentsText:
    'Tournaments do not appear here by themselves: the page shows only those that you turn on. Followers are told of an open tournament once: of up to {{inARow}} in a row, then of one every {{hours}} hours.',
  show: 'Show on page',
  showNew: 'Show on my page and tell my followers',
  showNamed: 'Show on page: {{name}}',
  tell: 'Tell followers',
  tellNamed: 'Tell followers: {{name}}',
  announced_told: 'The tournament is on the page, and followers are being told',
  announced_before: 'The tournament is on the page. Followers were told of it before',
  announced_closed: 'The tournament is on the page. Followers are not told: nobody can join it now',
  announced_later:
    'The tournament is on the page. Followers have just been told of several tournaments: tell them of this one later',
  announced_hidden: 'The tournament is no longer on the page',
  remove: 'Delete page',
  removeTitle: 'Delete your organizer page?',
  removeText:
    'The page and its followers will be gone, the tournaments stay. Nobody else can take the addresses: you can open a new page at them.',
  removed: 'Page deleted',
}
