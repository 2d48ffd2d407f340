import { afterEach, expect, it, vi } from 'vitest'
import { killAtRequests } from './support/mortal.ts'
import { importPastEvents } from './support/pastEvents.ts'
import { newPeople } from './support/newPeople.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

it('past events of both services are imported once, however often the import breaks off', async () => {
  killAtRequests()
  const { organizer } = await newPeople('organizer')
  await expect(importPastEvents(organizer, 6, { maxObjects: 300 })).resolves.toBeUndefined()
})
