import { functionsRegion } from '@upper-bracket/shared/contract/functionsRegion'
import { accept } from '@upper-bracket/shared/errors/outcome'
import { repairedEntry } from '@upper-bracket/shared/player/repairedEntry'
import { avatarCount } from '@upper-bracket/shared/profile/ownPhoto'
import type { DocumentReference, Query } from 'firebase-admin/firestore'
import { onSchedule } from 'firebase-functions/scheduler'
import { capacity } from '../platform/capacity.ts'
import { firestore, ownProjectId } from '../platform/firebase.ts'
import { withChangeTime } from '../platform/firestore/changeTime.ts'
import { documents } from '../platform/firestore/documents.ts'
import type { RepairingState } from '../platform/firestore/models.ts'
import { find, orderById } from '../platform/firestore/find.ts'
import { logs } from '../platform/logs.ts'
import { unlessPaused } from '../platform/pause.ts'
import { runTransaction } from '../platform/transaction/runTransaction.ts'
import { withOwnPhoto } from '../profiles/withOwnPhoto.ts'

const pageSize = 300
/** The maximum number of pages per run; the next run resumes there. */
const pagesPerRun = 100

/**
 * Removes e-mail addresses from names, and pictures hosted elsewhere, from profiles and entries that were written
 * before both were prevented. It walks the database once, in as many runs as needed, and never again.
 */
export const repairPublicCopies = onSchedule(
  { schedule: '0 * * * *', region: functionsRegion, ...capacity.job, timeoutSeconds: 540 },
  unlessPaused(() => repairCopies(pagesPerRun)),
)

/** Safe to run twice, even concurrently, because each document is checked again when it is written. */
export async function repairCopies(pages: number): Promise<void> {
  const progress = documents.repairing('publicCopies')
  let state: RepairingState = (await progress.get()).data() ?? { stage: 'profiles', after: null }
  let page = 0
  for (; page < pages && state.stage !== 'done'; page += 1) {
    state = state.stage === 'profiles' ? await repairProfiles(state) : await repairEntries(state)
    await progress.set(state)
  }
  logs.jobRan('repairPublicCopies', { pages: page })
}

async function repairProfiles({ after }: RepairingState): Promise<RepairingState> {
  const refs = await nextPage(documents.profiles(), after)
  await Promise.all(refs.map(repairProfile))
  return stateAfter(refs, 'profiles', 'players')
}

async function repairEntries({ after }: RepairingState): Promise<RepairingState> {
  const refs = await nextPage(find('everyPlayer', {}), after)
  await Promise.all(refs.map(repairEntry))
  return stateAfter(refs, 'players', 'done')
}

function repairProfile({ id: uid }: DocumentReference): Promise<unknown> {
  return runTransaction(async transaction => {
    const snapshot = await transaction.get(documents.profile(uid))
    const profile = snapshot.data()
    if (profile !== undefined && withOwnPhoto(uid, profile) !== profile) {
      const photoURL = `/avatars/avatar${Math.floor(Math.random() * avatarCount)}.svg`
      transaction.update(snapshot.ref, withChangeTime(snapshot.ref, { photoURL }))
    }
    return accept(null)
  })
}

function repairEntry(ref: DocumentReference): Promise<unknown> {
  const competitionId = ref.parent.parent?.id ?? ''
  return runTransaction(async transaction => {
    const snapshot = await transaction.get(documents.player(competitionId, ref.id))
    const entry = snapshot.data()
    if (entry === undefined) return accept(null)
    const repaired = repairedEntry(entry, ownProjectId())
    const isRight = repaired.displayName === entry.displayName && repaired.photoURL === entry.photoURL
    if (!isRight) transaction.update(snapshot.ref, withChangeTime(snapshot.ref, repaired))
    return accept(null)
  })
}

/** Returns only references, sorted by path, because the documents are read again in a transaction. */
async function nextPage<T>(query: Query<T>, after: string | null): Promise<readonly DocumentReference[]> {
  const ordered = orderById(query).select().limit(pageSize)
  const page = await (after === null ? ordered : ordered.startAfter(firestore().doc(after))).get()
  return page.docs.map(({ ref }) => ref)
}

function stateAfter(
  refs: readonly DocumentReference[],
  stage: RepairingState['stage'],
  next: RepairingState['stage'],
): RepairingState {
  const last = refs.at(-1)
  return last === undefined || refs.length < pageSize
    ? { stage: next, after: null }
    : { stage, after: last.path }
}
