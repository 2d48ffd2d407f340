import { randomUUID } from 'node:crypto'
import type { Competition } from '@upper-bracket/shared/competition/competition'
import { nameWords } from '@upper-bracket/shared/competition/nameWords'
import { aCompetition } from '@upper-bracket/shared/competition/testing/aCompetition'
import { contactsOf } from '@upper-bracket/shared/player/contacts'
import type { Player } from '@upper-bracket/shared/player/player'
import { type PublicCopy, publicCopy } from '@upper-bracket/shared/player/publicCopy'
import type { Profile } from '@upper-bracket/shared/profile/profile'
import { publicName } from '@upper-bracket/shared/profile/publicName'
import { type RankScale, rankScaleOf } from '@upper-bracket/shared/ranks/rankScale'
import { foldedTeamName } from '@upper-bracket/shared/team/foldedTeamName'
import type { Team } from '@upper-bracket/shared/team/team'
import { database, stored } from './database.ts'
import type { Person } from './person.ts'
import { markStaged } from './staged.ts'

export const hour = 60 * 60 * 1000

export interface Seed {
  readonly owner: Person
  readonly administrators?: readonly Person[]
  readonly players?: readonly (Person | Seeded<Player>)[]
  readonly teams?: readonly ({ readonly players: readonly { readonly uid: string }[] } & Partial<Team>)[]
  readonly competition?: Partial<Competition>
}

type Seeded<T> = Partial<T> & { readonly uid: string }

/**
 * Writes a competition with its players and teams in the state that callables would produce, in one batch, and returns
 * its id and those of its teams; `teamId` is the first one. With another status than registration it counts as staged, because it has no bracket. Team members are
 * players too; the first member of a team is its captain. Only people without an account may have a rank that differs
 * from the profile's, because the trigger would revert it.
 */
export async function seededCompetition(
  seed: Seed,
): Promise<{ competitionId: string; teamIds: readonly string[]; teamId: string }> {
  const now = Date.now()
  const competitionId = freshId()
  const teams = (seed.teams ?? []).map(team => ({ ...team, id: freshId() }))
  const scale = rankScaleOf(aCompetition(seed.competition))
  const players = new Map<string, Player>()
  for (const player of seed.players ?? []) {
    const overrides = 'idToken' in player ? {} : player
    players.set(player.uid, { ...(await aPlayer(player.uid, scale, now)), ...overrides })
  }
  for (const team of teams) {
    for (const [index, { uid }] of team.players.entries()) {
      const player = players.get(uid) ?? (await aPlayer(uid, scale, now))
      players.set(uid, { ...player, teamId: team.id, captain: index === 0 })
    }
  }

  const administrators = seed.administrators ?? []
  const [ownerName = '', ...adminNames] = await Promise.all([seed.owner, ...administrators].map(nameOf))

  const batch = database.batch()
  batch.set(stored.competition(competitionId), {
    ...aCompetition({
      startDate: now + 48 * hour,
      registrationDeadline: now + 24 * hour,
      format: 'double',
      bestOf: { rounds: 1, final: 3 },
      ownerUid: seed.owner.uid,
      createdAt: now,
      updatedAt: now,
    }),
    ownerName,
    adminUids: administrators.map(({ uid }) => uid),
    adminNames: Object.fromEntries(administrators.map(({ uid }, index) => [uid, adminNames[index] ?? ''])),
    playerCount: players.size,
    teamCount: teams.length,
    ...seed.competition,
    nameWords: nameWords(seed.competition?.name ?? 'Winter Cup'),
  })
  // The totals are those of the triggers, so that they change nothing while a test compares before and after.
  for (const player of players.values()) batch.set(stored.player(competitionId, player.uid), player)
  for (const [uid, profile] of await profilesOf(players.keys())) {
    batch.set(stored.contacts(competitionId, uid), contactsOf(uid, profile))
  }
  teams.forEach(({ id, players: members, ...team }, index) => {
    const name = team.name ?? `Team ${index + 1}`
    batch.set(stored.teamName(competitionId, foldedTeamName(name)), { teamId: id })
    batch.set(stored.team(competitionId, id), {
      name,
      discordLink: null,
      founderUid: members[0]?.uid ?? null,
      captainUid: members[0]?.uid ?? null,
      playerUids: members.map(({ uid }) => uid),
      seed: null,
      revision: 0,
      ...team,
    })
  })
  await batch.commit()
  if (seed.competition?.status !== undefined || seed.competition?.bracketId != null) {
    await markStaged(competitionId)
  }
  return { competitionId, teamIds: teams.map(({ id }) => id), teamId: teams[0]?.id ?? '' }
}

/** Generates an id like a browser. */
export function freshId(): string {
  return randomUUID().replaceAll('-', '').slice(0, 20)
}

/** Returns an organizer's public name; null without a profile. */
async function nameOf({ uid }: Person): Promise<string> {
  const profile = (await stored.profile(uid).get()).data()
  return profile === undefined ? '' : publicName(profile)
}

async function profilesOf(uids: Iterable<string>): Promise<ReadonlyMap<string, Profile>> {
  const read = await Promise.all([...uids].map(uid => stored.profile(uid).get()))
  return new Map(
    read.flatMap(each => {
      const profile = each.data()
      return profile === undefined ? [] : [[each.id, profile] as const]
    }),
  )
}

/** Returns the entry that joining would create from the profile, or a made-up one. */
async function aPlayer(uid: string, scale: RankScale, now: number): Promise<Player> {
  const profile = (await stored.profile(uid).get()).data()
  const copy: PublicCopy =
    profile === undefined
      ? { displayName: `Player ${uid.slice(0, 4)}`, photoURL: null, rankTier: null, steamProfileURL: '' }
      : publicCopy(profile, scale)
  return {
    uid,
    ...copy,
    teamId: null,
    captain: false,
    joinedAt: now,
  }
}
