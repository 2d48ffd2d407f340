import type { BracketShape } from '../bracket/model/bracket.ts'
import type { Match, Slot, SlotAddress, SlotSource } from '../bracket/model/match.ts'
import { matchId } from '../bracket/model/matchId.ts'
import { gameSources, type PlayedGame } from '../bracket/model/playedGame.ts'
import type { Player } from '../player/player.ts'
import type { ReadinessCheck } from '../readiness/readinessCheck.ts'
import { type Field, type Fields, type Packed, rowField } from './packedRows.ts'
import type { PublicCompetition, PublicPlayer, PublicTeam, SnapshotCommentator } from './publicSnapshot.ts'

/** Packs a value unchanged. */
export const plain = <Value>(): Field<Value, unknown> => ({
  pack: value => value as Packed,
  unpack: packed => packed as Value,
})

/**
 * Packs an id as its index in a list that is known when unpacking; an id that is not in the list is packed unchanged.
 */
export function placeIn<Id extends string | null>(ids: readonly string[]): Field<Id, unknown> {
  const places = new Map(ids.map((id, place) => [id, place]))
  return {
    pack: id => (id === null ? null : (places.get(id) ?? id)),
    unpack: packed => (typeof packed === 'number' ? (ids[packed] ?? null) : packed) as Id,
  }
}

/** Packs a time as its distance from another. */
export const timeAfter = (start: number): Field<number, unknown> => ({
  pack: time => time - start,
  unpack: packed => Number(packed) + start,
})

export function eachOf<Value>(field: Field<Value, unknown>): Field<readonly Value[], unknown> {
  return {
    pack: values => values.map(value => field.pack(value, null)),
    unpack: packed => (packed as readonly Packed[]).map(value => field.unpack(value, null)),
  }
}

/** Packs the address of a person's own file without the uid that it contains. */
const photo: Field<string | null, { readonly uid: string }> = {
  pack: (address, { uid }) =>
    address?.includes(uid) && !address.includes('*') ? [address.replaceAll(uid, '*')] : address,
  unpack: (packed, { uid }) =>
    Array.isArray(packed) ? String(packed[0]).replaceAll('*', uid) : (packed as string | null),
}

type Mark = NonNullable<Player['ready']>

/** Packs a mark of the current check as the time since its start. */
const mark = (check: Pick<ReadinessCheck, 'checkId' | 'startedAt'> | undefined): Field<Mark, unknown> => ({
  pack: ({ checkId, at }) => (checkId === check?.checkId ? at - check.startedAt : [checkId, at]),
  unpack: packed => {
    if (typeof packed === 'number' && check) return { checkId: check.checkId, at: packed + check.startedAt }
    const [checkId, at] = packed as [string, number]
    return { checkId, at }
  },
})

export const playerFields = (
  teamIds: readonly string[],
  { createdAt, readinessCheck }: PublicCompetition,
): Fields<PublicPlayer> => ({
  uid: plain(),
  displayName: plain(),
  photoURL: photo,
  steamProfileURL: plain(),
  rankTier: plain(),
  teamId: placeIn(teamIds),
  captain: plain(),
  joinedAt: timeAfter(createdAt),
  ready: mark(readinessCheck),
  reminded: mark(readinessCheck),
  teamRequests: plain(),
  wantsToCaptain: plain(),
  guest: plain(),
  namedByCaptain: plain(),
  substituteOf: plain(),
  guestUid: plain(),
  rankEntered: plain(),
})

/** Packs players with consecutive indexes as the first index and their number. */
function members(uids: readonly string[]): Field<readonly string[], unknown> {
  const all = eachOf(placeIn<string>(uids))
  return {
    pack: each => {
      const first = uids.indexOf(each[0] ?? '')
      const follow = first >= 0 && each.every((uid, index) => uids[first + index] === uid)
      return follow ? `${first}+${each.length}` : all.pack(each, null)
    },
    unpack: packed => {
      if (typeof packed !== 'string') return all.unpack(packed, null)
      const [first = 0, count = 0] = packed.split('+').map(Number)
      return uids.slice(first, first + count)
    },
  }
}

/** Packs a player as the index within the team; other people are packed unchanged. */
function memberIn(uids: readonly string[]): Field<string | null, PublicTeam> {
  const anybody = placeIn<string | null>(uids)
  return {
    pack: (uid, { playerUids }) => {
      const place = uid === null ? -1 : playerUids.indexOf(uid)
      return place >= 0 ? place : [anybody.pack(uid, null)]
    },
    unpack: (packed, { playerUids }) =>
      typeof packed === 'number'
        ? (playerUids[packed] ?? null)
        : anybody.unpack((packed as readonly Packed[])[0] ?? null, null),
  }
}

export const teamFields = (uids: readonly string[]): Fields<PublicTeam> => ({
  id: plain(),
  name: plain(),
  discordLink: plain(),
  playerUids: members(uids),
  founderUid: memberIn(uids),
  captainUid: memberIn(uids),
  seed: plain(),
  revision: plain(),
  logo: plain(),
  playsIncomplete: plain(),
})

export const publicCommentatorFields: Fields<SnapshotCommentator> = {
  id: plain(),
  uid: plain(),
  displayName: plain(),
  photoURL: photo,
  broadcastLink: plain(),
  languages: plain(),
  matches: plain(),
  confirmedAt: plain(),
}

