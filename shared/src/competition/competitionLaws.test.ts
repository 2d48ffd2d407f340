import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultStages } from '../format/formatTemplates.ts'
import { publicName } from '../profile/publicName.ts'
import { defaultSelfService } from '../selfService/selfService.ts'
import { defaultVeto, vetoFits } from '../selfService/vetoSettings.ts'
import { admitPlayer, type JoiningProfile } from './admitPlayer.ts'
import { changeCompetition } from './changeCompetition.ts'
import type { Competition } from './competition.ts'
import { competitionLimits } from './competitionLimits.ts'
import { emptyQueue } from './entryQueue.ts'
import { leaveCompetition } from './leaveCompetition.ts'
import { nameWords } from './nameWords.ts'
import { openCompetition } from './openCompetition.ts'
import { differingSettings } from './settings/differingSettings.ts'
import { lockOf, pickSettings, settingNames, settingOf } from './settings/settings.ts'
import { aCompetition } from './testing/aCompetition.ts'
import { type ControlArbitraries, randomSettings, someSettings } from './testing/randomSettings.ts'

const now = 1_800_000_000_000
const time = fc.oneof(
  fc.integer({ min: now - 1000, max: now + 1000 }),
  fc.integer({ min: 0, max: now + 2 * competitionLimits.horizonMs }),
)

const values: ControlArbitraries = {
  text: fc.constantFrom('Winter Cup', 'Summer Cup', ''),
  markdown: fc.constantFrom('', 'Rules'),
  date: time,
  limit: fc.constantFrom(1, 2, 9999),
  rank: fc.constantFrom(null, 11, 18),
  banner: fc.constantFrom(null, 'picture'),
  // A pool of seven maps, which is enough for every series: only its game may not fit.
  selfService: fc.constantFrom(null, defaultSelfService, {
    ...defaultSelfService,
    veto: defaultVeto('csgo'),
  }),
  questions: fc.constantFrom([], [{ text: 'Role?', choices: ['Core', 'Support'], required: true }]),
  stages: fc.constantFrom(
    [],
    [{ kind: 'gsl', groups: 2, advance: 2, bestOf: 1 }],
    [{ ...defaultStages['round-robin'](16), bestOf: 2, points: '2-1-0', withdrawals: 'walkovers' }],
    [{ ...defaultStages.swiss(18), bestOf: 2, points: '3-1-0' }],
  ),
}
const settings = randomSettings(values)

const competition: fc.Arbitrary<Competition> = settings.chain(chosen =>
  fc
    .record({
      status: fc.constantFrom('registration', 'running', 'finished'),
      bracketId: fc.constantFrom(null, 'bracket'),
      playerCount: fc.constantFrom(0, 1, competitionLimits.players - 1, competitionLimits.players),
      revision: fc.nat(5),
    } as const)
    .map(state => ({
      ...chosen,
      ...state,
      ownerUid: 'owner',
      adminUids: [],
      producerUids: [],
      champion: null,
      nameWords: [],
      liveLinks: [],
      sponsors: [],
      broadcastQueue: null,
      seeksCommentators: false,
      entryQueue: emptyQueue,
      teamCount: 0,
      createdAt: 1,
      updatedAt: 1,
    })),
)

const changes = someSettings(values)

const rank = fc.constantFrom(null, 0, 11, 18, 80, 99)
const rating = fc.constantFrom(null, 0, 1, 11, 1.5, 20_001, 45_001)
const profile: fc.Arbitrary<JoiningProfile> = fc.record({
  displayName: fc.string(),
  photoURL: fc.constantFrom(null, '/avatars/avatar0.svg'),
  dota: fc.record({ RankTier: rank, rating }, { requiredKeys: ['RankTier'] }),
  cs: fc.record({ RankTier: rank, rating }, { requiredKeys: ['RankTier'] }),
  telegramConnected: fc.boolean(),
  steamID: fc.constantFrom(null, '76561197960287930'),
  emailVerified: fc.boolean(),
  steamProfileURL: fc.constantFrom('', 'https://steamcommunity.com/id/wolf'),
})

