import { afterEach, expect, it, vi } from 'vitest'
import { killAtRequests } from '../../in-process/support/mortal.ts'
import { newPeople } from '../../in-process/support/newPeople.ts'
import { importPastEvents } from '../../in-process/support/pastEvents.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

it('thirty past events of an organizer are imported once, past the rate limit of their service', {
  timeout: 300_000,
}, async () => {
  killAtRequests()
  const { organizer } = await newPeople('organizer')
  const limits = { maxRequests: 30, windowMs: 2000 }
  await expect(importPastEvents(organizer, 30, limits)).resolves.toBeUndefined()
})
