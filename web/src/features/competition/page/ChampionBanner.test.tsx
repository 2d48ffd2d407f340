// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderPage } from '#testing/renderPage.tsx'
import { aCompetition } from '#testing/testCompetition.ts'
import { podiumFile } from '../podium/podiumFile.ts'
import { ChampionBanner } from './ChampionBanner.tsx'

vi.mock('../podium/podiumFile.ts', () => ({ podiumFile: vi.fn() }))

afterEach(() => {
  vi.clearAllMocks()
  vi.unstubAllGlobals()
})

const champion = { teamId: 'wolves', name: 'Wolves' }
const competition = { ...aCompetition({ status: 'finished', champion }), id: 'cup' }
const Banner = () => <ChampionBanner competition={competition} />
const file = new File(['picture'], 'Winter-Cup.png', { type: 'image/png' })

test('one press shares the podium as a picture, drawn once', async () => {
  const share = vi.fn(async () => undefined)
  Object.assign(navigator, { share, canShare: () => true })
  vi.mocked(podiumFile).mockResolvedValue(file)
  const { user } = await renderPage({ Page: Banner, language: 'en' })
  await user.click(await screen.findByRole('button', { name: 'Share' }))
  await vi.waitFor(() => expect(share).toHaveBeenCalledOnce())
  expect(share).toHaveBeenCalledWith({
    title: 'Winter Cup',
    text: `Tournament champion: Wolves\n${location.origin}/competitions/cup`,
    files: [file],
  })
  expect(podiumFile).toHaveBeenCalledOnce()
})

test('without a result in the snapshot, the button says so and can be pressed again', async () => {
  vi.mocked(podiumFile).mockResolvedValue(null)
  const { user } = await renderPage({ Page: Banner, language: 'en' })
  const button = await screen.findByRole('button', { name: 'Share' })
  await user.click(button)
  await screen.findByText('The results are not ready yet. Try again in a minute')
  await user.click(button)
  expect(vi.mocked(podiumFile).mock.calls.length).toBeGreaterThan(1)
})

test('there is nothing to share before there is a champion', async () => {
  const Page = () => <ChampionBanner competition={{ ...competition, champion: null }} />
  await renderPage({ Page })
  expect(screen.queryByRole('button')).toBeNull()
})

test('the champions of groups stand side by side, each with its group', async () => {
  const champions = [
    { teamId: 'wolves', name: 'Wolves', group: 0 },
    { teamId: 'bears', name: 'Bears', group: 1 },
  ]
  const Page = () => <ChampionBanner competition={{ ...competition, champion: null, champions }} />
  await renderPage({ Page, language: 'en' })
  const banner = within(await screen.findByRole('region', { name: 'Champions of the groups' }))
  expect(banner.getAllByText(/group|Wolves|Bears/).map(each => each.textContent)).toEqual([
    'Champion of group A',
    'Wolves',
    'Champion of group B',
    'Bears',
  ])
})
