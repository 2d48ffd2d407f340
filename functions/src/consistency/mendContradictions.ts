import { functionsRegion } from '@upper-bracket/shared/contract/functionsRegion'
import { onSchedule } from 'firebase-functions/scheduler'
import { capacity } from '../platform/capacity.ts'
import { documents } from '../platform/firestore/documents.ts'
import { logs } from '../platform/logs.ts'
import { applyRemedy } from './applyRemedy.ts'
import { type Page, type Walk, walks } from './walks.ts'

/** The most pages per run, each a competition or a hundred people. */
const pagesPerRun = 200

/** Mending one contradiction can reveal another; further rounds are left to the next run. */
const maxRounds = 10

/** Works through the database page by page, and mends the contradictions that have exactly one right answer. */
export const mendContradictions = onSchedule(
  {
    schedule: 'every 60 minutes',
    region: functionsRegion,
    ...capacity.job,
    timeoutSeconds: 540,
    memory: '512MiB',
  },
  () => mendSome(pagesPerRun),
)

/**
 * Checks `maxPages` pages from where the last run stopped, at most once around. Safe to run twice, even
 * concurrently, and while people use the product.
 */
export async function mendSome(maxPages: number): Promise<void> {
  const position = documents.consistencyPosition()
  const stored = (await position.get()).data()
  let { walk, after } = stored ?? { walk: 0, after: null }
  let [pages, contradictions] = [0, 0]
  for (; pages < maxPages; pages += 1) {
    const current = walks[walk]
    if (current === undefined) {
      await position.set({ walk: 0, after: null })
      break
    }
    const { next, found } = await mendPage(current, after)
    contradictions += found
    if (next === null) walk += 1
    after = next
    await position.set({ walk, after })
  }
  logs.jobRan('mendContradictions', { pages, contradictions })
}

/** Returns where the next page begins, and how many contradictions were in this one. */
async function mendPage(walk: Walk, after: string | null): Promise<Pick<Page, 'next'> & { found: number }> {
  let found = 0
  for (let round = 1; ; round += 1) {
    const page = await walk(after)
    if (round === 1) found = page.contradictions.length
    const mended = await mendAll(page, round)
    if (!mended || round === maxRounds) return { next: page.next, found }
  }
}

/** Returns whether something was mended, after which the page has to be checked again. */
async function mendAll({ contradictions, versions }: Page, round: number): Promise<boolean> {
  let mended = false
  const applied = new Set<string>()
  for (const { rule, sentence, remedy } of contradictions) {
    try {
      // Several contradictions can share a remedy, such as the totals of one competition.
      const known = JSON.stringify(remedy)
      const isMended = remedy !== null && (applied.has(known) || (await applyRemedy(remedy, versions)))
      if (isMended) applied.add(known)
      if (isMended) mended = true
      if (isMended || round === 1) logs.contradiction(rule, sentence, isMended)
    } catch (error) {
      // The others are mended anyway, and this one is found again next time around.
      logs.notMended(sentence, error)
    }
  }
  return mended
}
