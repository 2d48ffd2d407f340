import * as fc from 'fast-check'
import type { Bracket } from '../../bracket/model/bracket.ts'
import { champions, isFinished } from '../../bracket/standings/champions.ts'
import { championFields, withLogo } from '../../competition/champions.ts'
import { playRandomStages } from '../../bracket/testing/playRandomStages.ts'
import { bracketOf } from '../../bracket/testing/randomTournament.ts'
import type { Draft } from '../../draft/draft.ts'
import type { CommentatorRequest } from '../../commentators/commentatorRequest.ts'
import { publicCommentatorOf } from '../../commentators/publicCommentator.ts'
import { type Competition, competitionDefaults } from '../../competition/competition.ts'
import { competitionFormats } from '../../format/competitionFormat.ts'
import type { StagePlan } from '../../format/stagePlan.ts'
import { freezeLineUps, isLinedUp } from '../../lineUp/matchLineUps.ts'
import { contactsOf, contactsOfGuest } from '../../player/contacts.ts'
import type { Player } from '../../player/player.ts'
import { publicCopy } from '../../player/publicCopy.ts'
import { newProfile } from '../../profile/newProfile.ts'
import type { Profile } from '../../profile/profile.ts'
import { chance } from '../../random/chance.ts'
import { rankBases } from '../../ranks/rankBasis.ts'
import { rankScaleOf } from '../../ranks/rankScale.ts'
import { foldedTeamName } from '../../team/foldedTeamName.ts'
import type { Team } from '../../team/team.ts'
import type { Documents } from './documents.ts'

export const competitionId = 'cup'

const criteria = ['points', 'seed'] as const
const preliminaries: readonly (StagePlan | null)[] = [
  null,
  { kind: 'round-robin', groups: 1, legs: 1, advance: 2, bestOf: 1, criteria },
  { kind: 'round-robin', groups: 2, legs: 2, advance: 1, bestOf: 1, criteria: ['points'] },
  { kind: 'gsl', groups: 1, advance: 2, bestOf: 1 },
  {
    ...({ kind: 'swiss', groups: 1, pairing: 'top-half', rounds: 2, advance: 3, bestOf: 1 } as const),
    ...({ decidingBestOf: 1, publishing: 'manual', criteria } as const),
  },
]

