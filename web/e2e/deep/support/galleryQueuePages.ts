import { at, type GalleryPage, press } from './galleryPage.ts'

/** The queue of those who want to join, and what they see of it. */
export const queuePages: Readonly<Record<string, GalleryPage>> = {
  applicants: {
    ...at('queued', '/people'),
    as: 'owner',
    act: page => page.getByLabel(/^(Выбрать всех|Select all)$/).check({ force: true }),
  },
  'applicants-waiting': {
    ...at('queued', '/people'),
    as: 'owner',
    act: press(/^(Лист ожидания|Waiting list) · /),
  },
  'applicants-decline': {
    ...at('queued', '/people'),
    as: 'owner',
    act: async page => {
      await page.locator('section[aria-labelledby=applicants] li input').first().check({ force: true })
      await press(/^(Отклонить|Decline) 1$/)(page)
    },
  },
  'join-requested': { ...at('queued', '/teams'), as: 'player' },
  'join-waiting': { ...at('queued', '/teams'), as: 'called' },
  'join-held': { ...at('queued', '/teams'), as: 'commentator' },
  'join-declined': { ...at('queued', '/teams'), as: 'administrator' },
  'invitations-codes': {
    ...at('queued', '/people'),
    as: 'owner',
    act: page => page.getByRole('region', { name: /^(Приглашения|Invitations)$/ }).scrollIntoViewIfNeeded(),
  },
  'join-questions': {
    ...at('queued', '/teams'),
    as: 'newcomer',
    act: press(/^(Подать заявку без команды|Ask to join without a team)$/),
  },
  'join-by-code': {
    ...at('queued', '/teams'),
    as: 'newcomer',
    act: press(/^(Ввести код|Enter a code)$/),
  },
  questions: { ...at('queued', '/edit'), as: 'owner' },
}
