import { bracketLimits } from '@upper-bracket/shared/format/bracketLimits'
import type firebase from 'firebase/compat/app'
import { beforeAll, describe } from 'vitest'
import { closedTo, listingsOf, readingOf, writesTo } from './pathAttempts.ts'
import type { Person, RulesProject } from './rulesProject.ts'
import { testCompetition } from './testCompetition.ts'
import { everyone, noOne, testAttempts } from './verdict.ts'

type Firestore = firebase.firestore.Firestore

const signedIn = everyone.filter(person => person !== 'nobody')

/** The collections that spectators follow, and the largest list that each gives. */
const publicLists = [
  ['competitions', 50],
  ['competitions/cup/players', 2560],
  ['competitions/cup/teams', 512],
  ['competitions/cup/publicCommentators', 100],
  ['competitions/cup/brackets', 20],
  ['competitions/cup/brackets/first/matches', bracketLimits.matchesMax],
  ['competitions/cup/brackets/first/lineUps', 100],
  ['competitions/cup/brackets/first/matchRooms', 100],
] as const

const publicDocuments = [
  'competitions/cup',
  'competitions/cup/players/player',
  'competitions/cup/teams/wolves',
  'competitions/cup/publicCommentators/request',
  'competitions/cup/drafts/draft',
  'competitions/cup/brackets/first',
  'competitions/cup/brackets/first/matches/main-1-1',
  'competitions/cup/brackets/first/lineUps/main-1-1',
  'competitions/cup/brackets/first/matchRooms/main-1-1.bears.wolves',
  'organizerPages/owner',
] as const

const followers = 'organizerPages/owner/followers'

const privateDocuments = [
  'competitions/cup/commentatorLinks/request',
  'competitions/cup/announcerSecrets/discord',
  'competitions/cup/webhookSecrets/webhook',
  'competitions/cup/apiKeyDigests/all',
  'competitions/cup/revokedIds/overlays-gone',
  'competitions/cup/pictures/teamLogo.wolves',
  'competitions/cup/announcements/discord-b',
  'competitions/cup/announcementPosts/post',
  'accounts/player',
  'organizerAddresses/wolfcups',
  'rateLimits/player',
  'mailRefusals/address',
  'outbox/event',
  'deliveries/mail',
  'identities/steam:76561197960287930',
  'signInAttempts/attempt',
  'deletedCompetitions/gone',
  'signInTickets/ticket',
  'openidNonces/nonce',
  'telegramLinks/link',
  'telegramChats/42',
  'pushDevices/device',
  'calendarLinks/link',
  'profiles/player/importedEvents/startgg:1',
  'timers/due',
  'visits/player',
  'repairing/publicCopies',
  'spending/current',
] as const

