import type firebase from 'firebase/compat/app'
import { beforeAll, describe } from 'vitest'
import { closedTo } from './pathAttempts.ts'
import type { RulesProject } from './rulesProject.ts'
import { profile, testCompetition } from './testCompetition.ts'
import { everyone, noOne, testAttempts } from './verdict.ts'

type Firestore = firebase.firestore.Firestore

const limits = 'operation/limits'
const told = 'profiles/player/notifications/told'

/** What a pause of the operation leaves to anyone, last, because it lasts. */
export function describePauseRules(project: () => RulesProject): void {
  describe('while the operation is paused', () => {
    beforeAll(async () => {
      await project().seed({
        ...testCompetition,
        'profiles/player': profile,
        [told]: { kind: 'matchReady', at: 1, readAt: null },
        [limits]: { since: 1 },
      })
    })

    const [, ...writes] = closedTo(limits)
    testAttempts<Firestore>(
      [
        [`reads ${limits}`, db => db.doc(limits).get(), everyone],
        ...writes,
        ['reads a competition', db => db.doc('competitions/cup').get(), everyone],
        ['lists competitions', db => db.collection('competitions').limit(1).get(), noOne],
        ['lists the log', db => db.collection('competitions/cup/log').limit(1).get(), noOne],
        [
          'lists what they were told',
          db => db.collection('profiles/player/notifications').limit(1).get(),
          noOne,
        ],
        ['changes a profile', db => db.doc('profiles/player').update({ lang: 'en' }), noOne],
        ['says that it was read', db => db.doc(told).update({ readAt: 2 }), noOne],
      ],
      person => project().firestore(person),
    )
  })
}
