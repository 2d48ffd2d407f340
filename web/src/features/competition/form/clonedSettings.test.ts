import { openCompetition } from '@upper-bracket/shared/competition/openCompetition'
import { describe, expect, test } from 'vitest'
import { clonedSettings } from './clonedSettings.ts'
import { defaultSettings } from './defaultSettings.ts'

const local = (day: number, hour: number) => new Date(2027, 2, day, hour).getTime()
// Saturday 13 March 2027, registration until Friday 20:00.
const settings = {
  ...defaultSettings(local(1, 12)),
  name: 'Cup',
  startDate: local(13, 15),
  registrationDeadline: local(12, 20),
}
const opened = openCompetition(settings, { ownerUid: 'owner', now: local(1, 12) })
if (!opened.ok) throw new Error(opened.code)
const original = { ...opened.value, playerCount: 40, description: 'Rules', bannerURL: 'picture' }

describe('another edition of a competition', () => {
  test.each([
    ['that is still ahead: a week later', local(10, 12), 20],
    ['that is being played: the week after', local(13, 20), 20],
    ['of the day before registration ends again', local(19, 19), 20],
    ['when registration of the next week would be over', local(19, 21), 27],
    ['of three weeks ago', local(31, 12), 34],
  ])('%s', (_, now, day) => {
    expect(clonedSettings(original, now)).toMatchObject({
      startDate: local(day, 15),
      registrationDeadline: local(day - 1, 20),
    })
  })

  test('keeps the settings, and neither players nor the banner', () => {
    expect(clonedSettings(original, local(14, 12))).toEqual({
      ...settings,
      description: 'Rules',
      startDate: local(20, 15),
      registrationDeadline: local(19, 20),
    })
  })
})
