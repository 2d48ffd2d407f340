import { launchChromium } from '../browser/chromium.ts'
import type { Measurement } from './benchmark.ts'
import { drawing } from './page/drawing.ts'
import { moving } from './page/moving.ts'
import { receiving } from './page/receiving.ts'
import { rendering } from './page/rendering.ts'

const teams = 128
const maxTeams = 512

export const title = `The page with ${teams} teams in double elimination`
export const ratio = 'how many times less than the whole drawing by brackets-viewer, each until its frame'
export const needs = 'emulators'

export async function measure(page: number, stop: AbortSignal): Promise<readonly Measurement[]> {
  await using browser = await launchChromium()
  return [
    ...(await drawing(browser, page, teams, stop)),
    ...(await rendering(browser, page, teams)),
    ...(await receiving(browser, page, teams)),
    ...(await moving(browser, page, maxTeams)),
  ]
}
