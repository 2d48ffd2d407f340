import { expect, test } from 'vitest'
import { actionsOn, logTopics } from './logTopic.ts'

test('a query for the actions of a topic stays within the 30 values that Firestore compares with', () => {
  for (const topic of logTopics) expect(actionsOn(topic).length).toBeLessThanOrEqual(30)
})
