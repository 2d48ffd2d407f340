import { randomBytes } from 'node:crypto'
import { demonstrationLimits, demonstrationUid } from '@upper-bracket/shared/demonstration/demonstration'
import { playableSeat } from '@upper-bracket/shared/demonstration/playableSeat'
import type { DemonstrationRole, Entered } from '@upper-bracket/shared/demonstration/roles'
import { accept, type Outcome, refuse } from '@upper-bracket/shared/errors/outcome'
import { checkInSide, openCheckIn } from '@upper-bracket/shared/matchRoom/checkIn'
import { matchRoomIdOf, newMatchRoom } from '@upper-bracket/shared/matchRoom/matchRoom'
import { newProfile } from '@upper-bracket/shared/profile/newProfile'
import { avatarCount } from '@upper-bracket/shared/profile/ownPhoto'
import type { Language, Profile } from '@upper-bracket/shared/profile/profile'
import type { CompetitionFile } from '@upper-bracket/shared/transfer/competitionFile'
import { type ImportedDocuments, importedDocuments } from '@upper-bracket/shared/transfer/importedDocuments'
import { getAuth } from 'firebase-admin/auth'
import type { Transaction } from 'firebase-admin/firestore'
import { writeMatchRoom } from '../matchRoom/writeMatchRoom.ts'
import { markDemonstration } from '../platform/demonstration.ts'
import { firebaseApp } from '../platform/firebase.ts'
import { documents } from '../platform/firestore/documents.ts'
import { find } from '../platform/firestore/find.ts'
import { consumeForAddress } from '../platform/limits/addressCount.ts'
import { isPaused } from '../platform/pause.ts'
import {
  type CheckedWrites,
  runOptimisticTransaction,
} from '../platform/transaction/runOptimisticTransaction.ts'
import { ensureUser } from '../sign-in/ensureUser.ts'
import { newId } from '../transfer/newId.ts'
import { putBelow } from '../transfer/putBelow.ts'
import { currentTemplate, houseName, seedTemplates } from './seedTemplates.ts'
import { templateAt } from './templates.ts'

interface Entering {
  readonly role: DemonstrationRole
  /** The language of the page, which the copy, the profile and announcements take over. */
  readonly lang: Language
  /** The rate limit key of the caller's address; null if there is none. */
  readonly address: string | null
  /** The account with which the caller is signed in, which may have a visit that this one replaces; null without one. */
  readonly callerUid: string | null
  readonly now: number
}

/**
 * Lets a visitor in. Organizers and captains get an account and a copy of the running competition, in one commit that
 * also records when both end, so that nothing is left behind, and ends the caller's previous visit. A repeated call makes
 * another copy, and counts as one.
 */
export async function enter({
  role,
  lang,
  address,
  callerUid,
  now,
}: Entering): Promise<
  Outcome<Entered, 'too-many-requests' | 'demonstration-full' | 'operation-paused' | 'try-again'>
> {
  if (role === 'spectator') return watch(lang, now)
  if (await isPaused()) return refuse('operation-paused')
  const [consumed, isRoom] = await Promise.all([
    address === null ? null : consumeForAddress(address, 'enterDemonstration', now),
    hasRoom(address, callerUid, now),
    markDemonstration(now),
  ])
  if (consumed?.ok === false) return consumed
  if (!isRoom) return refuse('demonstration-full')

  const file = templateAt({ name: 'running', lang }, now)
  const seat = role === 'captain' ? playableSeat(file) : null
  const [uid, competitionId] = [newId(), newId()]
  const visit = { competitionId, expiresAt: now + demonstrationLimits.visitMs }
  const own = {
    ...visitorProfile(file, seat?.playerId, lang),
    lang,
    activeCompetitionID: competitionId,
    visit,
  }
  const owner =
    seat === null
      ? { ownerUid: uid, ownerName: own.displayName }
      : { ownerUid: demonstrationUid, ownerName: houseName }
  const copied = await runOptimisticTransaction(async (reads, writes) => {
    const previous = callerUid === null ? null : await reads.get(documents.visit(callerUid))
    const made = importedDocuments(file, {
      ...owner,
      now,
      newId,
      idOfPerson: newId,
      visitorUid: uid,
      ...(seat !== null && { seated: { id: seat.playerId, uid, profile: own } }),
    })
    if (previous !== null && (previous.data()?.expiresAt ?? 0) > now)
      writes.update(previous, { expiresAt: now })
    writes.create({ ref: documents.visit(uid) }, { ...visit, address })
    writes.create({ ref: documents.profile(uid) }, own)
    writes.create({ ref: documents.competition(competitionId) }, made.competition)
    putBelow(writes, competitionId, made)
    putAnnouncers(writes, competitionId, { lang, now })
    if (seat !== null) await callToMatch(reads, writes, { competitionId, made, ...seat, now })
    return accept(null)
  })
  if (!copied.ok) return refuse('try-again')
  const [token] = await Promise.all([getAuth(firebaseApp()).createCustomToken(uid), ensureUser(uid, own)])
  return accept({ token, competitionId, matchId: seat?.matchId ?? null })
}