describe('openCompetition', () => {
  it('accepts exactly future dates in order, a veto and a range of ranks of the game, and a final that an advantage leaves open', () => {
    fc.assert(
      fc.property(settings, chosen => {
        const outcome = openCompetition(chosen, { ownerUid: 'owner', now })
        const { startDate, registrationDeadline, game, selfService, format, bestOf, options } = chosen
        const isOverAtOnce = format === 'double' && bestOf.final === 1 && options.grandFinal === 'advantage'
        const { rankBasis, rankFrom, rankTo } = options
        // Dota 2 has no rank 18.
        const isLimit = (tier: number | null) => tier !== 18 || rankBasis === 'rating' || game === 'csgo'
        const isFit =
          !isOverAtOnce &&
          isLimit(rankFrom) &&
          isLimit(rankTo) &&
          (rankFrom ?? 0) <= (rankTo ?? 18) &&
          (selfService?.veto?.game ?? game) === game &&
          registrationDeadline > now &&
          registrationDeadline < startDate &&
          startDate <= now + competitionLimits.horizonMs
        expect(outcome.ok).toBe(isFit)
        if (outcome.ok) {
          expect(differingSettings(outcome.value, { ...chosen, bannerURL: null })).toEqual([])
          expect(outcome.value).toMatchObject({ status: 'registration', ownerUid: 'owner', revision: 0 })
        }
      }),
      { numRuns: 1000 },
    )
  })
})

describe('changeCompetition', () => {
  const lockedByBracket = settingNames.filter(name =>
    lockOf(name, { bracket: true, players: false, queuedTeams: false }),
  )
  const context = fc.record({ revision: fc.nat(5), hasPlayers: fc.boolean(), now: fc.constant(now) })

  it('applies exactly the changes, and increments the revision', () => {
    fc.assert(
      fc.property(competition, changes, context, (before, wanted, { hasPlayers }) => {
        const outcome = changeCompetition(before, wanted, { revision: before.revision, hasPlayers, now })
        if (!outcome.ok) return
        if (differingSettings(before, wanted).length === 0) expect(outcome.value).toBe(before)
        else {
          const untouched = settingNames.filter(name => settingOf(wanted, name) === undefined)
          expect(outcome.value).toEqual({
            ...before,
            ...pickSettings(outcome.value, settingNames),
            ...(wanted.name === undefined ? {} : { nameWords: nameWords(wanted.name) }),
            revision: before.revision + 1,
            updatedAt: now,
          })
          expect(differingSettings(outcome.value, wanted)).toEqual([])
          expect(pickSettings(outcome.value, untouched)).toEqual(pickSettings(before, untouched))
        }
      }),
      { numRuns: 1000 },
    )
  })

  it('is idempotent', () => {
    fc.assert(
      fc.property(competition, changes, context, (before, wanted, seen) => {
        const once = changeCompetition(before, wanted, seen)
        if (!once.ok) return
        expect(changeCompetition(once.value, wanted, seen)).toEqual(once)
      }),
      { numRuns: 1000 },
    )
  })

  it('leaves no veto of another game or with too few maps where it, the game, the format or the lengths change', () => {
    const concerned = ['selfService', 'game', 'format', 'stages', 'rounds', 'final', 'grandFinal'] as const
    fc.assert(
      fc.property(competition, changes, context, (before, wanted, seen) => {
        const outcome = changeCompetition(before, wanted, seen)
        if (!outcome.ok || outcome.value === before) return
        const { selfService } = outcome.value
        const isConcerned = differingSettings(before, wanted).some(name => concerned.includes(name as 'game'))
        if (selfService?.veto && isConcerned) expect(vetoFits(selfService.veto, outcome.value)).toBe(true)
      }),
      { numRuns: 1000 },
    )
    const veto = { game: 'csgo', maps: ['dust2', 'mirage', 'nuke'], order: 'major', stepSeconds: 60 } as const
    const plan = { game: 'csgo', format: 'single', stages: [], options: { grandFinal: 'single' } } as const
    const fits = (rounds: 3 | 5, others = {}) =>
      vetoFits(veto, { ...plan, bestOf: { rounds, final: 3 }, ...others })
    expect([fits(3), fits(5)]).toEqual([true, false])
    const groups = { stages: [{ ...defaultStages['round-robin'](8), bestOf: 5 }] }
    expect([fits(3, groups), fits(5, { format: 'table' })]).toEqual([false, true])
    // A final was made longer than the pool while the bracket was played.
    const selfService = { ...defaultSelfService, veto }
    const longer = aCompetition({ game: 'csgo', bestOf: { rounds: 3, final: 5 }, selfService })
    const seen = { revision: longer.revision, hasPlayers: true, now }
    expect(changeCompetition(longer, { prizes: '500' }, seen)).toMatchObject({ ok: true })
  })

  it('refuses changes made at an outdated revision', () => {
    fc.assert(
      fc.property(competition, changes, context, (before, wanted, seen) => {
        fc.pre(seen.revision !== before.revision && differingSettings(before, wanted).length > 0)
        expect(changeCompetition(before, wanted, seen)).toMatchObject({
          ok: false,
          code: 'changed-meanwhile',
        })
      }),
    )
  })

  it('never changes what a bracket was made from, nor the game once there are players', () => {
    fc.assert(
      fc.property(competition, changes, context, (before, wanted, seen) => {
        const outcome = changeCompetition(before, wanted, seen)
        if (!outcome.ok) return
        const changed = differingSettings(before, outcome.value)
        if (before.bracketId !== null) {
          for (const locked of lockedByBracket) expect(changed).not.toContain(locked)
        }
        if (seen.hasPlayers) expect(changed).not.toContain('game')
      }),
      { numRuns: 1000 },
    )
  })

  it('does not check dates that stay the same', () => {
    fc.assert(
      fc.property(competition, before => {
        fc.pre(!before.selfService?.veto || before.game === 'csgo')
        const outcome = changeCompetition(
          before,
          { name: 'Renamed' },
          { revision: before.revision, hasPlayers: true, now },
        )
        expect(outcome.ok).toBe(true)
      }),
    )
  })
})

