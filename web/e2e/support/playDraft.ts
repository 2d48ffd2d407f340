import { expect, type Page } from '@playwright/test'
import type { DraftClock } from '@upper-bracket/shared/draft/draft'
import { membersOf } from '@upper-bracket/shared/draft/members'
import { turnOf } from '@upper-bracket/shared/draft/turn'
import type { RankTier } from '@upper-bracket/shared/ranks/rankTier'
import { call } from '../../../testing/call.ts'
import { crowd } from '../../../testing/crowd.ts'
import { stored } from '../../../testing/database.ts'
import { freshId, seededCompetition } from '../../../testing/seededCompetition.ts'
import type { NewVisitor } from './fixtures.ts'
import { openOverlay } from './openOverlay.ts'
import type { Visitor } from './visitor.ts'

interface DraftJourney {
  readonly captains: number
  /** The number of players who can be picked. */
  readonly pool: number
  readonly clock: DraftClock
  /** The devices and languages of the captains, in turns. */
  readonly devices: readonly ('phone' | 'desktop')[]
  readonly languages: readonly ('ru' | 'en')[]
  /** The device of the stranger. */
  readonly watchedOn?: 'phone' | 'desktop'
  /** Captains, by their places, who are without a network for these picks, both included; without them, the clock picks. */
  readonly offline?: Readonly<Record<number, readonly [first: number, last: number]>>
}

export interface PlayedDraft {
  readonly competitionId: string
  readonly draftId: string
  readonly captains: readonly Visitor[]
  readonly spectator: Page
  readonly overlay: Page
  /** From each pick to the frame in which the spectators' page shows it, in milliseconds; and the overlay. */
  readonly delays: Readonly<Record<'page' | 'overlay', readonly number[]>>
}

declare global {
  interface Window {
    /** When each text was first in the page, by the name of a player. */
    seenAt: Record<string, number>
  }
}

/**
 * Plays a draft in a browser for each captain, with a stranger's page and an overlay next to them, until nobody is left
 * to be picked.
 */
