import { functionsRegion } from '@upper-bracket/shared/contract/functionsRegion'
import { onSchedule } from 'firebase-functions/scheduler'
import { capacity } from '../platform/capacity.ts'
import { documents } from '../platform/firestore/documents.ts'
import { logs } from '../platform/logs.ts'
import { applyFix } from './applyFix.ts'
import { type Page, type Walk, walks } from './walks.ts'

/** The maximum number of pages per run, each a competition or a hundred people. */
const pagesPerRun = 200

/** Repairing one inconsistency can reveal another; further rounds are left to the next run. */
const maxRounds = 10

/** Walks the database page by page, and repairs the inconsistencies that have exactly one right answer. */
export const repairInconsistencies = onSchedule(
  {
    schedule: '0 * * * *',
    region: functionsRegion,
    ...capacity.job,
    timeoutSeconds: 540,
    memory: '512MiB',
  },
  () => repairSome(pagesPerRun),
)

/**
 * Checks `maxPages` pages from where the last run stopped, at most one full round. Safe to run twice, even
 * concurrently, and while the product is in use.
 */
export async function repairSome(maxPages: number): Promise<void> {
  const position = documents.consistencyPosition()
  const stored = (await position.get()).data()
  let { walk, after } = stored ?? { walk: 0, after: null }
  let [pages, inconsistencies] = [0, 0]
  for (; pages < maxPages; pages += 1) {
    const current = walks[walk]
    if (current === undefined) {
      await position.set({ walk: 0, after: null })
      break
    }
    const { next, found } = await repairPage(current, after)
    inconsistencies += found
    if (next === null) walk += 1
    after = next
    await position.set({ walk, after })
  }
  logs.jobRan('repairInconsistencies', { pages, inconsistencies })
}

/** Returns where the next page begins, and the number of inconsistencies in this one. */
async function repairPage(walk: Walk, after: string | null): Promise<Pick<Page, 'next'> & { found: number }> {
  let found = 0
  for (let round = 1; ; round += 1) {
    const page = await walk(after)
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
