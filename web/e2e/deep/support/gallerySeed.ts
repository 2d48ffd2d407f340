import type { ApiKey } from '@upper-bracket/shared/integrations/apiKey'
import { stored } from '../../../../testing/database.ts'
import { notification } from '../../../../testing/notification.ts'
import { freshId, hour } from '../../../../testing/seededCompetition.ts'
import { storedOverlay } from '../../../../testing/storedOverlay.ts'
import {
  checkedTestCompetition,
  commentators,
  emptyTestCompetition,
  openTestCompetition,
  playedTestCompetition,
} from './galleryCompetitions.ts'
import { matchRooms } from './galleryMatchRooms.ts'
import { storeOrganizerPage } from './galleryOrganizer.ts'
import { draftCompetitions } from './galleryDrafts.ts'
import { galleryPeople } from './galleryPeople.ts'
import { queuedTestCompetition } from './galleryQueue.ts'
import { selfServiceCompetition } from './gallerySelfService.ts'
import { stagedTestCompetitions } from './galleryStages.ts'
import { storeLogos } from './galleryLogos.ts'
import { storeSponsors } from './gallerySponsors.ts'
import { storeStarts } from './galleryStarts.ts'
import { vetoTestCompetitions } from './galleryVeto.ts'
import { storeWebhooks } from './galleryWebhooks.ts'
import { wholeTeamsCompetition } from './galleryWholeTeams.ts'

export type GallerySeed = Awaited<ReturnType<typeof gallerySeed>>

/** One competition in each state, and people who see it as organizer, player and nobody in particular. */
export async function gallerySeed() {
  const people = await galleryPeople()
  const [
    open,
    empty,
    queued,
    whole,
    wholeClosed,
    calling,
    everybody,
    eight,
    sixtyFour,
    over,
    late,
    advantage,
    selfService,
    veto,
    rooms,
    staged,
    drafts,
  ] = await Promise.all([
    openTestCompetition(people),
    emptyTestCompetition(people),
    queuedTestCompetition(people),
    wholeTeamsCompetition(people, 24 * hour),
    wholeTeamsCompetition(people, -hour),
    checkedTestCompetition(people, false),
    checkedTestCompetition(people, true),
    playedTestCompetition(people, { teams: 8, format: 'double', name: 'Ночная лига CS', over: 6 }),
    playedTestCompetition(people, {
      teams: 64,
      format: 'double',
      name: 'Большой весенний турнир',
      over: 40,
    }),
    playedTestCompetition(
      { ...people, administrator: people.commentator },
      { teams: 8, format: 'single', name: 'Осенний кубок' },
    ),
    playedTestCompetition(people, {
      teams: 7,
      outside: 1,
      format: 'double',
      name: 'Кубок двора',
      over: 1,
    }),
    playedTestCompetition(people, {
      teams: 4,
      format: 'double',
      grandFinal: 'advantage',
      name: 'Финал с преимуществом',
      over: 5,
    }),
    selfServiceCompetition(people),
    vetoTestCompetitions(people),
    matchRooms(people),
    stagedTestCompetitions(people),
    draftCompetitions(people),
  ])
  await storeStarts(over)
  await Promise.all([eight, over, staged.groups, staged.swiss].map(storeLogos))
  await Promise.all([open, sixtyFour.competitionId].map(storeSponsors))
  const { chat } = await commentators(eight.competitionId, people)
  const invite = `${freshId()}ab`
  const now = Date.now()
  await Promise.all([
    stored.inviteAddress(invite).set({ competitionId: open, sweepAfter: now + 48 * hour }),
    stored.invitation(open, invite).set({
      role: 'player',
      teamId: null,
      inviterUid: people.owner.uid,
      createdAt: now,
      expiresAt: now + 24 * hour,
      maxUses: 10,
      uses: 3,
      revokedAt: null,
    }),
    stored.invitation(queued, `${freshId()}ab`).set({
      role: 'player',
      teamId: null,
      inviterUid: people.owner.uid,
      createdAt: now,
      expiresAt: now + 24 * hour,
      maxUses: 10,
      uses: 3,
      revokedAt: null,
      code: 'K7WQ3XMF',
    }),
    history(eight.competitionId, people.owner.uid),
    apiKeys(eight.competitionId, people.owner.uid),
    storeWebhooks(eight.competitionId),
    storedOverlay(eight.competitionId, { lang: 'ru', size: 'l', accent: '#ff8800' }),
    storedOverlay(eight.competitionId, { view: 'scene', scene: 'headtohead', stream: 1, lang: 'en' }),
    storedOverlay(eight.competitionId, { view: 'hall', lang: 'ru' }),
    ...['player', 'owner'].map(role =>
      stored
        .notifications(people[role as 'player' | 'owner'].uid)
        .doc('notification')
        .set({ ...notification, at: now, competition: { id: 'gone', name: 'Летний кубок' } }),
    ),
  ])
  const organizer = await storeOrganizerPage(people.owner.uid, [
    open,
    ...[eight, late, over].map(({ competitionId }) => competitionId),
  ])
  return {
    organizer,
    people,
    open,
    empty,
    queued,
    whole: whole.competitionId,
    wholeClosed: wholeClosed.competitionId,
    guest: whole.guest,
    calling: calling.competitionId,
    everybody: everybody.competitionId,
    eight,
    sixtyFour,
    over,
    late,
    advantage,
    rooms,
    selfService,
    veto,
    staged,
    drafts,
    chat,
    invite,
  }
}

async function apiKeys(competitionId: string, creatorUid: string): Promise<void> {
  const now = Date.now()
  const key: ApiKey = {
    name: 'Табло на стене',
    creatorUid,
    ending: 'x7Qd',
    scopes: ['results'],
    createdAt: now - 3 * hour,
    expiresAt: now + 700 * hour,
    lastUsedAt: now - hour,
    revokedAt: null,
  }
  const name = 'Бот Заречного района для записи составов и результатов матчей'
  await Promise.all([
    stored.apiKey(competitionId, freshId()).set(key),
    stored.apiKey(competitionId, freshId()).set({
      ...key,
      name,
      scopes: ['teams', 'schedule', 'results'],
      creatorUid: 'former',
      createdAt: now - 2 * hour,
      lastUsedAt: null,
    }),
    stored.apiKey(competitionId, freshId()).set({ ...key, name: 'Discord', revokedAt: now - hour }),
  ])
}

async function history(competitionId: string, uid: string): Promise<void> {
  const at = Date.now()
  const person = { uid: freshId(), name: 'Ёжик в тумане' }
  const team = { teamId: freshId(), name: 'Объединённая команда Заречного района' }
  const common = { uid, personUid: null }
  await Promise.all([
    stored.newLogEntry(competitionId).set({ ...common, at: at - 4000, action: 'createTeam', team }),
    stored.newLogEntry(competitionId).set({
      ...common,
      at: at - 3000,
      action: 'distributePlayers',
      mode: 'alternating',
      scope: 'everyone',
      playerCount: 40,
      teamCount: 8,
    }),
    stored.newLogEntry(competitionId).set({
      ...common,
      personUid: person.uid,
      at: at - 2000,
      action: 'removePlayer',
      person,
      team,
    }),
    stored
      .newLogEntry(competitionId)
      .set({ ...common, at: at - 1000, action: 'startReadinessCheck', minutes: 5 }),
    stored.newLogEntry(competitionId).set({ ...common, at, action: 'createTeam', team, keyName: 'Табло' }),
  ])
}
