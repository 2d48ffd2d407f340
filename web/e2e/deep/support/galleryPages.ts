import type { Page } from '@playwright/test'
import { deskPages } from './galleryDesk.ts'
import { draftPages } from './galleryDraftPages.ts'
import type { MatchRoomStateName } from './galleryMatchRooms.ts'
import { overlayPages } from './galleryOverlays.ts'
import { at, bracketOf, type GalleryPage, press, staged, withoutCode } from './galleryPage.ts'
import type { GalleryRole } from './galleryPeople.ts'
import { facePages } from './galleryFaces.ts'
import { guestPages } from './galleryGuests.ts'
import { queuePages } from './galleryQueuePages.ts'
import { transferPages } from './galleryTransfers.ts'
import { wholeTeamPages } from './galleryWholeTeamPages.ts'

/** On a phone the matches that are on come before the rounds. */
const firstOnNow = (status: 'running' | 'ready') => (page: Page) =>
  page.locator(`[data-agenda][data-status=${status}] [aria-haspopup=dialog]`).first().click()

const room = (state: MatchRoomStateName, as?: GalleryRole): GalleryPage => ({
  at: ({ rooms }) => rooms[state],
  ...(as !== undefined && { as }),
})

const openFromMenu = (name: RegExp) => async (page: Page) => {
  await press(/^(Действия с сеткой|Bracket actions)$/)(page)
  await page.getByRole('menuitem', { name }).click()
  await page.getByRole('dialog').waitFor()
}
const openFormat = openFromMenu(/^(Изменить формат|Change format)$/)
const openLateEntry = openFromMenu(/^(Добавить опоздавшую команду|Add a late team)$/)

/** Acts in the size of a phone: the menu closes with its dialog where the page is arranged otherwise. */
const onPhone = (act: (page: Page) => Promise<unknown>) => async (page: Page) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await act(page)
}