describe('admitPlayer', () => {
  it('admits exactly those who meet all conditions', () => {
    fc.assert(
      fc.property(
        competition,
        profile,
        time,
        fc.constantFrom(null, 'captain' as const),
        fc.constantFrom(undefined, 14, 18),
        fc.constantFrom(
          [],
          [{ question: 'Role?', answer: 'Core' }],
          [{ question: 'Role?', answer: 'Coach' }],
        ),
        (testCompetition, person, joinedAt, invitedBy, statedAge, answers) => {
          const outcome = admitPlayer(testCompetition, {
            uid: 'wolf',
            profile: person,
            now: joinedAt,
            invitedBy,
            statement: { answers, statedAge },
          })
          const { game, options, questions } = testCompetition
          const given = answers.map(({ answer }) => answer)
          const known = game === 'dota2' ? person.dota : person.cs
          const byRating = options.rankBasis === 'rating'
          const tier = (byRating ? known.rating : known.RankTier) ?? null
          const valid = byRating
            ? game === 'dota2'
              ? [1, 11]
              : [1, 11, 20_001]
            : game === 'dota2'
              ? [11, 80]
              : [11, 18]
          const hasRank = tier !== null && valid.includes(tier)
          expect(outcome.ok).toBe(
            testCompetition.status === 'registration' &&
              joinedAt <= testCompetition.registrationDeadline &&
              (hasRank || !(options.rankRequired || options.rankFrom !== null || options.rankTo !== null)) &&
              (tier ?? 0) >= (options.rankFrom ?? 0) &&
              (tier ?? 0) <= (options.rankTo ?? Infinity) &&
              (person.telegramConnected || !options.telegramRequired) &&
              (person.steamID !== null || !options.steamRequired) &&
              (person.emailVerified || !options.emailRequired) &&
              (invitedBy !== null || options.entry !== 'invited') &&
              (statedAge ?? 0) >= options.minAge &&
              given.join() === (questions.length > 0 ? 'Core' : '') &&
              testCompetition.playerCount <
                Math.min(testCompetition.places.players, competitionLimits.players),
          )
          if (outcome.ok) {
            expect(outcome.value).toEqual({
              uid: 'wolf',
              displayName: publicName(person),
              photoURL: person.photoURL,
              steamProfileURL: person.steamProfileURL,
              rankTier: hasRank ? tier : null,
              teamId: null,
              captain: false,
              joinedAt,
            })
          }
        },
      ),
      { numRuns: 2000 },
    )
  })

  it('refuses members of a team to leave once there is a bracket', () => {
    fc.assert(
      fc.property(competition, profile, (testCompetition, person) => {
        const joined = admitPlayer(testCompetition, { uid: 'wolf', profile: person, now })
        if (!joined.ok) return
        expect(leaveCompetition(testCompetition, joined.value)).toEqual(joined)
        expect(leaveCompetition(testCompetition, null)).toMatchObject({ code: 'not-in-competition' })
        const started = { ...testCompetition, status: 'running' } as const
        const member = { ...joined.value, teamId: 'wolves' }
        expect(leaveCompetition(started, member)).toMatchObject({ code: 'competition-started' })
        expect(leaveCompetition(started, joined.value)).toEqual(joined)
        expect(leaveCompetition({ ...testCompetition, status: 'finished' }, joined.value)).toMatchObject({
          code: 'competition-started',
        })
      }),
      { numRuns: 1000 },
    )
  })
})