/** Draws the documents of a consistent competition at any stage, with teams of any size. */
export const validCompetition: fc.Arbitrary<Documents> = fc
  .record({
    game: fc.constantFrom('dota2' as const, 'csgo' as const),
    rankBasis: fc.constantFrom(...rankBases),
    format: fc.constantFrom(...competitionFormats),
    preliminary: fc.constantFrom(...preliminaries),
    thirdPlace: fc.boolean(),
    sizes: fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 2, maxLength: 6 }),
    loose: fc.integer({ min: 1, max: 4 }),
    ranks: fc.infiniteStream(fc.option(fc.constantFrom(...[11, 12, 13, 14, 15]))),
    stage: fc.constantFrom('open' as const, 'drawn' as const, 'played' as const),
    luck: fc.integer(),
  })
  .map(({ game, rankBasis, format: wanted, preliminary, thirdPlace, sizes, loose, ranks, stage, luck }) => {
    const stages = preliminary !== null && sizes.length >= 4 ? [preliminary] : []
    // A table needs a stage without a division.
    const isTable = stages[0]?.groups === 1 && stages[0].kind !== 'gsl'
    const format = wanted === 'table' && !isTable ? 'single' : wanted
    const documents = new Map<string, object>()
    const players = new Map<string, Player>()
    const join = (uid: string, teamId: string | null, captain: boolean) => {
      const tier = ranks.next().value ?? null
      const account = { email: null, displayName: `Player ${uid}` }
      const profile: Profile = {
        ...newProfile(account, 0),
        dota: { RankTier: tier, rating: tier && tier * 300 },
        cs: { RankTier: tier, rating: tier && tier * 900 },
      }
      documents.set(`profiles/${uid}`, profile)
      documents.set(`competitions/${competitionId}/contacts/${uid}`, contactsOf(uid, profile))
      players.set(uid, {
        uid,
        ...publicCopy(profile, rankScaleOf({ game, options: { rankBasis } })),
        teamId,
        captain,
        joinedAt: 1,
      })
    }
    sizes.forEach((size, index) => {
      for (let seat = 0; seat < size; seat += 1) {
        join(`uid-${index + 1}-${seat}`, `team-${index + 1}`, seat === 0)
      }
    })
    for (let index = 0; index < loose; index += 1) join(`loose-${index}`, null, false)
    const guest = { uid: 'guest-bear', displayName: 'Bear', photoURL: null, rankTier: null } as const
    players.set(guest.uid, { ...guest, teamId: null, captain: false, joinedAt: 2, guest: true })
    documents.set(
      `competitions/${competitionId}/contacts/${guest.uid}`,
      contactsOfGuest(guest.uid, {
        contacts: { email: 'bear@example.org' },
        sourceKey: 'name:0123456789ab',
      }) ?? {},
    )

    const drawn = stage === 'open' ? null : bracketOf(sizes.length, { format, stages, thirdPlace })
    const bracket: Bracket | null =
      drawn !== null && stage === 'played' ? playRandomStages(drawn, chance(luck), 4 + (luck & 31)) : drawn
    const winners = bracket === null ? [] : champions(bracket)
    const competition: Competition = {
      ...competitionDefaults,
      name: 'Winter Cup',
      game,
      startDate: 3,
      registrationDeadline: 2,
      format,
      stages,
      bestOf: { rounds: 1, final: 1 },
      options: { ...competitionDefaults.options, rankBasis, thirdPlace },
      ownerUid: 'owner',
      adminUids: ['administrator'],
      status: bracket === null ? 'registration' : isFinished(bracket) ? 'finished' : 'running',
      bracketId: bracket === null ? null : 'bracket',
      draftId: 'draft',
      ...championFields(
        winners.map(each => withLogo({ ...each, name: each.teamId }, each.teamId === 'team-1' ? 3 : null)),
        {},
      ),
      playerCount: players.size,
      teamCount: sizes.length,
      revision: 0,
      createdAt: 1,
      updatedAt: 1,
    }
    const below = `competitions/${competitionId}`
    const draft: Draft = {
      ...({ status: 'paused', order: 'snake', seeding: 'hand' } as const),
      clock: { pickSeconds: null, reserveSeconds: 0 },
      teams: [{ captainUid: 'loose-0', seatedUids: ['loose-0'], reserveMs: 0, teamId: null }],
      picks: [
        {
          turn: 1,
          team: 0,
          uid: 'guest-bear',
          by: 'captain',
          place: 0,
          reserveSpentMs: 0,
          at: 2,
          left: true,
        },
        { turn: 2, team: 0, uid: 'guest-bear', by: 'clock', place: 0, reserveSpentMs: 0, at: 3 },
      ],
      turn: 3,
      place: 1,
      turnStartedAt: null,
      usedMs: 0,
      startedBy: 'owner',
      startedAt: 1,
    }
    documents.set(`${below}/drafts/draft`, draft)
    documents.set(`${below}/drafts/draft/lists/loose-0`, { uid: 'loose-0', uids: ['guest-bear'] })
    documents.set(below, competition)
    for (const [uid, player] of players) documents.set(`${below}/players/${uid}`, player)
    const confirmed: CommentatorRequest = {
      origin: 'request',
      status: 'confirmed',
      broadcastLink: 'https://www.twitch.tv/starladder',
      contact: { service: 'telegram', handle: 'commentator' },
      comment: '',
      languages: ['ru'],
      matches: null,
      organizerUid: 'owner',
      commentatorUid: 'commentator',
      displayName: 'Commentator',
      photoURL: null,
      requestedAt: 1,
      confirmedAt: 2,
      endedAt: null,
      remindedAt: null,
      lastMessage: null,
      readAt: {},
      readerUids: [],
    }
    documents.set(`${below}/commentators/confirmed`, confirmed)
    documents.set(`${below}/publicCommentators/confirmed`, { ...publicCommentatorOf(confirmed) })
    documents.set(`${below}/commentators/cancelled`, { ...confirmed, status: 'cancelled' })
    sizes.forEach((_, index) => {
      const teamId = `team-${index + 1}`
      const members = [...players.values()].filter(player => player.teamId === teamId)
      const team: Team = {
        name: `Team ${index + 1}`,
        discordLink: null,
        founderUid: null,
        captainUid: members[0]?.uid ?? null,
        playerUids: members.map(({ uid }) => uid),
        seed: bracket === null ? null : bracket.shape.teamIds.indexOf(teamId) + 1,
        revision: 0,
        // Teams from before there were logos have no such field.
        ...(index === 0 ? { logo: 3, logoCount: 3 } : index === 1 ? { logo: null, logoCount: 1 } : {}),
      }
      if (index === 0) documents.set(`${below}/pictures/teamLogo.${teamId}`, { version: 3 })
      documents.set(`${below}/teams/${teamId}`, team)
      documents.set(`${below}/teamNames/${foldedTeamName(team.name)}`, { teamId })
    })
    if (bracket !== null) {
      const creation = { createdBy: 'owner', createdAt: 1, edits: 0, sweepAfter: null }
      documents.set(`${below}/brackets/bracket`, { ...bracket.shape, ...creation })
      for (const match of bracket.matches.values()) {
        documents.set(`${below}/brackets/bracket/matches/${match.id}`, match)
        if (!isLinedUp(match)) continue
        const teamIds = [match.slots[0].teamId ?? '', match.slots[1].teamId ?? ''] as const
        const lineUps = freezeLineUps({
          teamIds,
          game,
          players: [...players.values()],
          replacements: [],
          now: 1,
        })
        documents.set(`${below}/brackets/bracket/lineUps/${match.id}`, lineUps)
      }
    }
    return documents
  })
