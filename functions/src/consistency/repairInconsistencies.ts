import { functionsRegion } from '@upper-bracket/shared/contract/functionsRegion'
import { onSchedule } from 'firebase-functions/scheduler'
import { capacity } from '../platform/capacity.ts'
import { documents } from '../platform/firestore/documents.ts'
import type { ConsistencyPosition } from '../platform/firestore/models.ts'
import { logs } from '../platform/logs.ts'
import { unlessPaused } from '../platform/pause.ts'
import { applyFix } from './applyFix.ts'
import { changedParts } from './changedParts.ts'
import { type Page, walks } from './walks.ts'

/** The maximum number of pages per run, each a competition or a hundred people. */
const pagesPerRun = 200

/** Repairing one inconsistency can reveal another; further rounds are left to the next run. */
const maxRounds = 10

/** Everything is looked at once in this time. */
const roundMs = 7 * 24 * 60 * 60_000

/**
 * Looks at what has changed, and once a week at everything, and repairs the inconsistencies that have exactly one right
 * answer.
 */
export const repairInconsistencies = onSchedule(
  {
    schedule: '0 * * * *',
    region: functionsRegion,
    ...capacity.job,
    timeoutSeconds: 540,
    memory: '512MiB',
  },
  unlessPaused(() => repairSome(pagesPerRun, Date.now())),
)

interface Repaired {
  readonly pages: number
  readonly inconsistencies: number
}

/**
 * Checks `maxPages` pages from where the last run stopped: at most half of them are parts with changes, so that
 * everything else has its turn as well. Safe to run twice, even concurrently,
 * and while the product is in use.
 */
export async function repairSome(maxPages: number, now: number): Promise<void> {
  const changed = await repairChanged(Math.floor(maxPages / 2))
  const round = await repairRound(maxPages - changed.pages, now)
  logs.jobRan('repairInconsistencies', {
    pages: changed.pages + round.pages,
    inconsistencies: changed.inconsistencies + round.inconsistencies,
  })
}

async function repairChanged(maxPages: number): Promise<Repaired> {
  const { stored, readAt } = await readPosition()
  const { until, after } = stored.looking ?? { until: readAt, after: '' }
  // The first round looks at everything anyway.
  const parts = await changedParts(stored.lookedUntil ?? until)
  const left = parts.filter(({ key }) => key > after)
  let [pages, inconsistencies] = [0, 0]
  for (const { key, look } of left.slice(0, maxPages)) {
    inconsistencies += (await repairPage(look)).found
    pages += 1
    await movePosition({ looking: { until, after: key } })
  }
  if (pages === left.length) await movePosition({ lookedUntil: until, looking: null })
  return { pages, inconsistencies }
}

/** Continues the walk through everything, or begins another one if the last one began long enough ago. */
export async function repairRound(maxPages: number, now: number): Promise<Repaired> {
  const { stored } = await readPosition()
  let { walk, after, startedAt = now } = stored
  if (walk >= walks.length && now - startedAt >= roundMs) [walk, after, startedAt] = [0, null, now]
  let [pages, inconsistencies] = [0, 0]
  for (; pages < maxPages; pages += 1) {
    const current = walks[walk]
    if (current === undefined) break
    const from = after
    const { next, found } = await repairPage(() => current(from))
    inconsistencies += found
    if (next === null) walk += 1
    after = next
    await movePosition({ walk, after, startedAt })
  }
  return { pages, inconsistencies }
}

async function readPosition() {
  const read = await documents.consistencyPosition().get()
  const stored: ConsistencyPosition = { walk: 0, after: null, ...read.data() }
  return { stored, readAt: read.readTime.toMillis() }
}

async function movePosition(fields: Partial<ConsistencyPosition>): Promise<void> {
  await documents.consistencyPosition().set({ ...fields } as ConsistencyPosition, { merge: true })
}

/** Returns where the next page begins, and the number of inconsistencies in this one. */
async function repairPage(look: () => Promise<Page>): Promise<Pick<Page, 'next'> & { found: number }> {
  let found = 0
  for (let round = 1; ; round += 1) {
    const page = await look()
    if (page.unchecked !== undefined) logs.notChecked(page.unchecked.part, page.unchecked.error)
    if (round === 1) found = page.inconsistencies.length
    const repaired = await repairAll(page, round)
    if (!repaired || round === maxRounds) return { next: page.next, found }
  }
}

/** Returns whether something was repaired, in which case the page has to be checked again. */
async function repairAll({ inconsistencies, versions }: Page, round: number): Promise<boolean> {
  let repaired = false
  const applied = new Set<string>()
  for (const { rule, sentence, fix } of inconsistencies) {
    try {
      // Several inconsistencies can share a fix, such as the totals of one competition.
      const known = JSON.stringify(fix)
      const isRepaired = fix !== null && (applied.has(known) || (await applyFix(fix, versions)))
      if (isRepaired) applied.add(known)
      if (isRepaired) repaired = true
      if (isRepaired || round === 1) logs.inconsistency(rule, sentence, isRepaired)
    } catch (error) {
      // The others are still repaired, and this one is found again in the next round.
      logs.notRepaired(sentence, error)
    }
  }
  return repaired
}
