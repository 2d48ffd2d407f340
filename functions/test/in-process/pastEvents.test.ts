import { expect, it } from 'vitest'
import { importPastEvents } from './support/pastEvents.ts'
import { newPeople } from './support/newPeople.ts'

it('past events of both services are imported once, however often the import breaks off', async () => {
  const { organizer } = await newPeople('organizer')
  await expect(importPastEvents(organizer, 6)).resolves.toBeUndefined()
})
