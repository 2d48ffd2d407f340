import { contactsOf, isSameContacts } from '../player/contacts.ts'
import { copyInto, isSameCopy } from '../player/publicCopy.ts'
import { hasNoTeam } from '../player/hasNoTeam.ts'
import { rankScaleOf } from '../ranks/rankScale.ts'
import { isRankTier } from '../ranks/rankTier.ts'
import type { CompetitionRecords } from './competitionRecords.ts'
import type { Fix, Inconsistency } from './inconsistency.ts'
import { paths } from './paths.ts'

/**
 * Finds inconsistencies between players' entries and profiles. Entries of a finished competition keep their names and
 * ranks, but no entry shows the name of a deleted account.
 */
export function entryInconsistencies(records: CompetitionRecords): Inconsistency[] {
  const { competitionId, competition, players, profiles, teams } = records
  const { status } = competition
  const scale = rankScaleOf(competition)
  const found: Inconsistency[] = []
  for (const [uid, player] of players) {
    const path = paths.player(competitionId, uid)
    if (player.namedByCaptain && (!player.guest || hasNoTeam(player))) {
      const sentence = `${path} is named by a captain, but ${player.guest ? 'has no team' : 'has an account'}.`
      found.push({ rule: 'named-without-team', sentence, fix: null })
    }
    if (player.substituteOf !== undefined && (player.teamId !== null || !teams.has(player.substituteOf))) {
      const sentence = `${path} is a substitute of team ${player.substituteOf}, ${player.teamId === null ? 'which does not exist' : `but a member of ${player.teamId}`}.`
      found.push({ rule: 'substitute-without-team', sentence, fix: null })
    }
    // Guests have no account.
    if (player.guest) continue
    const profile = profiles.get(uid)
    if (profile === undefined) {
      if (player.displayName === null && player.photoURL === null && !player.steamProfileURL) continue
      const sentence = `${path} shows a name, picture or Steam profile, but there is no ${paths.profile(uid)}.`
      const fix: Fix = { by: 'withdrawing-player', competitionId, uid }
      found.push({ rule: 'player-without-profile', sentence, fix })
      continue
    }
    const fix: Fix | null = status === 'finished' ? null : { by: 'copying-profile', competitionId, uid }
    if (player.rankTier !== null && !isRankTier(scale, player.rankTier)) {
      const sentence = `${path} has the rank ${player.rankTier}, which does not exist in ${scale}, the scale of the competition.`
      found.push({ rule: 'rank-of-other-game', sentence, fix })
      continue
    }
    if (status === 'finished') continue
    if (isSameCopy(player, copyInto(player, profile, scale))) continue
    const sentence = `${path} does not show the name, picture, rank and Steam profile of ${paths.profile(uid)}.`
    found.push({ rule: 'public-copy', sentence, fix })
  }
  return found
}

/**
 * Finds inconsistencies between players' contacts and profiles, even in finished competitions, because organizers need
 * contacts for prizes and must not keep an address that a person has removed. Only guests and players with a profile
 * have contacts, and what was entered for a guest goes when a person takes over.
 */
export function contactInconsistencies(records: CompetitionRecords): Inconsistency[] {
  const { competitionId, players, contacts, profiles } = records
  const found: Inconsistency[] = []
  for (const uid of players.keys()) {
    const profile = profiles.get(uid)
    const kept = contacts.get(uid)
    if (profile === undefined || (kept && isSameContacts(contactsOf(uid, profile), kept))) continue
    const sentence = `${paths.contacts(competitionId, uid)} does not repeat the contacts of ${paths.profile(uid)}.`
    found.push({ rule: 'contacts', sentence, fix: { by: 'copying-profile', competitionId, uid } })
  }
  for (const uid of contacts.keys()) {
    if (players.get(uid)?.guest || (players.has(uid) && profiles.has(uid))) continue
    const path = paths.contacts(competitionId, uid)
    const [entry, profile] = [paths.player(competitionId, uid), paths.profile(uid)]
    const missing = players.has(uid) ? profile : entry
    const fix: Fix = { by: 'writing', basis: [path, entry, profile], writes: [{ path, fields: null }] }
    found.push({ rule: 'orphaned-contacts', sentence: `${path} exists, but there is no ${missing}.`, fix })
  }
  return found
}
