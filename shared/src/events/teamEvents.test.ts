import { expect, test } from 'vitest'
import { teamAssignedEvent } from './teamEvents.ts'

test('a player whom two organizers put into two teams at the same moment gets two notifications', () => {
  const causes = ['wolves', 'bears'].map(teamId => teamAssignedEvent('rex', { teamId, name: 'A' }, 1).cause)
  expect(causes[0]).not.toEqual(causes[1])
})