/** Who reads competitions and what lies below them, and that nobody writes them past the functions. */
export function describeCompetitionRules(project: () => RulesProject): void {
  const asPerson = (person: Person) => project().firestore(person)

  describe('competitions', () => {
    beforeAll(async () => {
      await project().clear()
      await project().seed(testCompetition)
    })

    describe('are read by everyone who has the link', () => {
      testAttempts(publicDocuments.map(readingOf), asPerson)
      testAttempts(publicLists.flatMap(listingsOf), asPerson)
      testAttempts<Firestore>(
        [
          ['reads a competition that does not exist', db => db.doc('competitions/none').get(), everyone],
          ["lists the owner's competitions", db => listBy(db, 'ownerUid', '==', 'owner'), everyone],
          ["lists the administrator's", db => listBy(db, 'adminUids', 'array-contains', 'owner'), everyone],
        ],
        asPerson,
      )
    })

    describe('are found by who takes part in them', () => {
      testAttempts<Firestore>(
        [
          ['finds where they play', (db, person) => entriesOf(db, person).limit(50).get(), signedIn],
          ['finds it 51 times', (db, person) => entriesOf(db, person).limit(51).get(), noOne],
          ['finds where the player plays', db => entriesOf(db, 'player').limit(50).get(), ['player']],
          ['lists all entries', db => db.collectionGroup('players').limit(10).get(), noOne],
          [
            'reads their own entry elsewhere',
            (db, person) => db.doc(`elsewhere/${person}/players/${person}`).get(),
            noOne,
          ],
        ],
        asPerson,
      )
    })

    describe('stand on pages of organizers, whose followers are known to each follower alone', () => {
      const followed = (db: Firestore, uid: string) => db.collectionGroup('followers').where('uid', '==', uid)
      testAttempts<Firestore>(
        [
          ['lists the pages', db => db.collection('organizerPages').limit(1).get(), noOne],
          ['lists whom they follow', (db, person) => followed(db, person).limit(100).get(), signedIn],
          ['lists that 101 times', (db, person) => followed(db, person).limit(101).get(), noOne],
          ['lists whom the player follows', db => followed(db, 'player').limit(100).get(), ['player']],
          ['lists who follows a page', db => db.collection(followers).limit(100).get(), noOne],
          ['lists all followers', db => db.collectionGroup('followers').limit(100).get(), noOne],
          ['reads a follower', db => db.doc(`${followers}/player`).get(), noOne],
          ...writesTo(`${followers}/player`),
        ],
        asPerson,
      )
    })

    describe('are written by the functions alone', () => {
      testAttempts(publicDocuments.flatMap(writesTo), asPerson)
    })

    describe('keep a log for those who run them', () => {
      const organizers: readonly Person[] = ['administrator', 'owner']
      testAttempts<Firestore>(
        [
          ['reads an entry', db => db.doc('competitions/cup/log/entry').get(), organizers],
          ['lists 100', db => db.collection('competitions/cup/log').limit(100).get(), organizers],
          ['lists 101', db => db.collection('competitions/cup/log').limit(101).get(), noOne],
          ['lists all', db => db.collection('competitions/cup/log').get(), noOne],
          ['reads the log of no competition', db => db.doc('competitions/none/log/entry').get(), noOne],
          ...writesTo('competitions/cup/log/entry'),
          [
            'reads what it changed',
            db => db.doc('competitions/cup/brackets/first/changes/entry').get(),
            organizers,
          ],
          [
            'lists what was changed',
            db => db.collection('competitions/cup/brackets/first/changes').limit(1).get(),
            noOne,
          ],
          ...writesTo('competitions/cup/brackets/first/changes/entry'),
        ],
        asPerson,
      )
    })

    describe('keep the screenshots of a match for those who play it and those who run them', () => {
      const matchRooms = 'competitions/cup/brackets/first/matchRooms'
      const own = `${matchRooms}/main-1-1.bears.wolves/screenshots`
      testAttempts<Firestore>(
        [
          [
            'reads one',
            db => db.doc(`${own}/picture`).get(),
            ['player', 'captain', 'commentator', 'administrator', 'owner'],
          ],
          [
            'reads one of a match of others, in which nobody stands in',
            db => db.doc(`${matchRooms}/main-1-2.eagles.foxes/screenshots/picture`).get(),
            ['administrator', 'owner'],
          ],
          [
            'reads one of a match in which they stood in before joining a team, or leaving',
            db => db.doc(`${matchRooms}/main-2-1.eagles.foxes/screenshots/picture`).get(),
            ['administrator', 'owner'],
          ],
          [
            'reads one of a match that is called like their team',
            db => db.doc(`${matchRooms}/wolves.bears.eagles/screenshots/picture`).get(),
            ['administrator', 'owner'],
          ],
          ['lists them', db => db.collection(own).limit(1).get(), noOne],
          ['lists those of all', db => db.collectionGroup('screenshots').limit(1).get(), noOne],
          ...writesTo(`${own}/picture`),
        ],
        asPerson,
      )
    })

    describe('keep how to reach a player for those who run them, and the player', () => {
      const contacts = 'competitions/cup/contacts/player'
      const own = (person: Person) => `competitions/cup/contacts/${person}`
      testAttempts<Firestore>(
        [
          ['reads them', db => db.doc(contacts).get(), ['player', 'administrator', 'owner']],
          ['reads their own', (db, person) => db.doc(own(person)).get(), signedIn],
          [
            'reads those of another competition',
            db => db.doc('competitions/other/contacts/player').get(),
            ['player', 'stranger'],
          ],
          [
            'lists 2560',
            db => db.collection('competitions/cup/contacts').limit(2560).get(),
            ['administrator', 'owner'],
          ],
          ['lists 2561', db => db.collection('competitions/cup/contacts').limit(2561).get(), noOne],
          [
            'reads those of a guest',
            db => db.doc('competitions/cup/contacts/guest-bear').get(),
            ['administrator', 'owner'],
          ],
          ['lists those of all', db => db.collectionGroup('contacts').limit(1).get(), noOne],
          ...writesTo(contacts),
        ],
        asPerson,
      )
    })

    describe('keep what a captain has prepared for a draft for the captain alone', () => {
      const lists = 'competitions/cup/drafts/draft/lists'
      testAttempts<Firestore>(
        [
          ['reads one', db => db.doc(`${lists}/captain`).get(), ['captain']],
          ['reads their own', (db, person) => db.doc(`${lists}/${person}`).get(), signedIn],
          ['lists them', db => db.collection(lists).limit(1).get(), noOne],
          ['lists those of all', db => db.collectionGroup('lists').limit(1).get(), noOne],
          ['lists the drafts', db => db.collection('competitions/cup/drafts').limit(1).get(), noOne],
          ...writesTo(`${lists}/captain`),
        ],
        asPerson,
      )
    })

    describe('keep who has asked to enter for those who run them, and the person', () => {
      const applicants = 'competitions/cup/applicants'
      testAttempts<Firestore>(
        [
          ['reads one', db => db.doc(`${applicants}/stranger`).get(), ['stranger', 'administrator', 'owner']],
          ['reads their own', (db, person) => db.doc(`${applicants}/${person}`).get(), signedIn],
          ['lists 5000', db => db.collection(applicants).limit(5000).get(), ['administrator', 'owner']],
          ['lists 5001', db => db.collection(applicants).limit(5001).get(), noOne],
          ['lists those of all', db => db.collectionGroup('applicants').limit(1).get(), noOne],
          ...writesTo(`${applicants}/stranger`),
        ],
        asPerson,
      )
    })

    describe('show organizers their webhooks and what was sent to them', () => {
      const webhooks = (db: Firestore) => db.collection('competitions/cup/webhooks')
      const sent = (db: Firestore) =>
        db.collection('competitions/cup/webhookDeliveries').where('webhookId', '==', 'webhook')
      testAttempts<Firestore>(
        [
          ['lists 5', db => webhooks(db).limit(5).get(), ['administrator', 'owner']],
          ['lists 6', db => webhooks(db).limit(6).get(), noOne],
          ['lists those of all', db => db.collectionGroup('webhooks').limit(1).get(), noOne],
          ['lists 50 deliveries', db => sent(db).limit(50).get(), ['administrator', 'owner']],
          ['lists 51 deliveries', db => sent(db).limit(51).get(), noOne],
          ...writesTo('competitions/cup/webhooks/webhook'),
          ...writesTo('competitions/cup/webhookDeliveries/delivery'),
        ],
        asPerson,
      )
    })

    describe('say to organizers where they are announced', () => {
      const announcers = (db: Firestore) => db.collection('competitions/cup/announcers')
      testAttempts<Firestore>(
        [
          ['lists 5', db => announcers(db).limit(5).get(), ['administrator', 'owner']],
          ['lists 6', db => announcers(db).limit(6).get(), noOne],
          ['lists those of all', db => db.collectionGroup('announcers').limit(1).get(), noOne],
          ...writesTo('competitions/cup/announcers/discord'),
        ],
        asPerson,
      )
    })

    describe('name the keys of programs to organizers', () => {
      const keys = (db: Firestore) => db.collection('competitions/cup/apiKeys')
      testAttempts<Firestore>(
        [
          ['lists 30', db => keys(db).limit(30).get(), ['administrator', 'owner']],
          ['lists 31', db => keys(db).limit(31).get(), noOne],
          ['lists those of all', db => db.collectionGroup('apiKeys').limit(1).get(), noOne],
          ...writesTo('competitions/cup/apiKeys/bot'),
        ],
        asPerson,
      )
    })

    describe('have overlays for those who have the address, and as a list for those who run the broadcast', () => {
      const producers: readonly Person[] = ['producer', 'administrator', 'owner']
      const overlays = (db: Firestore, of = 'cup') => db.collection(`competitions/${of}/overlays`)
      testAttempts<Firestore>(
        [
          ['reads one', db => overlays(db).doc('secret').get(), everyone],
          [
            'reads one that nobody has made, or that is revoked',
            db => overlays(db).doc('none').get(),
            everyone,
          ],
          ['lists 20', db => overlays(db).orderBy('createdAt').limit(20).get(), producers],
          ['lists 21', db => overlays(db).limit(21).get(), noOne],
          ['lists all', db => overlays(db).get(), noOne],
          [
            'lists those of a competition without producers',
            db => overlays(db, 'other').limit(20).get(),
            ['stranger'],
          ],
          ['lists those of all', db => db.collectionGroup('overlays').limit(1).get(), noOne],
          ...writesTo('competitions/cup/overlays/secret'),
        ],
        asPerson,
      )
    })

    describe('have invitations for those who have the link', () => {
      const organizers: readonly Person[] = ['administrator', 'owner']
      const link = 'competitions/cup/invitations/link'
      const invitations = (db: Firestore) => db.collection('competitions/cup/invitations')
      const toTeam = (db: Firestore, teamId: string) => invitations(db).where('teamId', '==', teamId)
      testAttempts<Firestore>(
        [
          ['looks up an invitation', db => db.doc('invites/link').get(), everyone],
          ['looks up one that nobody has made', db => db.doc('invites/none').get(), everyone],
          ['reads an invitation', db => db.doc(link).get(), everyone],
          ['lists one of all', db => db.collection('invites').limit(1).get(), noOne],
          ['lists those to the competition', db => invitations(db).limit(100).get(), organizers],
          ['lists 101', db => invitations(db).limit(101).get(), noOne],
          ['lists those to the team', db => toTeam(db, 'wolves').limit(20).get(), ['captain', ...organizers]],
          ['lists those to another team', db => toTeam(db, 'bears').limit(20).get(), organizers],
          ...writesTo('invites/link'),
          ...writesTo(link),
        ],
        asPerson,
      )
    })

    describe('show requests to organizers and to the commentator', () => {
      const organizers: readonly Person[] = ['administrator', 'owner']
      const request = 'competitions/cup/commentators/request'
      const bothSides: readonly Person[] = ['commentator', ...organizers]
      const messages = (db: Firestore, id: string) =>
        db.collection(`competitions/cup/commentators/${id}/messages`)
      const requests = (db: Firestore) => db.collection('competitions/cup/commentators')
      const ownRequests = (db: Firestore) => requests(db).where('commentatorUid', '==', 'commentator')
      const unread = (query: firebase.firestore.Query) =>
        query.where('unreadBy', 'array-contains', 'commentator').limit(1).get()
      testAttempts<Firestore>(
        [
          ['reads a request', db => db.doc(request).get(), bothSides],
          ['reads one nobody has opened', db => db.doc(`${request.slice(0, -7)}unopened`).get(), organizers],
          ['lists 100 requests', db => requests(db).limit(100).get(), organizers],
          ['lists 101 requests', db => requests(db).limit(101).get(), noOne],
          ['lists those of the commentator', db => ownRequests(db).limit(100).get(), bothSides],
          ['finds one with something new', db => unread(requests(db)), organizers],
          ['finds one of the commentator', db => unread(ownRequests(db)), bothSides],
          ...writesTo(request),
          ['lists 1000 messages', db => messages(db, 'request').limit(1000).get(), bothSides],
          ['lists 1001 messages', db => messages(db, 'request').limit(1001).get(), noOne],
          ['lists messages before the confirmation', db => messages(db, 'opened').limit(1).get(), noOne],
          ['lists messages of no request', db => messages(db, 'none').limit(1).get(), noOne],
          ...writesTo(`${request}/messages/hello`),
        ],
        asPerson,
      )
    })

    describe('keep what a match needs to both teams and the organizers', () => {
      const organizers: readonly Person[] = ['administrator', 'owner']
      const both: readonly Person[] = ['player', 'captain', 'commentator', ...organizers]
      const matchRoom = (id: string) => `competitions/cup/brackets/first/matchRooms/${id}`
      const [own, others] = [matchRoom('main-1-1.bears.wolves'), matchRoom('wolves.bears.foxes')]
      const messages = (db: Firestore, of: string, most: number) =>
        db.collection(`${of}/messages`).orderBy('sentAt', 'desc').limit(most).get()
      testAttempts<Firestore>(
        [
          ['lists 1000 messages', db => messages(db, own, 1000), both],
          ['lists 1001 messages', db => messages(db, own, 1001), noOne],
          ['lists those of other teams', db => messages(db, others, 1), organizers],
          ['lists those of no room', db => messages(db, matchRoom('none'), 1), organizers],
          ['lists those of all', db => db.collectionGroup('messages').limit(1).get(), noOne],
          ['reads the lobby', db => db.doc(`${own}/private/lobby`).get(), both],
          ['reads that of other teams', db => db.doc(`${others}/private/lobby`).get(), organizers],
          ['lists what is private', db => db.collection(`${own}/private`).limit(1).get(), noOne],
          ...writesTo(`${own}/messages/hello`),
          ...writesTo(`${own}/private/lobby`),
        ],
        asPerson,
      )
    })

    describe('keep what a team writes to its members and the organizers', () => {
      const organizers: readonly Person[] = ['administrator', 'owner']
      const members: readonly Person[] = ['player', 'captain', ...organizers]
      const [own, others] = ['competitions/cup/teams/wolves', 'competitions/cup/teams/bears']
      const messages = (db: Firestore, of: string, most: number) =>
        db.collection(`${of}/messages`).orderBy('sentAt', 'desc').limit(most).get()
      testAttempts<Firestore>(
        [
          ['lists 1000 messages', db => messages(db, own, 1000), members],
          ['lists 1001 messages', db => messages(db, own, 1001), noOne],
          ['lists those of another team', db => messages(db, others, 1), organizers],
          ['lists those of no team', db => messages(db, 'competitions/cup/teams/none', 1), organizers],
          ['reads one', db => db.doc(`${own}/messages/hello`).get(), noOne],
          ['reads who has read', db => db.doc(`${own}/private/conversation`).get(), members],
          ['reads that of another team', db => db.doc(`${others}/private/conversation`).get(), organizers],
          ['lists what is private', db => db.collection(`${own}/private`).limit(1).get(), noOne],
          ['lists what is private of all', db => db.collectionGroup('private').limit(1).get(), noOne],
          ...writesTo(`${own}/messages/hello`),
          ...writesTo(`${own}/private/conversation`),
        ],
        asPerson,
      )
    })

    describe('show those who run them what could not be delivered', () => {
      const organizers: readonly Person[] = ['administrator', 'owner']
      const undelivered = (db: Firestore) => db.collection('competitions/cup/undelivered')
      testAttempts<Firestore>(
        [
          ['lists 100 messages', db => undelivered(db).limit(100).get(), organizers],
          ['lists 101 messages', db => undelivered(db).limit(101).get(), noOne],
          ['reads one', db => undelivered(db).doc('message').get(), noOne],
          ['lists those of all', db => db.collectionGroup('undelivered').limit(1).get(), noOne],
          ...writesTo('competitions/cup/undelivered/message'),
        ],
        asPerson,
      )
    })

    describe('keep what is not public to themselves', () => {
      testAttempts(privateDocuments.flatMap(closedTo), asPerson)
    })
  })
}

export function listBy(db: Firestore, field: string, operator: '==' | 'array-contains', uid: string) {
  return db
    .collection('competitions')
    .where(field, operator, uid)
    .orderBy('startDate', 'desc')
    .limit(50)
    .get()
}

function entriesOf(db: Firestore, uid: string) {
  return db.collectionGroup('players').where('uid', '==', uid)
}
