import type { Inconsistency } from '@upper-bracket/shared/consistency/inconsistency'
import type { Unchecked } from '../../functions/src/consistency/walks.ts'

/**
 * Prints every inconsistency of a database, and their number; changes nothing. Returns the exit code: 1 if there are
 * any, 2 if a part of the database could not be checked, which is named.
 */
export async function tellInconsistencies(
  found: AsyncIterable<Inconsistency | Unchecked>,
  print: (line: string) => void,
): Promise<number> {
  const counts = new Map<string, number>()
  let [total, repairable, unchecked] = [0, 0, 0]
  for await (const each of found) {
    if ('part' in each) {
      unchecked += 1
      print(`Not checked: ${each.part} (${each.error instanceof Error ? each.error.message : each.error})`)
      continue
    }
    print(each.sentence)
    counts.set(each.rule, (counts.get(each.rule) ?? 0) + 1)
    total += 1
    if (each.fix !== null) repairable += 1
  }

  if (total === 0 && unchecked === 0) print('Nothing contradicts anything.')
  if (total > 0) {
    print('')
    for (const [rule, count] of [...counts].sort(([, a], [, b]) => b - a)) {
      print(`${String(count).padStart(6)}  ${rule}`)
    }
    const noun = total === 1 ? 'inconsistency' : 'inconsistencies'
    print(`\n${total} ${noun}, ${repairable} with one right answer.`)
  }
  if (unchecked > 0) print(`\nThe check is incomplete: ${unchecked} of its parts could not be read.`)
  return unchecked > 0 ? 2 : total > 0 ? 1 : 0
}
