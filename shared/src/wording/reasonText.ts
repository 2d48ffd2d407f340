import type { TableRow } from '../bracket/tables/stageTable.ts'
import type { Reason } from '../bracket/tables/tiers.ts'
import type { TFunction } from 'i18next'

/** Returns why a row is above the next one, unless a column shows that at a glance: the first criterion. */
export function reasonText(
  t: TFunction<'stages'>,
  { above, record }: TableRow,
  next: TableRow | undefined,
  firstCriterion: string | undefined,
): string | null {
  if (above === null || next === undefined || above.criterion === firstCriterion) return null
  const text = aboveText(t, above, record, next)
  return above.lacksRounds ? t('lacksRounds', { reason: text }) : text
}

function aboveText(
  t: TFunction<'stages'>,
  { criterion, miniLeague, own, other, isLadder }: Reason,
  record: TableRow['record'],
  next: TableRow,
): string {
  if (isLadder) return t(own === 1 ? 'aboveLadderWon' : 'aboveLadderFirst')
  const values = (of: string) => ({ own: signed(of, own), other: signed(of, other) })
  if (criterion === 'tie-break-match' && miniLeague !== null) {
    const by = miniLeague.criterion
    return t('aboveTieBreaks', { criterion: t(`criterion_${by}`), ...values(by) })
  }
  if (criterion === 'tie-break-match' && own === other) return t('aboveTieBreakWalkover')
  if (criterion !== 'head-to-head') return t(`above_${criterion}`, values(criterion))
  const between = record.meetings.filter(({ opponentId }) => opponentId === next.record.teamId)
  const [meeting] = between
  const isOneGame = meeting?.rounds && meeting.games[0] + meeting.games[1] === 1
  const isByRounds = !isOneGame && roundCriteria.has(miniLeague?.criterion ?? '')
  const areTwo = miniLeague?.teamIds.length === 2 && between.length === 1
  if (miniLeague === null || (areTwo && meeting && !isByRounds)) {
    const [won, lost] = (isOneGame ? meeting.rounds : meeting?.games) ?? [0, 0]
    return meeting?.isWalkover ? t('aboveWalkover') : t('aboveMeeting', { won, lost })
  }
  return t(miniLeague.teamIds.length === 2 ? 'aboveMeetings' : 'aboveMiniLeague', {
    count: miniLeague.teamIds.length,
    criterion: t(`criterion_${miniLeague.criterion}`),
    ...values(miniLeague.criterion),
  })
}

const roundCriteria: ReadonlySet<string> = new Set(['round-difference', 'rounds-won'])
const differences = new Set(['game-difference', 'round-difference', 'difficulty', 'record'])

/** Writes a difference with its sign, and any other number with up to two decimals. */
export function signed(criterion: string, value: number): string {
  const text = String(Math.round(Math.abs(value) * 100) / 100)
  if (value < 0) return `−${text}`
  return differences.has(criterion) && value > 0 ? `+${text}` : text
}
