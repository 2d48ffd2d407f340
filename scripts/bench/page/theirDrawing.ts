import { fileURLToPath } from 'node:url'
import type { Browser, Page } from 'playwright-core'
import { visit } from '../browser/visit.ts'
import { createTheirs } from '../engine/theirBracket.ts'

declare global {
  interface Window {
    bracketsViewer: {
      render(data: unknown, options: { readonly selector: string; readonly clear: true }): Promise<void>
    }
    drawTheirs(): Promise<void>
  }
}

const origin = 'http://viewer.test/'
const content = '<!doctype html><body><div class="brackets-viewer" id="drawing"></div>'

/** A page in which `window.drawTheirs()` draws a whole bracket by brackets-viewer. */
export async function theirDrawing(browser: Browser, teamIds: readonly string[]): Promise<Page> {
  const page = await visit(browser)
  const viewer = fileURLToPath(import.meta.resolve('brackets-viewer/dist/brackets-viewer.min.js'))
  // It keeps the language in the storage of its origin, so it needs one.
  await page.route(origin, route => route.fulfill({ contentType: 'text/html', body: content }))
  await page.goto(origin)
  await page.addStyleTag({ path: viewer.replace(/js$/, 'css') })
  await page.addScriptTag({ path: viewer })
  const { manager } = await createTheirs(teamIds)
  const { stage, match, match_game, participant } = await manager.get.stageData(0)
  await page.evaluate(
    data => {
      window.drawTheirs = () => window.bracketsViewer.render(data, { selector: '#drawing', clear: true })
    },
    { stages: stage, matches: match, matchGames: match_game, participants: participant },
  )
  return page
}
