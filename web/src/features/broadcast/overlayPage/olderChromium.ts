// Stream software contains browsers as old as Chromium 103. These are the standard's functions that it lacks, for the
// arguments that the overlays pass.

Array.prototype.toSorted ??= function (compare) {
  return [...this].sort(compare)
}
Array.prototype.toReversed ??= function () {
  return [...this].reverse()
}
Array.prototype.toSpliced ??= function (start: number, count: number, ...added: readonly unknown[]) {
  const copy = [...this]
  copy.splice(start, count, ...added)
  return copy
}
Array.prototype.with ??= function (index, value) {
  const copy = [...this]
  copy.splice(index, 1, value)
  return copy
}

function groupBy<Key, Item>(items: Iterable<Item>, keyOf: (item: Item, index: number) => Key) {
  const groups = new Map<Key, Item[]>()
  let index = 0
  for (const item of items) {
    const key = keyOf(item, index)
    index += 1
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [item])
    else group.push(item)
  }
  return groups
}
Map.groupBy ??= groupBy
Object.groupBy ??= (items, keyOf) => Object.fromEntries(groupBy(items, keyOf)) as never
