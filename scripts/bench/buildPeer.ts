import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unpackSnapshot } from '@upper-bracket/shared/snapshot/packSnapshot'
import { writeBracketsManager } from '@upper-bracket/shared/transfer/bracketsManager/writeBracketsManager'
import { root } from '../folders.ts'
import { Problem } from '../problem.ts'
import { run } from '../processes/run.ts'

const peer = 'brackets-viewer@1.9.1'
const folder = join(root, 'web/build/client/peer')
const html = `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"/>
<meta name="viewport" content="width=device-width, initial-scale=1"/><title>brackets-viewer</title>
<link rel="stylesheet" href="/peer/viewer.css"/><script defer src="/peer/viewer.js"></script>
<script type="module" src="/peer/show.js"></script></head><body><div class="brackets-viewer"></div></body></html>`
/** The policy of Hosting forbids the markup that the viewer writes, unless a policy of this name lets it pass. */
const show = `trustedTypes.createPolicy('default', { createHTML: markup => markup })
const data = await (await fetch('/peer/data.json')).json()
await bracketsViewer.render({ stages: data.stage, matches: data.match, matchGames: data.match_game, participants: data.participant })`

/**
 * Adds to the built product a page on which brackets-viewer, installed for this run, shows the bracket of a competition
 * of the product at `port`, as the embed does. Returns its address; null where the package cannot be installed.
 */
export async function buildPeer(
  port: number,
  competitionId: string,
  abort: AbortSignal,
): Promise<string | null> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/competitions/${competitionId}/snapshot`)
  const snapshot = unpackSnapshot(await answer.json())
  if (snapshot?.bracket == null) throw new Problem('The snapshot has no bracket.')
  const { shape, matches } = snapshot.bracket
  const written = writeBracketsManager(
    { shape, matches: new Map(matches.map(match => [match.id, match])) },
    {
      team: teamId => snapshot.teams.find(({ id }) => id === teamId)?.name ?? '',
      stage: () => snapshot.competition.name,
    },
  )
  if (!written.ok) throw new Problem('brackets-viewer cannot show this bracket.')
  const installed = await mkdtemp(join(tmpdir(), 'upper-bracket-peer-'))
  try {
    const options = ['install', '--prefix', installed, '--ignore-scripts', '--no-audit', '--no-fund']
    const { code, output } = await run('npm', [...options, peer], { abort })
    if (code !== 0) {
      console.log(`${peer} cannot be installed, and is not measured:\n${output}`)
      return null
    }
    await mkdir(folder, { recursive: true })
    for (const ending of ['js', 'css']) {
      const file = join(installed, `node_modules/brackets-viewer/dist/brackets-viewer.min.${ending}`)
      await copyFile(file, join(folder, `viewer.${ending}`))
    }
    await writeFile(join(folder, 'index.html'), html)
    await writeFile(join(folder, 'show.js'), show)
    await writeFile(join(folder, 'data.json'), JSON.stringify(written.data))
    return '/peer'
  } finally {
    await rm(installed, { recursive: true, force: true })
  }
}
