import { expect, it } from 'vitest'
import { newPeople } from '../../in-process/support/newPeople.ts'
import { importPastEvents } from '../../in-process/support/pastEvents.ts'

it('thirty past events of an organizer are imported once, past the rate limit of their service', {
  timeout: 300_000,
}, async () => {
  const { organizer } = await newPeople('organizer')
  const limits = { maxRequests: 30, windowMs: 2000 }
  await expect(importPastEvents(organizer, 30, limits)).resolves.toBeUndefined()
})
