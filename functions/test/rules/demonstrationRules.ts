import type firebase from 'firebase/compat/app'
import { afterAll, beforeAll, describe } from 'vitest'
import { listBy } from './competitionRules.ts'
import { writesTo } from './pathAttempts.ts'
import type { RulesProject } from './rulesProject.ts'
import { testCompetition } from './testCompetition.ts'
import { everyone, noOne, testAttempts } from './verdict.ts'

type Firestore = firebase.firestore.Firestore

/** Who finds the competitions of a demonstration: the copies of visitors are in no list of others. */
export function describeDemonstrationRules(project: () => RulesProject): void {
  describe('in a demonstration', () => {
    beforeAll(async () => {
      await project().clear()
      await project().seed({
        ...testCompetition,
        'competitions/house': { ownerUid: 'demonstration', adminUids: [], visitorUid: null, startDate: 1 },
        'operation/demonstration': { since: 1 },
      })
    })
    afterAll(() => project().clear())

    const held = (db: Firestore) => db.collection('competitions/copy/heldMessages')
    testAttempts<Firestore>(
      [
        ['lists those of nobody', db => visited(db, null).limit(50).get(), everyone],
        ['lists 51 of those', db => visited(db, null).limit(51).get(), noOne],
        ['lists those of nobody without a limit', db => visited(db, null).get(), noOne],
        ['lists all', db => db.collection('competitions').limit(50).get(), noOne],
        ['lists the copy of a visitor', db => visited(db, 'player').limit(50).get(), ['player']],
        ['reads the copy of a visitor', db => db.doc('competitions/copy').get(), everyone],
        ["lists the owner's competitions", db => listBy(db, 'ownerUid', '==', 'owner'), ['owner']],
        ["lists the administrator's", db => listBy(db, 'adminUids', 'array-contains', 'owner'), ['owner']],
        ["lists a demonstration's", db => listBy(db, 'ownerUid', '==', 'demonstration'), noOne],
        ['reads that it is one', db => db.doc('operation/demonstration').get(), everyone],
        ...writesTo('operation/demonstration'),
        ['lists 100 messages', db => held(db).limit(100).get(), ['player']],
        ['lists 101', db => held(db).limit(101).get(), noOne],
        [
          'lists those of no copy',
          db => db.collection('competitions/cup/heldMessages').limit(9).get(),
          noOne,
        ],
        ['lists those of all', db => db.collectionGroup('heldMessages').limit(1).get(), noOne],
        ...writesTo('competitions/copy/heldMessages/mail'),
      ],
      person => project().firestore(person),
    )
  })
}

function visited(db: Firestore, uid: string | null) {
  return db.collection('competitions').where('visitorUid', '==', uid)
}
