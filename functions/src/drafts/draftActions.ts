import { randomInt } from 'node:crypto'
import { subject } from '@upper-bracket/shared/announcements/subject'
import { cancelDraft } from '@upper-bracket/shared/draft/cancelDraft'
import { changeClock } from '@upper-bracket/shared/draft/changeClock'
import { pauseDraft, resumeDraft } from '@upper-bracket/shared/draft/pauseDraft'
import { pickPlayer } from '@upper-bracket/shared/draft/pickPlayer'
import { replaceCaptain } from '@upper-bracket/shared/draft/replaceCaptain'
import { mayPrepare } from '@upper-bracket/shared/draft/saveList'
import { startDraft } from '@upper-bracket/shared/draft/startDraft'
import { isOpen } from '@upper-bracket/shared/draft/turn'
import { takeBackPick } from '@upper-bracket/shared/draft/takeBackPick'
import { volunteerAsCaptain } from '@upper-bracket/shared/draft/volunteerAsCaptain'
import { accept, refuse } from '@upper-bracket/shared/errors/outcome'
import { draftEvents } from '@upper-bracket/shared/events/draftEvents'
import type { Player } from '@upper-bracket/shared/player/player'
import { shuffled } from '@upper-bracket/shared/random/shuffled'
import { FieldValue } from 'firebase-admin/firestore'
import { action } from '../actions/action.ts'
import { writeAnnouncements } from '../announcements/writeAnnouncements.ts'
import { documents } from '../platform/firestore/documents.ts'
import { admission } from '../roster/admission.ts'
import { isDraftOpen } from '../roster/isDraftOpen.ts'
import { clearDraftList } from './clearDraftList.ts'
import { confirmDraft, reopenDraft } from './confirmDraft.ts'
import { pickByClock } from './pickByClock.ts'
import { clockTimers, readDraft } from './readDraft.ts'
import { steering } from './steering.ts'

/** Actions on the captains' draft of a competition. */
export const draftActions = {
  /** Starts a draft, and notifies its captains. It changes the competition, so that of two at once only one starts. */
  startDraft: action('startDraft', {
    read: async ({ reads, input: { competitionId, draftId }, target }) => {
      const [draftRead, players, { competition }] = await Promise.all([
        reads.get(documents.draft(competitionId, draftId)),
        reads.get(documents.players(competitionId)),
        target,
      ])
      const isDrafting = await isDraftOpen(reads, competitionId, competition)
      return { draftRead, players: players.docs.map(player => player.data()), isDrafting }
    },
    decide: ({ uid, input, now, competition, competitionRead }, { draftRead, players, isDrafting }) => {
      const { competitionId, draftId, ...plan } = input
      const existing = draftRead.data()
      if (existing !== undefined)
        return existing.startedBy === uid ? accept({ output: {} }) : refuse('id-taken')
      if (isDrafting) return refuse('draft-open')
      const drawLots = (uids: readonly string[]) => shuffled(uids, below => randomInt(below))
      const started = startDraft(competition, plan, { players, startedBy: uid, now, drawLots })
      if (!started.ok) return started
      return accept({
        output: {},
        write: async (writes, reads) => {
          writes.create(draftRead, started.value)
          writes.update(competitionRead, { draftId, ...admission() })
          const announced = {
            competitionId,
            subjects: [subject('draft', draftId)],
            cause: ['draft', draftId],
          }
          await writeAnnouncements(reads, writes, { ...announced, at: now })
        },
        events: draftEvents(draftId, { before: null, after: started.value, players }),
        log: { action: 'startDraft', captainCount: plan.captainUids.length },
        timers: clockTimers(input, started.value, players),
      })
    },
  }),

  volunteerAsCaptain: action('volunteerAsCaptain', {
    decide: ({ input, competition, player, playerRead }) => {
      const volunteered = volunteerAsCaptain(competition, player, input.wanted)
      if (!volunteered.ok) return volunteered
      if (volunteered.value === player) return accept({ output: {} })
      const wantsToCaptain = volunteered.value.wantsToCaptain ?? FieldValue.delete()
      return accept({ output: {}, write: writes => writes.update(playerRead, { wantsToCaptain }) })
    },
  }),

  pickPlayer: action(
    'pickPlayer',
    steering({
      change: (draft, { uid, isOrganizer, input, ...moment }) =>
        pickPlayer(draft, { ...moment, uid: input.uid, caller: { uid, isOrganizer } }),
      logOf: (after, { players }) => {
        const picked = after.picks.at(-1)
        return picked?.by === 'organizer'
          ? { action: 'pickPlayer', person: named(players, picked.uid) }
          : null
      },
    }),
  ),
  pickByClock,
  takeBackPick: action(
    'takeBackPick',
    steering({
      change: takeBackPick,
      logOf: (_, { players }, before) => ({
        action: 'takeBackPick',
        person: named(players, before.picks.at(-1)?.uid ?? ''),
      }),
    }),
  ),
  pauseDraft: action(
    'pauseDraft',
    steering({
      inAnyTurn: true,
      change: (draft, { input, ...moment }) => (input.paused ? pauseDraft : resumeDraft)(draft, moment),
      logOf: () => null,
    }),
  ),
  changeDraftClock: action(
    'changeDraftClock',
    steering({
      change: (draft, { input: { clock }, ...moment }) => changeClock(draft, { ...moment, clock }),
      logOf: (_, { input: { clock } }) => ({ action: 'changeDraftClock', ...clock }),
    }),
  ),
  replaceDraftCaptain: action(
    'replaceDraftCaptain',
    steering({
      change: (draft, { input: { team, uid }, ...moment }) => replaceCaptain(draft, { ...moment, team, uid }),
      logOf: (_, { input, players }) => ({
        action: 'replaceDraftCaptain',
        person: named(players, input.uid),
        number: input.team + 1,
      }),
    }),
  ),
  cancelDraft: action(
    'cancelDraft',
    steering({
      inAnyTurn: true,
      change: cancelDraft,
      logOf: ({ picks }) => ({ action: 'cancelDraft', pickCount: picks.length }),
    }),
  ),

  /** Stores a captain's list. */
  saveDraftList: action('saveDraftList', {
    read: async ({ reads, uid, input, target }) => ({
      found: await readDraft(reads, input, isOpen, target),
      listRead: await reads.get(documents.draftList(input, uid)),
    }),
    decide: ({ uid, input }, { found, listRead }) => {
      if (!found.ok) return found
      const prepared = mayPrepare(found.value.draft, found.value.players, uid)
      if (!prepared.ok) return prepared
      return accept({
        output: {},
        write: writes => {
          writes.merge(listRead, { uid, uids: input.uids })
          writes.afterCommit(() => clearDraftList(input, uid))
        },
      })
    },
  }),

  confirmDraft,
  reopenDraft,
}

function named(players: readonly Player[], drafted: string) {
  const player = players.find(({ uid, guestUid }) => uid === drafted || guestUid === drafted)
  return { uid: player?.uid ?? drafted, name: player?.displayName ?? null }
}
