import { randomBytes } from 'node:crypto'
import { type CallableName, contract } from '@upper-bracket/shared/contract/contract'
import { guestUid } from '@upper-bracket/shared/guest/guest'
import { localProjectId } from '@upper-bracket/shared/local/localProjectId'
import { documentId, existingId } from '@upper-bracket/shared/text/documentId'
import { timestamp } from '@upper-bracket/shared/text/timestamp'
import { unguessableId } from '@upper-bracket/shared/text/unguessableId'
import * as fc from 'fast-check'
import type * as z from 'zod/mini'
import { logoFiles } from '../../../testing/logoFiles.ts'
import { freshId, hour } from '../../../testing/seededCompetition.ts'
import type { TestCompetition } from './arena.ts'
import { type FieldValues, schemaArbitrary } from './schemaArbitrary.ts'

const nastyText = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    '\u202eabc',
    '\u200b\u200b\u200b',
    '\ud800',
    '.',
    '..',
    '__x__',
    'a/b',
    '../..',
  ),
  fc.constantFrom('constructor', '__proto__', "' or 1=1", '<script>', 'a'.repeat(50_000)),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(freshId(), 'upper-1-1', 'https://discord.gg/x', 'javascript:alert(1)'),
)
const nastyNumber = fc.oneof(
  fc.constantFrom(-1, -0, 0.5, 1e308, -1e308, 2 ** 53, -(2 ** 31), Number.EPSILON, 8.64e15, 8.64e15 + 1),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
)
/** What a person may type, seldom nasty, so that inputs with several texts are parsed. */
const text = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.constantFrom('Team 1', 'Волки', 'Winter Cup', 'Line', '# Rules\r\n- one\n\n\n\n\t- two'),
  },
  { weight: 1, arbitrary: nastyText },
)
/** Anything that JSON can carry, with a liking for what breaks programs. */
const nasty: fc.Arbitrary<unknown> = fc.oneof(
  nastyText,
  nastyNumber,
  fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [null], { a: { b: {} } }, { length: 3 }),
  fc.jsonValue({ maxDepth: 3 }),
)
const strangeKey = fc.constantFrom(
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '@type',
  '',
  'uid',
  '0',
)

type Mutation =
  | { readonly kind: 'replace' | 'remove'; readonly at: number; readonly value: unknown }
  | { readonly kind: 'add'; readonly at: number; readonly key: string; readonly value: unknown }

const mutation: fc.Arbitrary<Mutation> = fc.oneof(
  fc.record({ kind: fc.constant('replace' as const), at: fc.nat(), value: nasty }),
  fc.record({ kind: fc.constant('remove' as const), at: fc.nat(), value: nasty }),
  fc.record({ kind: fc.constant('add' as const), at: fc.nat(), key: strangeKey, value: nasty }),
)

/** Inputs for a callable: valid ones that name what exists in `testCompetitions`, the same with some of it spoilt, and rubbish. */
export function nearlyValid(
  name: CallableName,
  testCompetitions: readonly TestCompetition[],
): fc.Arbitrary<unknown> {
  const valid = fc.oneof(
    ...testCompetitions.map(testCompetition =>
      schemaArbitrary(contract[name].input, valuesIn(testCompetition), { text, number: nastyNumber }),
    ),
  )
  const spoilt = fc
    .tuple(valid, fc.array(mutation, { minLength: 1, maxLength: 3 }))
    .map(([input, mutations]) => mutations.reduce(spoil, input))
  return fc.oneof(
    { weight: 4, arbitrary: valid },
    { weight: 5, arbitrary: spoilt },
    { weight: 1, arbitrary: nasty },
  )
}