/** Packs the parts of a match id; an id with another form is packed unchanged. */
export const matchIdFields: Fields<Pick<Match, 'stage' | 'group' | 'section' | 'round' | 'position' | 'id'>> =
  {
    stage: plain(),
    group: plain(),
    section: plain(),
    round: plain(),
    position: plain(),
    id: {
      pack: (id, row) => (id.endsWith(idEnd(row)) ? id.slice(0, -idEnd(row).length) : [id]),
      unpack: (packed, row) => (Array.isArray(packed) ? String(packed[0]) : `${packed}${idEnd(row)}`),
    },
  }

/** The end of a match id; the rest is the prefix of its group, which most rows share. */
function idEnd({ section, round, position }: Pick<Match, 'section' | 'round' | 'position'>): string {
  return matchId(section, round, position)
}

/** The fields that most games have come first, so that the others leave no trace in most rows. */
const gameFields = (start: number): Fields<PlayedGame> => ({
  outcome: plain(),
  rounds: plain(),
  map: plain(),
  source: placeIn(gameSources),
  durationS: plain(),
  sides: plain(),
  kills: plain(),
  startedAt: timeAfter(start),
  endedAt: timeAfter(start),
  reference: plain(),
})

type GroupRow = Pick<Match, 'stage' | 'group'>

/**
 * @param matchIds the ids in the order of the rows
 */
export function matchFields(
  matchIds: readonly string[],
  teamIds: readonly string[],
  shape: BracketShape,
  start: number,
): Fields<Match> {
  const match = placeIn<string>(matchIds)
  const groupSeeds = new Map<string, readonly number[]>()
  const team = placeIn<string | null>(teamIds)
  const plannedTime: Field<number | null, unknown> = {
    pack: at => (at === null ? null : at - start),
    unpack: packed => (packed === null ? null : Number(packed) + start),
  }
  return {
    ...matchIdFields,
    slots: {
      pack: (slots, row) => slots.map(slot => packedSlot(slot, row)),
      unpack: (packed, row) =>
        (packed as readonly Packed[]).map(slot => unpackedSlot(slot, row)) as [Slot, Slot],
    },
    bestOf: plain(),
    score: plain(),
    games: eachOf(rowField(gameFields(start))),
    status: plain(),
    winner: plain(),
    forfeits: plain(),
    winnerTo: address(),
    loserTo: address(),
    revision: plain(),
    since: {
      pack: ({ status, at }) => [status, at - start],
      unpack: packed => {
        const [status, at] = packed as [Match['status'], number]
        return { status, at: at + start }
      },
    },
    startsAt: plannedTime,
    plannedStart: plannedTime,
  }

  /** A slot with the team of its seed is the index of the entrant in the group: all groups have the same indexes. */
  function packedSlot({ teamId, source, closed }: Slot, row: GroupRow): Packed {
    if (source.from === 'seed' && !closed && teamId === shape.teamIds[source.seed - 1]) {
      const index = seedsOf(row).indexOf(source.seed)
      if (index >= 0) return index
    }
    return [team.pack(teamId, null), ...packedSource(source), ...(closed ? [1] : [])]
  }

  /** The seeds of the entrants of a group; 0 for a place. */
  function seedsOf({ stage: key, group }: GroupRow): readonly number[] {
    const known = groupSeeds.get(`${key} ${group}`)
    if (known !== undefined) return known
    const entrants = shape.stages.find(stage => stage.key === key)?.groups[group]?.entrants ?? []
    const seeds = entrants.map(entrant => (entrant.from === 'seed' ? entrant.seed : 0))
    groupSeeds.set(`${key} ${group}`, seeds)
    return seeds
  }

  function packedSource(source: SlotSource): readonly [Packed, Packed] {
    if (source.from === 'seed') return ['s', source.seed]
    if (source.from === 'bye') return ['b', 0]
    if (source.from === 'pairing') return ['d', 0]
    if (source.from === 'place') return ['p', [source.stage, source.group, source.place]]
    return [source.from === 'winner' ? 'w' : 'l', match.pack(source.matchId, null)]
  }

  function unpackedSlot(packed: Packed, row: GroupRow): Slot {
    if (typeof packed === 'number') {
      const seed = seedsOf(row)[packed] ?? 0
      return { teamId: shape.teamIds[seed - 1] ?? null, source: { from: 'seed', seed }, closed: false }
    }
    const [teamId = null, from = null, value = null, closed] = packed as readonly Packed[]
    return { teamId: team.unpack(teamId, null), source: unpackedSource(from, value), closed: closed === 1 }
  }

  function unpackedSource(from: Packed, value: Packed): SlotSource {
    if (from === 's') return { from: 'seed', seed: Number(value) }
    if (from === 'b') return { from: 'bye' }
    if (from === 'd') return { from: 'pairing' }
    if (from === 'p') {
      const [stage, group, place] = value as [string, number | null, number]
      return { from: 'place', stage, group, place }
    }
    return { from: from === 'w' ? 'winner' : 'loser', matchId: match.unpack(value, null) }
  }

  function address(): Field<SlotAddress | null, unknown> {
    return {
      pack: to => to && [match.pack(to.matchId, null), to.side],
      unpack: packed => {
        if (packed === null) return null
        const [id, side] = packed as [Packed, SlotAddress['side']]
        return { matchId: match.unpack(id, null), side }
      },
    }
  }
}
