import { fileURLToPath } from 'node:url'
import { buildFunctions } from '../../functions/build.ts'
import { emulators } from '../../testing/emulators.ts'
import { freshId } from '../../testing/seededCompetition.ts'
import { Problem } from '../problem.ts'
import { run } from '../processes/run.ts'
import { figuresOf } from './figures.ts'

const program = fileURLToPath(new URL('./firstAnswer.ts', import.meta.url))
const samples = 5
const [competitionId, id] = [freshId(), freshId()]
const callOf = (call: string, input: object) => ({
  path: '/',
  body: JSON.stringify({ data: { call, input } }),
})

/** A request to each function that has a database to ask; the others are only loaded, or run. */
const requests: Readonly<Record<string, { readonly path: string; readonly body?: string }>> = {
  account: callOf('exportMyData', {}),
  brackets: callOf('startMatch', { competitionId, bracketId: id, matchId: 'main-1-1', revision: 0 }),
  competitions: callOf('leaveCompetition', { competitionId }),
  teams: callOf('leaveTeam', { competitionId, teamId: id }),
  apiActions: { path: `/api/v1/competitions/${competitionId}/actions/startMatch`, body: '{}' },
  calendarFeed: { path: `/api/calendars/${'a'.repeat(43)}.ics` },
  competitionFile: { path: `/api/competitions/${competitionId}/file` },
  competitionList: { path: '/api/competitions' },
  competitionPage: { path: `/competitions/${competitionId}` },
  competitionPreview: { path: `/api/competitions/${competitionId}/preview-ru.png` },
  competitionSnapshot: { path: `/api/competitions/${competitionId}/snapshot` },
  oEmbed: { path: `/api/oembed?url=${encodeURIComponent(`http://127.0.0.1/competitions/${competitionId}`)}` },
  publicApi: { path: `/api/v1/competitions/${competitionId}` },
  signIn: { path: '/auth/discord/callback?state=x&code=x' },
  // Jobs are run instead of asked.
  fireTimers: { path: '' },
  sendDeliveries: { path: '' },
}

/**
 * Measures the CPU time, in milliseconds, until a new process of each function has answered its first request: what
 * somebody waits for when an instance starts. Needs the running product.
 */
export async function benchColdStarts(stop: AbortSignal): Promise<readonly object[]> {
  await buildFunctions()
  const measured: object[] = []
  for (const [name, { path, body = '' }] of Object.entries(requests)) {
    const answers: { loadedMs: number; answeredMs: number }[] = []
    for (let sample = 0; sample < samples; sample += 1) {
      stop.throwIfAborted()
      const { code, output } = await run(process.execPath, [program, name, path, body], { env: environment })
      if (code !== 0) throw new Problem(output)
      answers.push(JSON.parse(output.trim().split('\n').at(-1) ?? ''))
    }
    const loaded = figuresOf(answers.map(({ loadedMs }) => loadedMs))
    measured.push({ function: name, what: 'loaded', ...loaded })
    measured.push({ function: name, what: 'answered', ...figuresOf(answers.map(each => each.answeredMs)) })
  }
  return measured
}

const environment = {
  NODE_OPTIONS: '',
  GCLOUD_PROJECT: emulators.projectId,
  FIREBASE_CONFIG: '{}',
  PUBLIC_ORIGIN: emulators.hosting,
  ADDRESS_SECRET: 'bench',
  FUNCTIONS_EMULATOR: 'true',
  FIREBASE_DEBUG_MODE: 'true',
  FIREBASE_DEBUG_FEATURES: JSON.stringify({ skipTokenVerification: true }),
}