/** Values that the schemas do not reveal, above all what exists in the competition. */
function valuesIn(testCompetition: TestCompetition): FieldValues {
  const { teamIds, playerUids, matchIds, requestId, messageIds } = testCompetition
  // Mostly what exists, so that most calls get beyond `not-found`.
  const competitionId = fc.constantFrom(...Array(3).fill(testCompetition.competitionId), freshId())
  const bracketId = fc.constantFrom(...Array(2).fill(testCompetition.bracketId), freshId())
  const teamId = fc.constantFrom(...teamIds, freshId())
  const uid = fc.constantFrom(...playerUids, freshId())
  const matchId = fc.constantFrom(...matchIds, freshId())
  // That of the competition, so that one callable may find the check of another.
  const checkId = fc.constantFrom(testCompetition.competitionId, freshId())
  const broadcastLink = fc.constantFrom('twitch.tv/starladder', 'https://youtu.be/dQw4w9WgXcQ')
  // Few, so that one call meets those whom another has added.
  const guest = fc.constantFrom('A', 'B').map(letter => `guest-${letter.repeat(20)}`)
  const secret = fc.constantFrom('A'.repeat(22), randomBytes(16).toString('base64url'))
  const time = fc.integer({ min: -100, max: 100 }).map(hours => Date.now() + hours * hour)

  const bySchema = new Map<z.core.$ZodType, fc.Arbitrary<unknown>>([
    [guestUid, guest],
    [unguessableId, secret],
    [timestamp, fc.oneof({ weight: 4, arbitrary: time }, { weight: 1, arbitrary: nastyNumber })],
  ])
  const byField: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
    competitionId,
    bannerOf: competitionId,
    bracketId,
    matchId,
    matchIds: matchId,
    starts: matchId,
    matchRoomId: fc.tuple(matchId, teamId, teamId).map(ids => ids.join('.')),
    teamId,
    byTeamId: teamId,
    teamIds: teamId,
    order: teamId,
    uid,
    uids: uid,
    outUid: uid,
    inUid: uid,
    together: uid,
    apart: uid,
    requestId: fc.constantFrom(requestId, freshId()),
    messageIds: fc.constantFrom(...messageIds),
    checkId,
    replaces: checkId,
    rankTier: fc.constantFrom(11, 54, 17, 81),
    bestOf: fc.constantFrom('main-1', 'upper-1', 'upper-2', 'lower-1', 'final-1', 'third-place-1'),
    broadcastLink,
    url: broadcastLink,
    discordLink: fc.constant('https://discord.gg/wolves'),
    address: fc.constant(`https://discord.com/api/webhooks/${'1'.repeat(18)}/${'A'.repeat(68)}`),
    endpoint: fc.constantFrom('https://fcm.googleapis.com/fcm/send/a', 'http://127.0.0.1/push'),
    picture: fc.constant(logoFiles().small),
    banner: fc.constant(ownBanner(testCompetition.competitionId)),
  }
  return (field, schema) => {
    const value = bySchema.get(schema) ?? byField[field] ?? null
    if (schema === documentId)
      return fc.oneof(fc.constant(null).map(freshId), value ?? fc.constant(freshId()))
    if (schema === existingId) return value ?? fc.constant(freshId())
    return value
  }
}

function ownBanner(competitionId: string): string {
  const file = `${localProjectId}.appspot.com/o/banners%2F${competitionId}`
  return `http://127.0.0.1:5004/v0/b/${file}?alt=media&token=0a1b`
}

/** The input with one place of it changed: `at` chooses the place, the input as a whole included. */
function spoil(input: unknown, change: Mutation): unknown {
  const places = placesIn(input)
  const place = places[change.at % places.length] ?? []
  return atPlace(input, place, change)
}

function placesIn(value: unknown, path: readonly string[] = []): readonly (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [path]
  return [path, ...Object.entries(value).flatMap(([key, inner]) => placesIn(inner, [...path, key]))]
}

function atPlace(value: unknown, [key, ...rest]: readonly string[], change: Mutation): unknown {
  if (key === undefined) {
    if (change.kind === 'replace') return change.value
    if (change.kind === 'add' && isRecord(value)) return withEntry(value, change.key, change.value)
    return value
  }
  if (!isRecord(value)) return value
  if (rest.length === 0 && change.kind === 'remove') {
    return Object.fromEntries(Object.entries(value).filter(([other]) => other !== key))
  }
  return withEntry(value, key, atPlace(value[key], rest, change))
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Defines the entry, so that `__proto__` becomes one like any other. */
function withEntry(value: Record<string, unknown>, key: string, entry: unknown): Record<string, unknown> {
  return Object.fromEntries([...Object.entries(value).filter(([other]) => other !== key), [key, entry]])
}
