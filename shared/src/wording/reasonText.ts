import type { TableRow } from '../bracket/tables/stageTable.ts'
import type { TFunction } from 'i18next'

/** Returns why a row is above the next one, unless a column shows that at a glance: the first criterion. */
export function reasonText(
  t: TFunction<'stages'>,
  { above, record }: TableRow,
  next: TableRow | undefined,
  firstCriterion: string | undefined,
): string | null {
  if (above === null || next === undefined || above.criterion === firstCriterion) return null
  const { criterion, miniLeague, own, other } = above
  if (criterion === 'tie-break-match' && own === other) return t('aboveTieBreakWalkover')
  if (criterion !== 'head-to-head')
    return t(`above_${criterion}`, { own: signed(criterion, own), other: signed(criterion, other) })
  const between = record.meetings.filter(({ opponentId }) => opponentId === next.record.teamId)
  const [meeting] = between
  if (miniLeague === null || (miniLeague.teamIds.length === 2 && between.length === 1 && meeting)) {
    const [won, lost] = meeting?.games ?? [0, 0]
    return meeting?.isWalkover ? t('aboveWalkover') : t('aboveMeeting', { won, lost })
  }
  return t(miniLeague.teamIds.length === 2 ? 'aboveMeetings' : 'aboveMiniLeague', {
    count: miniLeague.teamIds.length,
    criterion: t(`criterion_${miniLeague.criterion}`),
    own: signed(miniLeague.criterion, own),
    other: signed(miniLeague.criterion, other),
  })
}

const differences = new Set(['game-difference', 'difficulty', 'record'])

/** Writes a difference with its sign, and any other number with up to two decimals. */
export function signed(criterion: string, value: number): string {
  const text = String(Math.round(Math.abs(value) * 100) / 100)
  if (value < 0) return `−${text}`
  return differences.has(criterion) && value > 0 ? `+${text}` : text
}
