import { isOpen } from '../draft/turn.ts'
import type { CompetitionRecords } from './competitionRecords.ts'
import type { Inconsistency } from './inconsistency.ts'
import { paths } from './paths.ts'

/** Finds inconsistencies of the current draft: it exists, picks nobody twice, and only players have lists for an open one. */
export function draftInconsistencies(records: CompetitionRecords): Inconsistency[] {
  const { competitionId, competition, drafts, draftLists, players } = records
  const { draftId } = competition
  if (draftId === undefined) return []
  const path = paths.draft(competitionId, draftId)
  const draft = drafts.get(draftId)
  if (draft === undefined) {
    const sentence = `${paths.competition(competitionId)} names ${path}, which does not exist.`
    return [{ rule: 'draft-missing', sentence, fix: null }]
  }
  const found: Inconsistency[] = []
  const picked = draft.picks.flatMap(({ uid, left }) => (left ? [] : [uid]))
  const drafted = [...draft.teams.flatMap(({ seatedUids }) => seatedUids), ...picked]
  const twice = drafted.filter((uid, index) => drafted.indexOf(uid) < index)
  if (twice.length > 0) {
    found.push({ rule: 'drafted-twice', sentence: `${path} has ${twice.join(', ')} twice.`, fix: null })
  }
  for (const uid of draftLists.keys()) {
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
