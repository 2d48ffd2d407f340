import { bracketedCompetition } from '../../testing/bracketedCompetition.ts'
import { type Person, signUpAll } from '../../testing/person.ts'
import { seededCompetition } from '../../testing/seededCompetition.ts'
import { firstRoundOver } from '../../testing/stagedCompetition.ts'
import { routePatterns } from '../../web/src/platform/addresses/routePatterns.ts'
import { englishAddress } from '@upper-bracket/shared/preview/translatedAddresses'
import { Problem } from '../problem.ts'

const teams = 32

export interface VisitedPage {
  readonly name: string
  readonly path: string
  /** Whether it is hidden from search engines. */
  readonly isHidden?: boolean
  /** Who visits it, and stays signed in; anybody by default. */
  readonly person?: Person
}

/** Creates competitions and returns the pages whose first visits are measured, and the id of one with a bracket. */
export async function visitedPages(): Promise<{
  readonly pages: readonly VisitedPage[]
  readonly competitionId: string
}> {
  const { owner } = await signUpAll('owner')
  const played = { 'upper-1-1': 'running' } as const
  const { competitionId } = await bracketedCompetition(
    { owner },
    { teams, format: 'double', bestOf: 5, played },
  )
  const swiss = await firstRoundOver(owner, 16)
  const open = await seededCompetition({
    owner,
    teams: Array.from({ length: 8 }, (_, index) => ({ players: [{ uid: `team${index}` }] })),
  })
  const pages = [
    { name: 'home', path: routePatterns.home },
    { name: 'home in English', path: englishAddress(routePatterns.home) },
    { name: 'sign-in', path: routePatterns.signIn },
    { name: `a bracket of ${teams} teams`, path: `/competitions/${competitionId}/bracket` },
    { name: 'Swiss', path: `/competitions/${swiss.competitionId}/bracket` },
    { name: 'registration', path: `/competitions/${open.competitionId}` },
    { name: 'a match', path: `/competitions/${competitionId}/matches/upper-1-1` },
    {
      name: 'an embed of the bracket',
      path: `/embed/competitions/${competitionId}/bracket`,
      isHidden: true,
    },
    // Comes last because the person stays signed in.
    { name: 'the list', path: routePatterns.tournaments, isHidden: true, person: owner },
  ]
  return { pages, competitionId }
}

/** Returns the pages whose names contain one of these, or all without one. @throws Problem if there is none */
export function chosenPages(pages: readonly VisitedPage[], names: readonly string[]): readonly VisitedPage[] {
  const unknown = names.find(each => !pages.some(({ name }) => name.includes(each)))
  if (unknown !== undefined)
    throw new Problem(`No page is named ${unknown}: ${pages.map(({ name }) => name).join(', ')}`)
  return names.length === 0 ? pages : pages.filter(({ name }) => names.some(each => name.includes(each)))
}
