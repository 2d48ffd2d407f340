import { teamSize } from '@upper-bracket/shared/format/teamLimits'
import { chance } from '@upper-bracket/shared/random/chance'
import { expect } from 'vitest'
import { stored } from '../../../../testing/database.ts'
import type { Person } from '../../../../testing/person.ts'
import { freshId } from '../../../../testing/seededCompetition.ts'
import { pickByClockTimer } from '../../../src/drafts/pickByClock.ts'
import { callInProcess as call } from './callInProcess.ts'
import { startedDraft } from './draftsAtHand.ts'
import { mortal } from './mortal.ts'

type Drafting = Awaited<ReturnType<typeof startedDraft>>
type View = Awaited<ReturnType<Drafting['look']>>

/**
 * Plays a draft through the functions: with picks at the same time, repeated and late ones, players who leave and join,
 * pauses, picks taken back, captains replaced, and calls whose process is killed and which are repeated. `killAtRequests`
 * must be on. Returns how many calls were killed.
 */
export async function simulatedDraft(owner: Person, seed: number): Promise<number> {
  const below = chance(seed)
  const captains = Array.from({ length: 2 + below(2) }, () => ({ uid: freshId() }))
  const drafting = await startedDraft(owner, captains, { others: 3 + below(9) })
  let killed = 0

  /** Makes a call, perhaps in a process that is killed, and then again as a page would. */
  async function persistently(work: () => Promise<unknown>): Promise<void> {
    if (below(3) === 0) {
      // A refusal is a reply; only a killed call throws.
      await mortal(below(3), work).catch(() => {
        killed += 1
      })
    }
    await work()
  }

  for (let step = 0; step < 60; step++) {
    const view = await drafting.look()
    expectSound(view)
    if (view.current === null) break
    if (below(5) === 0) await disturb(drafting, view, below, persistently)
    else await pickAtOnce(view, below, persistently)
    const after = await drafting.look()
    // However many asked for it.
    expect(after.draft.picks.length).toBeLessThanOrEqual(view.draft.picks.length + 1)
  }

  await toTheEnd(drafting)
  const { input, members } = await drafting.look()
  await persistently(() => call('confirmDraft', owner, input))
  const { draft } = await drafting.read()
  expect(draft.status).toBe('confirmed')
  const teams = await stored.teams(drafting.competitionId).get()
  const made = draft.teams.map(
    ({ teamId }) => teams.docs.find(({ id }) => id === teamId)?.data().playerUids ?? [],
  )
  expect(made).toEqual(members)
  expect(teams.size).toBe(members.filter(({ length }) => length > 0).length)
  return killed

  async function toTheEnd({ ref, look }: Drafting): Promise<void> {
    for (
      let view = await look();
      view.current !== null || view.draft.status === 'paused';
      view = await look()
    ) {
      const { draft } = view
      if (draft.status === 'paused') await call('pauseDraft', owner, { ...view.input, paused: false })
      else if (draft.turnStartedAt === null) await call('pickByClock', owner, view.input)
      else {
        // Its time is over.
        await ref.update({ turnStartedAt: 1 })
        const timer = { ...view.input, kind: 'pickByClock', dueAt: 1 } as const
        await Promise.all([
          pickByClockTimer(timer),
          call('pickByClock', owner, view.input),
          pickByClockTimer(timer),
        ])
      }
      const after = await look()
      expect(after.draft.turn).toBeGreaterThan(draft.turn)
      expect(after.draft.picks.length).toBeLessThanOrEqual(draft.picks.length + 1)
      expectSound(after)
    }
  }

  async function pickAtOnce(
    { input, captainUid, pool, draft, members }: View,
    random: (limit: number) => number,
    persist: (work: () => Promise<unknown>) => Promise<void>,
  ): Promise<void> {
    const one = () => pool[random(pool.length)] ?? ''
    const captain = { uid: captainUid ?? owner.uid }
    const stranger = { uid: members.find(([uid]) => uid !== captainUid)?.[0] ?? owner.uid }
    const [uid, other] = [one(), one()]
    const work = [
      () => persist(() => call('pickPlayer', captain, { ...input, uid })),
      () => call('pickPlayer', captain, { ...input, uid }),
      () => call('pickPlayer', captain, { ...input, uid: other }),
      () => call('pickPlayer', stranger, { ...input, uid: other }),
      () => call('pickPlayer', owner, { ...input, uid: other }),
      () => call('pickPlayer', captain, { ...input, uid: other, turn: Math.max(1, input.turn - 1) }),
      () => call('pickByClock', stranger, input),
    ]
    if (random(6) === 0 && draft.status === 'running') await drafting.ref.update({ turnStartedAt: 1 })
    await Promise.all(work.filter((_, index) => index === 0 || random(3) === 0).map(each => each()))
  }

  async function disturb(
    { competitionId, draftId }: Drafting,
    { input, pool, members, draft }: View,
    random: (limit: number) => number,
    persist: (work: () => Promise<unknown>) => Promise<void>,
  ): Promise<void> {
    const drafted = members.flat()
    const uid = drafted[random(drafted.length)] ?? ''
    const guest = {
      uid: `guest-${freshId()}`,
      name: `Guest ${random(100_000)}`,
      rankTier: null,
      teamId: null,
    }
    const team = random(draft.teams.length)
    const disturbances = [
      () => call('removePlayer', owner, { competitionId, uid }),
      () => call('addGuestPlayers', owner, { competitionId, players: [guest], teams: [] }),
      () => call('pauseDraft', owner, { ...input, paused: draft.status === 'running' }),
      () => call('takeBackPick', owner, input),
      () => call('replaceDraftCaptain', owner, { ...input, team, uid: members[team]?.at(-1) ?? '' }),
      () =>
        call('changeDraftClock', owner, { ...input, clock: { pickSeconds: 30, reserveSeconds: random(60) } }),
      () =>
        call(
          'saveDraftList',
          // Everybody may have left the team.
          { uid: members[team]?.[0] ?? owner.uid },
          { competitionId, draftId, uids: pool.slice(-3) },
        ),
    ]
    const chosen = disturbances[random(disturbances.length)]
    if (chosen !== undefined) await persist(chosen)
  }
}

function expectSound({ draft, members, players }: View): void {
  const seated = members.flat()
  expect(new Set(seated).size).toBe(seated.length)
  expect(Math.max(...members.map(({ length }) => length))).toBeLessThanOrEqual(teamSize)
  const standing = draft.picks.filter(({ left }) => !left).map(({ uid }) => uid)
  expect(new Set(standing).size).toBe(standing.length)
  expect(new Set(draft.picks.map(({ turn }) => turn)).size).toBe(draft.picks.length)
  expect(draft.teams.every(({ reserveMs }) => reserveMs >= 0)).toBe(true)
  expect(players.filter(({ teamId }) => teamId !== null)).toEqual([])
}
