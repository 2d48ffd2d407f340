import type { Draft } from '../draft/draft.ts'
import { isOpen } from '../draft/turn.ts'
import type { CompetitionRecords } from './competitionRecords.ts'
import type { Inconsistency } from './inconsistency.ts'
import { paths } from './paths.ts'

/**
 * Finds inconsistencies of drafts: the current one exists, none picks a player twice, and only players have lists for an
 * open one.
 */
export function draftInconsistencies(records: CompetitionRecords): Inconsistency[] {
  const { competitionId, competition, drafts } = records
  const { draftId } = competition
  const found = [...drafts].flatMap(([id, draft]) => inconsistenciesOf(records, id, draft))
  if (draftId === undefined || drafts.has(draftId)) return found
  const path = paths.draft(competitionId, draftId)
  const sentence = `${paths.competition(competitionId)} names ${path}, which does not exist.`
  return [...found, { rule: 'draft-missing', sentence, fix: null }]
}

function inconsistenciesOf(
  { competitionId, draftLists, players }: CompetitionRecords,
  draftId: string,
  draft: Draft,
): Inconsistency[] {
  const path = paths.draft(competitionId, draftId)
  const found: Inconsistency[] = []
  const picked = draft.picks.flatMap(({ uid, left }) => (left ? [] : [uid]))
  const drafted = [...draft.teams.flatMap(({ seatedUids }) => seatedUids), ...picked]
  const twice = drafted.filter((uid, index) => drafted.indexOf(uid) < index)
  if (twice.length > 0) {
    found.push({ rule: 'drafted-twice', sentence: `${path} has ${twice.join(', ')} twice.`, fix: null })
  }
  for (const uid of draftLists.get(draftId)?.keys() ?? []) {
    if (players.has(uid) && isOpen(draft)) continue
    const [list, player] = [paths.draftList(competitionId, draftId, uid), paths.player(competitionId, uid)]
    found.push({
      rule: 'orphaned-draft-list',
      sentence: `${list} exists, but ${players.has(uid) ? `${path} is over` : `there is no ${player}`}.`,
      fix: { by: 'writing', basis: [list, player, path], writes: [{ path: list, fields: null }] },
    })
  }
  return found
}