/**
 * Whether there is a place for one more copy. The caller's previous one gives its place up. Those who enter at the same
 * moment can exceed a maximum by a few.
 */
async function hasRoom(address: string | null, callerUid: string | null, now: number): Promise<boolean> {
  const [all, ofAddress, previous] = await Promise.all([
    find('visitsAfter', { expiresAt: now }).count().get(),
    address === null ? null : find('visitsOfAddress', { address }).get(),
    callerUid === null ? null : documents.visit(callerUid).get(),
  ])
  const neighbours =
    ofAddress?.docs.filter(each => each.id !== callerUid && each.data().expiresAt > now) ?? []
  const others = all.data().count - ((previous?.data()?.expiresAt ?? 0) > now ? 1 : 0)
  return others < demonstrationLimits.copiesMax && neighbours.length < demonstrationLimits.copiesOfAddress
}

async function watch(lang: Language, now: number): Promise<Outcome<Entered, 'operation-paused'>> {
  const { id: competitionId, exists } = await currentTemplate({ name: 'running', lang }, now)
  if (!exists && (await isPaused())) return refuse('operation-paused')
  if (!exists) await seedTemplates(now)
  return accept({ token: null, competitionId, matchId: null })
}

const guest = { ru: 'Гость', en: 'Guest' } as const satisfies Record<Language, string>

/** A visitor with the place of a player has the player's name. */
function visitorProfile({ players }: CompetitionFile, playerId: string | undefined, lang: Language): Profile {
  const [high = 0, low = 0] = randomBytes(2)
  const name =
    players.find(({ id }) => id === playerId)?.name ?? `${guest[lang]} ${1000 + ((high * 256 + low) % 9000)}`
  return newProfile({ email: null, displayName: name }, high % avatarCount)
}

/** Announces the copy in a group and a channel that do not exist, so that visitors see what would be posted. */
function putAnnouncers(
  writes: CheckedWrites,
  competitionId: string,
  { lang, now }: Pick<Entering, 'lang' | 'now'>,
): void {
  for (const service of ['telegram', 'discord'] as const) {
    writes.put(documents.announcer(competitionId, service), {
      service,
      title: houseName,
      addressEnd: '',
      lang,
      kinds: ['start', 'results', 'next', 'onAir', 'champion'],
      connectedAt: now,
      broken: null,
      failingSince: null,
    })
    writes.put(documents.announcerSecret(competitionId, service), {
      service,
      chatId: null,
      webhook: null,
      connectionId: newId(),
      leasedUntil: 0,
      nextAt: 0,
      attempts: 0,
    })
  }
}

interface Called {
  readonly competitionId: string
  readonly made: ImportedDocuments
  readonly matchId: string
  readonly side: 0 | 1
  readonly now: number
}

/** Opens the check-in of the visitor's match, in which the opponents, who have no accounts, are present. */
async function callToMatch(
  reads: Transaction,
  writes: CheckedWrites,
  { competitionId, made: { competition, bracket }, matchId, side, now }: Called,
): Promise<void> {
  const { selfService } = competition
  const match = bracket?.matches.get(matchId)
  const [matchRoomId, empty] = match ? [matchRoomIdOf(match), newMatchRoom(match)] : [null, null]
  if (!bracket || !match || selfService === null || matchRoomId === null || empty === null) return
  const opened = openCheckIn(empty, match, { selfService, organizerSides: [], now })
  const checked = checkInSide(opened, match, { side: side === 0 ? 1 : 0, selfService, now })
  if (!checked.ok) return
  const read = await reads.get(documents.matchRooms(competitionId, bracket.id).doc(matchRoomId))
  const address = { competitionId, bracketId: bracket.id }
  const { matchRoom } = checked.value
  writeMatchRoom(writes, { address, competition, match, read, matchRoom, uid: null, now })
}
