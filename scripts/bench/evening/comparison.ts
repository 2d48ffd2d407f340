/** A webhook as it arrived; a repetition has the same id. */
export interface ReceivedWebhook {
  readonly id: string
  readonly type: string
  readonly revision: number
}

/** Returns a sentence for everything that is missing, that nobody expected, or that is there more than once. */
export function lostOrDoubled(expected: Iterable<string>, found: readonly string[]): readonly string[] {
  const wanted = new Set(expected)
  const counts = countsOf(found)
  return [
    ...[...wanted].filter(each => !counts.has(each)).map(each => `lost: ${each}`),
    ...[...counts].flatMap(([each, count]) => [
      ...(wanted.has(each) ? [] : [`for nobody: ${each}`]),
      ...(count > 1 ? [`${count} times: ${each}`] : []),
    ]),
  ]
}

/** Compares what several receivers of the same events got: all of them, in the order of their revisions. */
export function receiverFaults(
  receivers: readonly (readonly ReceivedWebhook[])[],
  eventCount: number,
): readonly string[] {
  const lists = receivers.map(received => {
    const ids = new Set<string>()
    return received.filter(({ id }) => ids.size < ids.add(id).size)
  })
  const types = lists.map(list => [...countsOf(list.map(({ type }) => type))].toSorted().join())
  return lists.flatMap((list, index) => {
    const late = list.findIndex(({ revision }, at) => at > 0 && revision <= (list[at - 1]?.revision ?? 0))
    const name = `webhook ${index + 1}`
    return [
      ...(list.length === eventCount ? [] : [`${name} received ${list.length} of ${eventCount} events`]),
      ...(types[index] === types[0] ? [] : [`${name} received other events than the first`]),
      ...(late < 0 ? [] : [`${name} received event ${late + 1} out of order`]),
    ]
  })
}

/** Whether a message was given up because nobody could use it any more, whatever kept it before. */
export function isTooLate(reason: string | null): boolean {
  return reason !== null && /^too late(:|$)/.test(reason)
}

/** Returns how often each text occurs. */
export function countsOf(texts: Iterable<string>): Map<string, number> {
  const counts = new Map<string, number>()
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1)
  return counts
}
