import * as z from 'zod/mini'
import { csMaps } from './csMaps.ts'
import {
  checkInMinutes,
  moveMinutes,
  noShows,
  reporters,
  reportMinutes,
  selfServiceDefaults,
  standInRules,
} from './selfService.ts'
import { mapPoolMin, stepSeconds } from './vetoSettings.ts'

const wholeWithin = ({ min, max }: { readonly min: number; readonly max: number }) =>
  z
    .int({ error: 'not-whole' })
    .check(z.minimum(min, { error: 'too-few' }), z.maximum(max, { error: 'too-many' }))

const vetoStepSeconds = wholeWithin(stepSeconds)

const veto = z.discriminatedUnion('game', [
  z.strictObject({
    game: z.literal('csgo'),
    maps: z.readonly(
      z.array(z.enum(csMaps)).check(
        z.minLength(mapPoolMin, { error: 'too-few' }),
        z.refine(maps => new Set(maps).size === maps.length, { error: 'invalid' }),
      ),
    ),
    order: z.exactOptional(z.literal('major')),
    stepSeconds: vetoStepSeconds,
  }),
  z.strictObject({ game: z.literal('dota2'), stepSeconds: vetoStepSeconds }),
])

export const selfService = z.strictObject({
  checkInMinutes: wholeWithin(checkInMinutes),
  noShow: z.enum(noShows),
  reportBy: z.enum(reporters),
  reportMinutes: wholeWithin(reportMinutes),
  moveMinutes: z._default(wholeWithin(moveMinutes), selfServiceDefaults.moveMinutes),
  standIns: z._default(z.enum(standInRules), selfServiceDefaults.standIns),
  veto: z._default(z.nullable(veto), selfServiceDefaults.veto),
})