/** Every route in each of its states, by the name of its pictures. */
export const galleryPages: Readonly<Record<string, GalleryPage>> = {
  ...transferPages,
  ...wholeTeamPages,
  ...facePages,
  ...guestPages,
  ...draftPages,
  home: { at: () => '/' },
  'home-search': { at: () => '/?when=running' },
  'home-nothing': { at: () => '/?q=zzz&game=csgo' },
  'home-player': { at: () => '/', as: 'player' },
  'home-owner': { at: () => '/', as: 'owner' },
  'home-after': { at: () => '/', as: 'commentator' },
  'home-newcomer': { at: () => '/', as: 'newcomer' },
  signin: { at: () => '/auth/signin' },
  'signin-refused': {
    at: () => '/auth/signin',
    act: async page => {
      await page.locator('input[name=email]').fill('nobody@example')
      await page.locator('input[name=password]').press('Enter')
    },
  },
  'signin-to-join': {
    at: ({ open }) => `/auth/signin?${new URLSearchParams({ next: `/competitions/${open}/teams?join` })}`,
  },
  signup: { at: () => '/auth/signup' },
  'signin-by-link': { at: () => '/auth/signin-by-link' },
  'reset-password': { at: () => '/auth/reset-password' },
  'confirmation-instruction': { at: () => '/auth/email/confirmation-instruction' },
  'email-confirmation': { at: () => '/auth/email/confirmation' },
  'password-reset-instruction': { at: () => '/auth/email/password-reset-instruction' },
  'email-reset': { at: () => '/auth/email/reset' },
  'email-verification': { at: () => '/auth/email/verification' },
  'mail-action': { at: () => '/auth/action' },
  'provider-return': { at: () => '/auth/discord/return', says: /status of 400/ },
  'signin-success': { at: () => '/auth/success', as: 'newcomer' },
  invite: { at: ({ invite }) => `/invite/${invite}` },
  'invite-newcomer': { at: ({ invite }) => `/invite/${invite}`, as: 'newcomer' },
  'invite-gone': { at: () => '/invite/00000000000000000000', says: /status of 404/ },
  commentate: { at: ({ eight, chat }) => `/commentate/${eight.competitionId}/${chat}`, as: 'commentator' },
  'commentate-gone': {
    at: ({ eight, chat }) => `/commentate/${eight.competitionId}/${chat}#wrong`,
    as: 'newcomer',
  },
  'not-found': { at: () => '/no/such/page', says: /status of 404/ },
  'competition-missing': { at: () => '/competitions/00000000000000000000', says: /status of 404/ },

  /** Used, so that its code draws it; the others are as the edge draws them. */
  terms: {
    at: () => '/terms',
    act: async page => {
      await page.mouse.move(9, 9)
      await page.locator('#content h1').waitFor()
    },
  },
  privacy: { at: () => '/privacy' },
  imprint: { at: () => '/imprint' },

  profile: { at: () => '/profile', as: 'player' },
  'profile-newcomer': { at: () => '/profile', as: 'newcomer' },
  'notifications-list': { at: () => '/profile', as: 'player', act: press(/^(Уведомления|Notifications)/) },
  messages: { at: () => '/messages', as: 'player' },
  tournaments: { at: () => '/tournaments', as: 'player' },
  'tournaments-owner': { at: () => '/tournaments/owner', as: 'owner' },
  'tournaments-player': { at: () => '/tournaments/player', as: 'player' },
  'tournaments-administrator': { at: () => '/tournaments/administrator', as: 'administrator' },
  'tournaments-empty': { at: () => '/tournaments/owner', as: 'newcomer' },
  'new-competition': { at: () => '/competitions/new', as: 'owner' },
  'new-competition-refused': {
    at: () => '/competitions/new',
    as: 'owner',
    act: press(/^(Создать турнир|Create tournament)$/),
  },
  'new-competition-by-teams': {
    at: () => '/competitions/new',
    as: 'owner',
    act: async page => {
      await page
        .getByRole('radio', { name: /^(Команды ведут матчи сами|Teams run their own matches)/ })
        // The card covers its radio button.
        .check({ force: true })
      await page.locator('input[name=checkInMinutes]').scrollIntoViewIfNeeded()
    },
  },
  'edit-competition': { ...at('open', '/edit'), as: 'owner' },
  'edit-not-yours': { ...at('open', '/edit'), as: 'newcomer' },

  about: at('open', '/about'),
  'about-owner': { ...at('open', '/about'), as: 'owner' },
  teams: at('open', '/teams'),
  'teams-owner': { ...at('open', '/teams'), as: 'owner' },
  'teams-player': { ...at('open', '/teams'), as: 'player' },
  'team-chat': { ...at('open', '/teams?chat=team'), as: 'player' },
  'teams-asked': { ...at('open', '/teams'), as: 'called' },
  'teams-newcomer': { ...at('open', '/teams'), as: 'newcomer' },
  'teams-empty-owner': { ...at('empty', '/teams'), as: 'owner' },
  'teams-empty': at('empty', '/teams'),
  'join-requirements': { ...at('empty', '/teams'), as: 'newcomer' },
  'edit-requirements': {
    ...at('empty', '/edit'),
    as: 'owner',
    act: async page => page.getByLabel(/^(Ранг не ниже|Lowest rank)$/).scrollIntoViewIfNeeded(),
  },
  join: { ...at('open', '/teams'), as: 'newcomer', act: press(/^(Участвовать|Join|Take part)/) },
  'join-by-link': { ...at('open', '/teams?join'), as: 'commentator' },
  distribute: {
    ...at('open', '/teams'),
    as: 'owner',
    act: press(/^(Распределить игроков|Distribute players|Deal)/),
  },
  'take-seat': { ...at('open', '/teams?do=takeSeat'), as: 'called' },
  'team-new': { ...at('open', '/teams'), as: 'owner', act: press(/^(Создать команду|Create (a )?team)/) },
  'distribute-full': {
    ...at('open', '/teams'),
    as: 'owner',
    act: async page => {
      await press(/^(Распределить игроков|Distribute players|Deal)/)(page)
      await press(/^(Больше команд|More teams)$/)(page)
    },
  },
  'readiness-owner': { ...at('calling', '/teams'), as: 'owner' },
  'readiness-player': { ...at('calling', '/teams'), as: 'called' },
  'readiness-missing': {
    ...at('calling', '/teams'),
    as: 'owner',
    act: press(/^(Не отметил|\d+ players? ha)/),
  },
  'readiness-everybody': { ...at('everybody', '/teams'), as: 'owner' },
  'readiness-everybody-player': { ...at('everybody', '/teams'), as: 'called' },

  'bracket-none': at('open', '/bracket'),
  'bracket-none-owner': { ...at('everybody', '/bracket'), as: 'owner' },
  bracket: bracketOf('eight'),
  'bracket-owner': { ...bracketOf('eight'), as: 'owner' },
  'bracket-player': { ...bracketOf('eight'), as: 'player' },
  'bracket-64': bracketOf('sixtyFour'),
  'bracket-64-owner': { ...bracketOf('sixtyFour'), as: 'owner' },
  'bracket-over': bracketOf('over'),
  'bracket-over-player': { ...bracketOf('over'), as: 'player' },
  'bracket-over-owner': { ...bracketOf('over'), as: 'owner' },
  'stage-groups': staged('groups'),
  'stage-groups-owner': { ...staged('groups'), as: 'owner' },
  'stage-gsl': staged('gslGroups'),
  'stage-swiss': staged('swiss'),
  'stage-drawing': staged('drawing'),
  'stage-drawing-owner': { ...staged('drawing'), as: 'owner' },
  'stage-drawing-by-hand': {
    ...staged('drawing'),
    as: 'owner',
    act: press(/^(Поменять команды вручную|Swap teams by hand)$/),
  },
  'stage-rounds': staged('rounds'),
  'match-games': {
    ...staged('rounds'),
    as: 'owner',
    act: async page => {
      await firstOnNow('ready')(page)
      await press(/^(По играм|Game by game)$/)(page)
    },
  },
  'team-menu': {
    ...bracketOf('eight'),
    as: 'owner',
    act: async page => {
      await firstOnNow('ready')(page)
      await press(/^(Действия…|Actions…)$/)(page)
    },
  },
  'team-replace': {
    ...bracketOf('eight'),
    as: 'owner',
    act: async page => {
      await firstOnNow('ready')(page)
      await press(/^(Действия…|Actions…)$/)(page)
      await press(/^(Заменить|Replace)/)(page)
    },
  },
  'team-menu-table': {
    ...staged('groups'),
    as: 'owner',
    act: press(/^(Действия|Actions): /),
  },
  'stage-format-change': { ...staged('groups'), as: 'owner', widths: [1440], act: openFormat },
  'stage-format-change-phone': {
    ...staged('groups'),
    as: 'owner',
    widths: [360],
    act: async page => {
      await onPhone(openFormat)(page)
      await page.getByRole('button', { name: /^(Убрать|Remove).*(Личные встречи|Head-to-head)/ }).click()
    },
  },
  'bracket-advantage': bracketOf('advantage'),
  'late-team': { ...bracketOf('late'), as: 'owner', widths: [1440], act: openLateEntry },
  'late-team-phone': { ...bracketOf('late'), as: 'owner', widths: [360], act: onPhone(openLateEntry) },
  'stage-tie': staged('tie'),
  'stage-tie-lot': { ...staged('tie'), as: 'owner', act: press(/^(Бросить жребий|Draw lots)$/) },
  'stage-tie-decision': {
    ...staged('tie'),
    as: 'owner',
    act: press(/^(Решить вручную|Decide manually)$/),
  },
  leagues: staged('leagues', ''),
  'stages-unplayed': { ...staged('unplayed'), as: 'owner' },
  'stages-creation': {
    ...staged('unplayed'),
    as: 'owner',
    act: page =>
      page
        .getByRole('radiogroup', { name: /^(Состав групп|Group draw)$/ })
        .getByRole('radio', { name: /^(Вручную|Manual)$/ })
        .check(),
  },
  'stages-format': { ...staged('unplayed'), as: 'owner', act: press(/^(Изменить формат|Change format)$/) },
  'stages-schedule': staged('groups', '/schedule'),
  'early-page': { ...bracketOf('eight'), ...withoutCode },
  'early-page-shared': { ...at('open', ''), ...withoutCode },
  match: { ...bracketOf('eight'), act: firstOnNow('running') },
  'match-owner': { ...bracketOf('eight'), as: 'owner', act: firstOnNow('running') },
  'match-planned': { ...bracketOf('eight'), act: firstOnNow('ready') },
  schedule: bracketOf('eight', '/schedule'),
  'schedule-many': { ...bracketOf('sixtyFour', '/schedule'), as: 'owner' },
  'schedule-over': bracketOf('over', '/schedule'),
  'schedule-owner': {
    ...bracketOf('eight', '/schedule'),
    as: 'owner',
    act: async page => {
      await page
        .getByRole('button', { name: /^\d (матча?|match(es)?)$/ })
        .first()
        .click()
    },
  },
  correction: {
    ...bracketOf('eight'),
    as: 'owner',
    act: async page => {
      await page.locator('[data-agenda]').first().waitFor()
      const firstRound = page.locator('[data-round]:not([data-round=now])').first()
      if (await firstRound.isVisible()) await firstRound.click()
      await page.locator('[data-match][data-status=finished]').first().click()
      await page.getByRole('button', { name: /^(Исправить|Correct)/ }).click()
    },
  },
  'match-room-before': room('before', 'player'),
  'match-room-check-in': room('check-in', 'player'),
  'match-room-check-in-watched': room('check-in'),
  'match-room-no-show-owner': room('no-show', 'owner'),
  'match-room-lobby': room('lobby', 'player'),
  'match-room-report': room('report', 'player'),
  'match-room-report-score': {
    ...room('report', 'player'),
    act: press(/^(Сообщить счёт|Report the score)$/),
  },
  'match-room-report-games': {
    ...room('report', 'player'),
    act: async page => {
      await press(/^(Сообщить счёт|Report the score)$/)(page)
      await press(/^(Карты и раунды|Игры и убийства|Maps and rounds|Games and kills)$/)(page)
    },
  },
  'match-room-confirm': room('confirm', 'player'),
  'match-room-dispute': room('dispute', 'player'),
  'match-room-dispute-owner': room('dispute', 'owner'),
  'match-room-dispute-watched': room('dispute'),
  'match-room-finished': room('finished', 'player'),
  'match-room-finished-watched': room('finished'),
  'match-room-organized': room('organized'),
  'match-room-organized-owner': room('organized', 'owner'),
  'match-room-chat': {
    at: ({ selfService }) => `${selfService.reported}?chat=open`,
    as: 'player',
    // On a desktop it is next to the match.
    widths: [360],
  },
  'match-stand-in': {
    at: ({ selfService }) => selfService.checkIn,
    as: 'owner',
    act: async page => {
      await page
        .getByRole('button', { name: /^(Замена в команде|Stand-in for)/ })
        .first()
        .click()
      await page.getByRole('dialog').getByRole('listitem').first().getByRole('button').click()
    },
  },
  'match-reported-player': { at: ({ selfService }) => selfService.reported, as: 'player' },
  'bracket-to-decide': { at: ({ selfService }) => selfService.bracket, as: 'owner' },
  'veto-player': {
    at: ({ veto }) => veto.own,
    as: 'player',
    act: page => page.getByRole('radio', { name: 'Overpass' }).check({ force: true }),
  },
  'veto-watched': { at: ({ veto }) => veto.own },
  'veto-over': { at: ({ veto }) => veto.over },
  'veto-dota-player': { at: ({ veto }) => veto.dota, as: 'player' },
  'veto-settings': { at: ({ veto }) => veto.settings, as: 'owner' },
  people: { ...at('open', '/people'), as: 'owner' },
  ...queuePages,
  history: { ...bracketOf('eight', '/history'), as: 'owner' },
  'history-empty': { ...at('open', '/history'), as: 'owner' },
  commentators: bracketOf('eight', '/commentators'),
  'commentators-owner': { ...bracketOf('eight', '/commentators'), as: 'owner' },
  'commentators-empty': { ...at('open', '/commentators'), as: 'newcomer' },
  chat: {
    at: ({ eight, chat }) => `/competitions/${eight.competitionId}/commentators?chat=${chat}`,
    as: 'owner',
  },
  live: bracketOf('eight', '/live'),
  'live-owner': { ...bracketOf('eight', '/live'), as: 'owner' },
  'stream-texts': {
    ...bracketOf('over', '/live'),
    as: 'owner',
    act: async page => {
      await press(/^(Название и таймкоды|Stream title and chapters)$/)(page)
      await page.getByRole('dialog').getByRole('checkbox').first().waitFor()
    },
  },
  'match-paths': bracketOf('over', '/matches/main-3-1'),
  'live-empty': at('open', '/live'),
  ...deskPages,
  ...overlayPages,
  offline: {
    ...bracketOf('eight'),
    says: /ERR_INTERNET_DISCONNECTED/,
    act: async page => {
      await page.locator('[data-match], [data-agenda]').first().waitFor()
      await page.context().setOffline(true)
    },
  },
}
