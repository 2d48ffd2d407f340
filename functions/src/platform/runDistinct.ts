import { logs } from './logs.ts'

/** Runs `work` once for each distinct target, side by side. A target that fails is logged and left to the next run. */
export async function runDistinct<T>(
  targets: readonly T[],
  nameOf: (target: T) => string,
  work: (target: T) => Promise<void>,
): Promise<{ readonly ran: number; readonly failed: number }> {
  const distinct = new Map(targets.map(target => [nameOf(target), target]))
  let failed = 0
  await Promise.all(
    [...distinct].map(async ([name, target]) => {
      try {
        await work(target)
      } catch (error) {
        failed += 1
        logs.leftBehind(name, error)
      }
    }),
  )
  return { ran: distinct.size, failed }
}