export async function playDraft(
  newVisitor: NewVisitor,
  { captains: count, pool, clock, devices, languages, watchedOn = 'desktop', offline = {} }: DraftJourney,
): Promise<PlayedDraft> {
  const [owner, ...people] = await crowd(count + 1)
  if (owner === undefined) throw new Error('Nobody has signed up')
  const guests = Array.from({ length: pool }, (_, index) => ({
    uid: freshId(),
    displayName: `Pick ${String(index + 1).padStart(2, '0')}`,
    rankTier: (10 * (1 + (index % 7)) + 1) as RankTier,
    guest: true as const,
  }))
  const { competitionId } = await seededCompetition({ owner, players: [...people, ...guests] })
  const draftId = freshId()
  const captainUids = people.map(({ uid }) => uid)
  const started = await call('startDraft', owner, {
    competitionId,
    draftId,
    captainUids,
    order: 'snake',
    seeding: 'hand',
    clock: { pickSeconds: null, reserveSeconds: 0 },
  })
  expect(started).toMatchObject({ ok: true })

  const address = `/competitions/${competitionId}/draft`
  const captains: Visitor[] = []
  for (const [index, person] of people.entries()) {
    const [device, language] = [devices[index % devices.length], languages[index % languages.length]]
    const captain = await newVisitor({ as: person, ...(device && { device }), ...(language && { language }) })
    await captain.page.goto(address)
    await captain.page.locator('[role=status]', { hasText: /./ }).first().waitFor({ state: 'attached' })
    captains.push(captain)
  }
  // Swapped, they are as many.
  const looks = await Promise.all(captains.map(({ page }) => page.evaluate(lookOf)))
  const wanted = people.map((_, index) =>
    [devices[index % devices.length], languages[index % languages.length]].join(),
  )
  expect(new Set(looks).size).toBe(new Set(wanted).size)
  const { page: spectator } = await newVisitor({ fresh: true, device: watchedOn })
  await spectator.goto(address)
  const { page: overlay } = await newVisitor()
  await openOverlay(overlay, competitionId, { view: 'draft' })
  await Promise.all([spectator, overlay].map(page => page.getByText('Pick').first().waitFor()))
  // A stranger's page loads Firestore once it is drawn.
  await spectator.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/Listen/channel')),
  )
  await Promise.all([spectator, overlay].map(page => page.evaluate(noteTeams)))
  await expect(
    await call('changeDraftClock', owner, { competitionId, draftId, turn: 1, clock }),
  ).toMatchObject({ ok: true })

  const [first] = captains
  for (const page of [...(first === undefined ? [] : [first.page]), spectator]) await expectFirstScreen(page)

  const read = async () => {
    const [draft, players] = await Promise.all([
      stored.draft(competitionId, draftId).get(),
      stored.players(competitionId).get(),
    ])
    const found = draft.data()
    if (found === undefined) throw new Error('There is no draft')
    return { draft: found, players: players.docs.map(each => each.data()) }
  }
  const names = new Map(guests.map(({ uid, displayName }) => [uid, displayName]))
  const delays: Record<'page' | 'overlay', number[]> = { page: [], overlay: [] }
  for (let made = 0; ; made += 1) {
    for (const [index, [first, last]] of Object.entries(offline)) {
      const context = captains[Number(index)]?.context
      if (made === first) await context?.setOffline(true)
      if (made === last + 1) await context?.setOffline(false)
    }
    const { draft, players } = await read()
    const turn = turnOf(draft, players)
    if (turn === null) break
    const isOffline = Object.entries(offline).some(
      ([index, [first, last]]) => Number(index) === turn.team && made >= first && made <= last,
    )
    const buttons = isOffline ? undefined : captains[turn.team]?.page.locator('[data-pick]')
    await expect(async () => {
      // A tap just after the turn has begun counts for nothing; and the answer takes a moment.
      await buttons
        ?.first()
        .click({ timeout: 1000 })
        .catch(() => undefined)
      await expect
        .poll(async () => (await read()).draft.picks.length, { timeout: 1000 })
        .toBeGreaterThan(made)
    }).toPass({ timeout: 60_000 })
    const pick = (await read()).draft.picks[made]
    if (pick === undefined) throw new Error('The pick was taken back')
    const name = names.get(pick.uid) ?? ''
    for (const [place, shown] of [
      ['page', spectator],
      ['overlay', overlay],
    ] as const) {
      const seenAt = await shown.waitForFunction(each => window.seenAt[each], name)
      delays[place].push(((await seenAt.jsonValue()) ?? Number.NaN) - pick.at)
    }
  }
  const { draft, players } = await read()
  const drafted = membersOf(draft, players).flat()
  expect(new Set(drafted).size).toBe(count + pool)
  expect(draft.picks).toHaveLength(pool)
  await call('confirmDraft', owner, { competitionId, draftId, turn: draft.turn })
  return { competitionId, draftId, captains, spectator, overlay, delays }
}

/** Expects the turn, the clock and two players of the pool on the first screen; those on turn can pick them. */
async function expectFirstScreen(page: Page): Promise<void> {
  const pool = page.getByRole('region', { name: /^(Игроки|Players)/ })
  const shown = [
    page.getByRole('heading', { level: 2 }),
    page.getByRole('timer'),
    pool.getByRole('listitem').nth(0),
    pool.getByRole('listitem').nth(1),
  ]
  await page.getByRole('timer').waitFor()
  for (const each of shown) await expect(each.first()).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
}

/** Runs in the page: its device and language. */
function lookOf(): string {
  return [window.innerWidth < 700, document.documentElement.lang].join()
}

/** Runs in the page: notes the first frame in which a player is in a team. */
function noteTeams(): void {
  window.seenAt = {}
  const look = () => {
    const teams = document.querySelectorAll('[data-pages] li, [role=status]')
    const text = [...teams].map(team => team.textContent).join(' ')
    for (const [name] of text.matchAll(/Pick \d\d/g)) window.seenAt[name] ??= Date.now()
  }
  look()
  new MutationObserver(() => requestAnimationFrame(look)).observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
  })
}
