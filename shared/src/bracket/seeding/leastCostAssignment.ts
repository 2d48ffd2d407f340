/**
 * Assigns each row of a square matrix of costs, none below zero, a column of its own so that the sum of the costs is
 * the smallest; returns the columns by row. The Hungarian algorithm with shortest augmenting paths (Jonker and
 * Volgenant, 1987), in time n³. Costs are of arbitrary precision, so that one criterion can outweigh all later ones.
 */
export function leastCostAssignment(costs: readonly (readonly bigint[])[]): readonly number[] {
  const size = costs.length
  const costOf = (row: number, column: number) => costs[row]?.[column] ?? 0n
  const rowPrice = new Array<bigint>(size).fill(0n)
  const columnPrice = new Array<bigint>(size).fill(0n)
  const rowOf = new Array<number>(size).fill(-1)
  for (let start = 0; start < size; start++) {
    const distance = new Array<bigint | null>(size).fill(null)
    const previous = new Array<number>(size).fill(-1)
    const isDone = new Array<boolean>(size).fill(false)
    let [row, from, total] = [start, -1, 0n]
    let column = -1
    const reached: (readonly [column: number, total: bigint])[] = []
    do {
      column = -1
      for (let other = 0; other < size; other++) {
        if (isDone[other]) continue
        const length = total + costOf(row, other) - (rowPrice[row] ?? 0n) - (columnPrice[other] ?? 0n)
        const known = distance[other] ?? null
        if (known === null || length < known) {
          distance[other] = length
          previous[other] = from
        }
        if (column < 0 || (distance[other] ?? 0n) < (distance[column] ?? 0n)) column = other
      }
      isDone[column] = true
      total = distance[column] ?? 0n
      reached.push([column, total])
      from = column
      row = rowOf[column] ?? -1
    } while (row >= 0)

    rowPrice[start] = (rowPrice[start] ?? 0n) + total
    for (const [done, length] of reached.slice(0, -1)) {
      const owner = rowOf[done] ?? 0
      rowPrice[owner] = (rowPrice[owner] ?? 0n) + total - length
      columnPrice[done] = (columnPrice[done] ?? 0n) - (total - length)
    }
    while (column >= 0) {
      const before = previous[column] ?? -1
      rowOf[column] = before < 0 ? start : (rowOf[before] ?? start)
      column = before
    }
  }
  const columns = new Array<number>(size).fill(0)
  for (const [column, row] of rowOf.entries()) columns[row] = column
  return columns
}
