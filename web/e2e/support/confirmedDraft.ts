import { aCompetition } from '@upper-bracket/shared/competition/testing/aCompetition'
import type { Draft } from '@upper-bracket/shared/draft/draft'
import { pickPlayer } from '@upper-bracket/shared/draft/pickPlayer'
import { startDraft } from '@upper-bracket/shared/draft/startDraft'
import { call } from '../../../testing/call.ts'
import { stored } from '../../../testing/database.ts'
import type { Person } from '../../../testing/person.ts'
import { freshId, seededCompetition } from '../../../testing/seededCompetition.ts'

/** Creates a competition whose teams two captains have drafted, and returns its id. */
export async function confirmedDraft(owner: Person): Promise<string> {
  const people = Array.from({ length: 10 }, (_, at) => ({
    uid: freshId(),
    displayName: `Player ${at}`,
    rankTier: 55 as const,
  }))
  const { competitionId } = await seededCompetition({ owner, players: people })
  const players = (await stored.players(competitionId).get()).docs.map(row => row.data())
  const now = Date.now()
  const [captains, others] = [people.slice(0, 2), people.slice(2)]
  const plan = {
    captainUids: captains.map(({ uid }) => uid),
    order: 'snake',
    seeding: 'hand',
    clock: { pickSeconds: null, reserveSeconds: 0 },
  } as const
  const started = startDraft(aCompetition({ playerCount: players.length }), plan, {
    players,
    startedBy: owner.uid,
    now,
    drawLots: uids => uids,
  })
  if (!started.ok) throw new Error(started.code)
  const caller = { uid: owner.uid, isOrganizer: true }
  const draft = others.reduce((before: Draft, { uid }) => {
    const picked = pickPlayer(before, { players, now, turn: before.turn, uid, caller })
    if (!picked.ok) throw new Error(picked.code)
    return picked.value
  }, started.value)
  const draftId = freshId()
  await stored.draft(competitionId, draftId).set(draft)
  await stored.competition(competitionId).update({ draftId })
  const confirmed = await call('confirmDraft', owner, { competitionId, draftId, turn: draft.turn })
  if (!confirmed.ok) throw new Error(String(confirmed.code))
  return competitionId
}
