// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { aPlayer, aTeam } from '#testing/entrants.ts'
import { organizer } from '#testing/people.ts'
import { refused, renderPage } from '#testing/renderPage.tsx'
import { aCompetition, testCompetitionPath } from '#testing/testCompetition.ts'
import TeamsPage from '../board/TeamsPage.tsx'

interface Scene {
  readonly language?: 'ru' | 'en'
  readonly at?: string
  readonly uid?: string
  readonly withPool?: boolean
  readonly substitutePlayer?: () => Record<string, never>
}

/** A running tournament of Wolves (36 and 15), Bears (18 and 18) and, without a team, Clara (11, the first step). */
async function open(scene: Scene = {}) {
  const { language = 'en', at = hrefs.competitionTeams('cup'), uid = organizer.uid, withPool = true } = scene
  const { substitutePlayer = () => ({}) } = scene
  const player = (id: string, displayName: string, rankTier: number, teamId: string | null) => ({
    [`${testCompetitionPath}/players/${id}`]: aPlayer(id, {
      displayName,
      rankTier,
      teamId,
      captain: id === 'a',
    }),
  })
  return renderPage({
    at,
    Page: TeamsPage,
    language,
    user: { uid, email: 'somebody@example.org' },
    documents: {
      [testCompetitionPath]: aCompetition({ status: 'running', bracketId: 'first' }),
      [`${testCompetitionPath}/teams/wolves`]: aTeam('Wolves', ['a', 'b']),
      [`${testCompetitionPath}/teams/bears`]: aTeam('Bears', ['d', 'e']),
      ...player('a', 'Anna', 80, 'wolves'),
      ...player('b', 'Boris', 35, 'wolves'),
      ...player('d', 'Dora', 43, 'bears'),
      ...player('e', 'Emil', 43, 'bears'),
      ...(withPool && player('c', 'Clara', 11, null)),
    },
    functions: { substitutePlayer },
  })
}

type Page = Awaited<ReturnType<typeof open>>

async function replaceBoris({ user }: Page) {
  await user.click(await screen.findByRole('button', { name: /: Boris$/ }))
  await user.click(await screen.findByRole('menuitem', { name: /^(Replace|Заменить)…$/ }))
  return within(await screen.findByRole('dialog', { name: /Boris$/ }))
}

test.each([
  ['en', 'Replace', ['Rank sum51 → 37', 'others+15 → +1', 'sums15 → 1'], 'Clara now plays for “Wolves”'],
  [
    'ru',
    'Заменить',
    ['рангов51 → 37', 'остальных+15 → +1', 'рангов15 → 1'],
    'Clara теперь играет за «Wolves»',
  ],
] as const)(
  'after the start a player is replaced, and the effect is shown before (%s)',
  async (language, confirm, effects, said) => {
    const page = await open({ language })
    const picker = await replaceBoris(page)
    const clara = picker.getByRole('button', { name: /Clara/ })
    expect(clara.textContent).toContain('51 → 37')
    await page.user.click(clara)
    const dialog = within(await screen.findByRole('dialog'))
    await dialog.findByText(/Clara.*Boris.*«?“?Wolves/)
    const shown = dialog.getAllByRole('term').map(({ parentElement }) => parentElement?.textContent)
    expect(shown).toEqual(effects.map(effect => expect.stringContaining(effect)))
    await page.user.click(dialog.getByRole('button', { name: confirm }))
    await screen.findByText(said)
    const input = { competitionId: 'cup', teamId: 'wolves', outUid: 'b', inUid: 'c' }
    expect(page.calls).toEqual([{ name: 'substitutePlayer', input }])
  },
)

test('a refusal is said', async () => {
  const page = await open({
    substitutePlayer: () => {
      throw refused('already-in-team')
    },
  })
  const picker = await replaceBoris(page)
  await page.user.click(picker.getByRole('button', { name: /Clara/ }))
  await page.user.click(await screen.findByRole('button', { name: 'Replace' }))
  await screen.findByText('The player is already in a team and has to leave it first')
})

test('where nobody is without a team, the way to let somebody in is shown', async () => {
  const page = await open({ withPool: false })
  const picker = await replaceBoris(page)
  picker.getByText('Everyone has a team, so there is nobody to put in yet.')
  await page.user.click(picker.getByRole('button', { name: 'Add players' }))
  const adding = within(await screen.findByRole('dialog', { name: 'Add players' }))
  expect(adding.getByRole('link', { name: 'invited by link' }).getAttribute('href')).toBe(
    hrefs.inviteAs('cup', 'player'),
  )
})

test('the address from the bracket asks who is replaced, and only once', async () => {
  const { user, router } = await open({ at: hrefs.replacePlayer('cup', 'wolves') })
  const which = within(await screen.findByRole('dialog', { name: 'Who is replaced in “Wolves”?' }))
  await user.click(which.getByRole('button', { name: /Boris/ }))
  await screen.findByRole('dialog', { name: 'Replace Boris' })
  expect(router.state.location.search).toBe('')
})

test('nobody else is offered a substitution', async () => {
  await open({ at: hrefs.replacePlayer('cup', 'wolves'), uid: 'a' })
  await screen.findByText('Boris')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Add players' })).toBeNull()
})
