// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { earlyHead } from '@upper-bracket/shared/earlyPage/earlyHead'
import type { EarlyScene } from '@upper-bracket/shared/earlyPage/earlyScene'
import { largeSnapshot } from '@upper-bracket/shared/snapshot/testing/largeSnapshot'
import { expect, test } from 'vitest'
import { useCompetitionQuery } from '#documents/competition.ts'
import { renderPage } from '#testing/renderPage.tsx'
import { aCompetition, testCompetitionPath } from '#testing/testCompetition.ts'
import { HeadFacts } from './HeadFacts.tsx'

function Page() {
  const competition = useCompetitionQuery('cup').currentData?.value
  return competition ? <HeadFacts competition={competition} /> : null
}

/** The rules of the line in the early head, without those of its parts. */
function earlyRules(): string {
  const scene = {
    ...largeSnapshot(4),
    competition: aCompetition(),
    competitionId: 'cup',
    language: 'en',
    textsOf: () => (key: string) => key,
  }
  const { styles } = earlyHead(scene as unknown as EarlyScene)
  return /\n\.facts\{(.*?;)[^;]*\{/.exec([...styles].join(''))?.[1] ?? ''
}

test('the line of facts replaces that of the early head without a change', async () => {
  await renderPage({
    at: '/competitions/cup',
    route: '/competitions/:competitionId',
    Page,
    language: 'en',
    documents: { [testCompetitionPath]: aCompetition() },
  })
  const line = await screen.findByTitle(/ · .* · /)
  const [own] = [...document.querySelectorAll('style')]
    .flatMap(({ sheet }) => [...(sheet?.cssRules ?? [])])
    .filter(rule => rule instanceof CSSStyleRule && rule.selectorText === `.${line.classList[1]}`)
  const early = document.createElement('p').style
  early.cssText = earlyRules()
  const ruled = [
    'display',
    'overflow',
    'white-space',
    'text-overflow',
    'height',
    'line-height',
    'font-weight',
  ]
  const rulesOf = (style: CSSStyleDeclaration) => ruled.map(rule => style.getPropertyValue(rule))
  expect(rulesOf((own as CSSStyleRule).style)).toEqual(rulesOf(early))
  expect(rulesOf(early)).toContain('ellipsis')
})
