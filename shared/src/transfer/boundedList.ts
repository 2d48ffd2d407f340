import * as z from 'zod/mini'
import { util } from 'zod/v4/core'

/** So many problems are listed; a person corrects these and tries again. */
export const problemsMax = 100

/** A schema for a list of at most `max` items that looks at no more of them after `problemsMax` problems. */
export function boundedList<Item extends z.ZodMiniType>(item: Item, max: number): z.ZodMiniArray<Item> {
  const list = z.array(item).check(z.maxLength(max))
  const { run } = list._zod
  list._zod.run = (payload, context) => {
    const { value: items } = payload
    if (!Array.isArray(items) || items.length > max) return run(payload, context)
    const read: unknown[] = []
    for (const [index, value] of items.entries()) {
      const result = item._zod.run({ value, issues: [] }, context)
      // No schema of a file is asynchronous.
      if (result instanceof Promise) return run(payload, context)
      for (const issue of util.prefixIssues(index, result.issues)) payload.issues.push(issue)
      read.push(result.value)
      if (payload.issues.length >= problemsMax) break
    }
    return { ...payload, value: read }
  }
  return list
}
