import { expect } from '@playwright/test'
import type { OverlayView } from '@upper-bracket/shared/live/overlay'
import { bracketedCompetition } from '../../testing/bracketedCompetition.ts'
import { stored } from '../../testing/database.ts'
import { signUp } from '../../testing/person.ts'
import { applied, played, swissStage, twoGroups } from '../../testing/stagedCompetition.ts'
import { chooseMap } from './support/chooseMap.ts'
import { beChromium103, youngRules } from './support/chromium103.ts'
import { test } from './support/fixtures.ts'
import { openOverlay, waitForText } from './support/openOverlay.ts'

test('overlays draw in the Chromium 103 of stream software', async ({ newVisitor }) => {
  const owner = await signUp('owner')
  const running = { teams: 4, bestOf: 3, played: { 'main-1-1': 'running' } } as const
  const [elimination, groups, swiss] = await Promise.all([
    bracketedCompetition({ owner }, running),
    bracketedCompetition(
      { owner },
      {
        teams: 8,
        stages: [twoGroups],
        after: bracket =>
          applied(
            played(bracket, ({ round, stage }) => stage === 's1' && round === 1),
            'startMatch',
            { matchId: 's1g1-main-2-1' },
          ),
      },
    ),
    bracketedCompetition({ owner }, { teams: 8, stages: [swissStage] }),
  ])
  await chooseMap(elimination, 'main-1-1')
  const champion = { name: 'Team 1', teamId: elimination.teamIds[0] ?? '' }
  await stored.competition(swiss.competitionId).update({ champion })

  const shown: readonly (readonly [OverlayView, { competitionId: string }, string])[] = [
    ['score', elimination, '0 : 0'],
    ['next', elimination, 'Team 2'],
    ['bracket', elimination, 'Team 3'],
    ['lineups', elimination, 'Team 4'],
    ['veto', elimination, 'Nuke'],
    ['hall', elimination, 'Team 3'],
    ['score', groups, '0 : 0'],
    ['table', groups, 'Team 8'],
    ['headtohead', groups, 'VS'],
    ['table', swiss, 'Team 8'],
    ['champion', swiss, 'Team 1'],
  ]
  const { page, complaints } = await newVisitor({ fresh: true, language: 'en' })
  await beChromium103(page)
  const young = new Set<string>()
  for (const [view, { competitionId }, text] of shown) {
    await openOverlay(page, competitionId, { view })
    await waitForText(page, text)
    for (const rule of await youngRules(page, 'main')) young.add(rule)
  }
  expect([...young]).toEqual([])
  expect(complaints.filter(each => /^(Type|Reference|Syntax)Error/.test(each))).toEqual([])
})

test('nothing moves in a source that is hidden', async ({ newVisitor }) => {
  const owner = await signUp('owner')
  const { competitionId } = await bracketedCompetition({ owner }, { teams: 4 })
  const { page } = await newVisitor({ motion: 'no-preference' })
  await openOverlay(page, competitionId, { view: 'hall' })
  await page.locator('[data-view]').waitFor()
  const moving = (event: string, detail: object) =>
    page.evaluate(
      ([name, said]) => {
        dispatchEvent(new CustomEvent(name, { detail: said }))
        return new Promise<number>(resolve =>
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(document.getAnimations().length))),
        )
      },
      [event, detail] as const,
    )
  expect(await moving('obsSourceVisibleChanged', { visible: false })).toBe(0)
  // What appears again appears by its animation.
  expect(await moving('obsSourceVisibleChanged', { visible: true })).toBeGreaterThan(0)
  expect(await moving('obsSourceActiveChanged', { active: false })).toBe(0)
  expect(await moving('obsSourceActiveChanged', { active: true })).toBeGreaterThan(0)
})
