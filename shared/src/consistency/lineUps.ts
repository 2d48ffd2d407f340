import { teamSize } from '../format/teamLimits.ts'
import { captainOf } from '../team/captainOf.ts'
import type { CompetitionRecords } from './competitionRecords.ts'
import type { Fix, Inconsistency } from './inconsistency.ts'
import { paths } from './paths.ts'

interface LineUp {
  readonly playerUids: readonly string[]
  readonly captainUid: string | null
}

/**
 * Finds inconsistencies between players' entries and teams' lists. The lists are authoritative, because seats are
 * counted by them. If two lists name a player, the entry decides between them; if it names neither, only a person can
 * decide.
 */
export function lineUpInconsistencies(records: CompetitionRecords): Inconsistency[] {
  const listing = teamsListing(records)
  const right = new Map<string, LineUp>()
  for (const [teamId, team] of records.teams) {
    const members = new Set(team.playerUids.filter(uid => belongs(records, listing, uid, teamId)))
    const lineUp = { ...team, playerUids: [...members] }
    right.set(teamId, { playerUids: lineUp.playerUids, captainUid: captainOf(lineUp) })
  }
  return [...inTeams(records, listing, right), ...inEntries(records, listing, right)]
}

/** Maps each player to the teams that list them. */
function teamsListing({ teams }: CompetitionRecords): ReadonlyMap<string, readonly string[]> {
  const listing = new Map<string, string[]>()
  for (const [teamId, { playerUids }] of teams) {
    for (const uid of new Set(playerUids)) listing.set(uid, [...(listing.get(uid) ?? []), teamId])
  }
  return listing
}

type Listing = ReturnType<typeof teamsListing>

function belongs({ players }: CompetitionRecords, listing: Listing, uid: string, teamId: string): boolean {
  const player = players.get(uid)
  if (player === undefined) return false
  const named = player.teamId
  return named === teamId || named === null || !(listing.get(uid) ?? []).includes(named)
}

function inTeams(
  records: CompetitionRecords,
  listing: Listing,
  right: ReadonlyMap<string, LineUp>,
): Inconsistency[] {
  const { competitionId, players, teams } = records
  const found: Inconsistency[] = []
  for (const [teamId, team] of teams) {
    const path = paths.team(competitionId, teamId)
    const lineUp = right.get(teamId) ?? { playerUids: [], captainUid: null }
    const others = new Set(team.playerUids.flatMap(uid => listing.get(uid) ?? []))
    const fix: Fix = {
      by: 'writing',
      basis: [
        ...[...others].map(id => paths.team(competitionId, id)),
        ...[...new Set(team.playerUids)].map(uid => paths.player(competitionId, uid)),
      ].concat(others.has(teamId) ? [] : [path]),
      writes: [{ path, fields: { ...lineUp } }],
    }
    const seen = new Set<string>()
    for (const uid of team.playerUids) {
      const entry = paths.player(competitionId, uid)
      if (seen.has(uid)) {
        found.push({ rule: 'member-twice', sentence: `${path} lists ${uid} twice.`, fix })
      } else if (!players.has(uid)) {
        found.push({
          rule: 'member-without-entry',
          sentence: `${path} lists ${uid}, but there is no ${entry}.`,
          fix,
        })
      } else if (!lineUp.playerUids.includes(uid)) {
        found.push({
          rule: 'member-of-two-teams',
          sentence: `${path} lists ${uid}, but ${entry} names team ${players.get(uid)?.teamId}, which lists them too.`,
          fix,
        })
      }
      seen.add(uid)
    }
    if (team.captainUid !== lineUp.captainUid && !isRemoved(team.captainUid, team.playerUids, lineUp)) {
      found.push({
        rule: 'captain',
        sentence: `${path} has the captain ${team.captainUid}, who is not one of its players.`,
        fix,
      })
    }
    if (lineUp.playerUids.length > teamSize) {
      found.push({
        rule: 'team-too-large',
        sentence: `${path} has ${lineUp.playerUids.length} players, but the maximum is ${teamSize}.`,
        fix: null,
      })
    }
  }
  return found
}

/** Whether the captain is removed from the list in any case. */
function isRemoved(captainUid: string | null, listed: readonly string[], lineUp: LineUp): boolean {
  return captainUid !== null && listed.includes(captainUid) && !lineUp.playerUids.includes(captainUid)
}

function inEntries(
  records: CompetitionRecords,
  listing: Listing,
  right: ReadonlyMap<string, LineUp>,
): Inconsistency[] {
  const { competitionId, players, teams } = records
  const found: Inconsistency[] = []
  for (const [uid, player] of players) {
    const path = paths.player(competitionId, uid)
    const lists = listing.get(uid) ?? []
    const isListed = player.teamId !== null && lists.includes(player.teamId)
    if (!isListed && lists.length > 1) {
      found.push({
        rule: 'member-of-two-teams',
        sentence: `The teams ${lists.join(' and ')} list ${uid}, but ${path} names ${teamOrNone(player.teamId)}.`,
        fix: null,
      })
      continue
    }
    const teamId = isListed ? player.teamId : (lists[0] ?? null)
    const captain = teamId !== null && right.get(teamId)?.captainUid === uid
    if (teamId === player.teamId && captain === player.captain) continue
    const near = new Set([teamId, player.teamId].filter(id => id !== null))
    const fix: Fix = {
      by: 'writing',
      basis: [path, ...[...near].map(id => paths.team(competitionId, id))],
      writes: [{ path, fields: { teamId, captain } }],
    }
    if (teamId === player.teamId) {
      const states = player.captain ? 'has `captain` set' : 'does not have `captain` set'
      const sentence = `${path} ${states}, but ${teamId === null ? 'names no team' : `the captain of ${paths.team(competitionId, teamId)} is ${right.get(teamId)?.captainUid}`}.`
      found.push({ rule: 'captain', sentence, fix })
    } else if (lists.length === 1) {
      const sentence = `${paths.team(competitionId, String(teamId))} lists ${uid}, but ${path} names ${teamOrNone(player.teamId)}.`
      found.push({ rule: 'member-names-other-team', sentence, fix })
    } else {
      const isThere = player.teamId !== null && teams.has(player.teamId)
      found.push({
        rule: isThere ? 'player-not-in-team' : 'player-in-missing-team',
        sentence: `${path} names team ${player.teamId}, ${isThere ? 'which does not list them' : 'which does not exist'}.`,
        fix,
      })
    }
  }
  return found
}

function teamOrNone(teamId: string | null): string {
  return teamId === null ? 'no team' : `team ${teamId}`
}
