import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CallableRow } from '@upper-bracket/shared/contract/callable'
import { contract } from '@upper-bracket/shared/contract/contract'
import { expect, test } from 'vitest'
import { root } from '../../../scripts/folders.ts'

/** The functions that a pause of the operation does not stop, by their source, and why. */
const goesOn: Readonly<Record<string, string>> = {
  'actions/defineService.ts': 'answerCalls asks for every callable',
  'competitions/clearCompetition.ts': 'ends a deletion, of an account for instance',
  'competitions/competitionTotals.ts': 'follows who is deleted',
  'demonstration/enterDemonstration.ts': 'enter asks',
  'errors/browserErrors.ts': 'reads and writes no database',
  'notifications/unsubscribe.ts': 'a right of people',
  'operator/followBudget.ts': 'ends the pause',
  'operator/operatorPage.ts': 'reads no database, and the edge keeps it for five minutes',
  'pictures/competitionPicture.ts': 'the edge keeps it for an hour, and browsers for a week',
  'profiles/createProfile.ts': 'an account without a profile can do nothing, not even be deleted',
  'publicCopies/keepPublicCopies.ts': 'follows who is deleted',
  'sign-in/signIn.ts': 'finishSignIn asks',
  'teams/clearTeam.ts': 'ends a deletion',
  'timers/fireTimers.ts': 'keepDeadlines asks',
}

/** What spectators see: the edge keeps it for longer during a pause. All other endpoints refuse. */
const kept = [
  'preview/competitionPreview.ts',
  'snapshot/competitionList.ts',
  'snapshot/competitionPage.ts',
  'snapshot/competitionSnapshot.ts',
  'snapshot/oEmbed.ts',
]

const background =
  /\bon(?:Schedule|Document\w+|MessagePublished|UserCreated|ObjectFinalized|TaskDispatched)\(/g
const answering = /\bon(?:Request|Call)(?:<.*>)?\(/g
const refuses = /\b(?:refusesPause|isPaused)\(/
const asksForEdge = /\batEdge\(/

const count = (source: string, pattern: RegExp) => source.match(pattern)?.length ?? 0

const sources = globSync('**/*.ts', { cwd: join(root, 'functions/src') }).map(
  path => [path.replaceAll('\\', '/'), readFileSync(join(root, 'functions/src', path), 'utf8')] as const,
)
const pathsOf = (found: typeof sources) => found.map(([path]) => path).sort()
const defining = sources.filter(([, source]) => count(source, background) + count(source, answering) > 0)

test('every job and trigger rests during a pause, and every endpoint refuses or is kept, but for those that are listed', () => {
  const unaware = defining.filter(
    ([path, source]) =>
      count(source, background) > count(source, /\bunlessPaused\(/g) ||
      (count(source, answering) > 0 && !kept.includes(path) && !refuses.test(source)),
  )
  expect(pathsOf(unaware)).toEqual(Object.keys(goesOn).sort())
})

test('the edge keeps for longer what spectators see, and nothing else', () => {
  expect(pathsOf(defining.filter(([, source]) => asksForEdge.test(source)))).toEqual(kept)
})

test('the only callable that runs during a pause is a right of people', () => {
  const rows: Readonly<Record<string, CallableRow>> = contract
  const running = Object.entries(rows).filter(([, { runsWhilePaused }]) => runsWhilePaused)
  expect(running.map(([name]) => name)).toEqual(['deleteMyAccount'])
})
