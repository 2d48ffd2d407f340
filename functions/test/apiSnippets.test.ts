import { once } from 'node:events'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { changesSnippets, requestSnippets, snippetLanguages } from '@upper-bracket/shared/api/snippets'
import { expect, it } from 'vitest'
import { bracketedCompetition } from '../../testing/bracketedCompetition.ts'
import { emulators } from '../../testing/emulators.ts'
import { signUpAll } from '../../testing/person.ts'
import { expectDescribed } from './support/expectDescribed.ts'
import { canRun, runSnippet } from './support/runSnippet.ts'

for (const language of snippetLanguages) {
  it(`reads by ${language} as the documentation shows it`, async ({ skip }) => {
    if (!(await canRun(language))) skip(`${language} is not installed`)
    const { owner } = await signUpAll('owner')
    const { competitionId } = await bracketedCompetition({ owner }, { teams: 2 })
    const path = `/api/v1/competitions/${competitionId}`
    const matches = `${path}/matches?status=ready&stage=s1`
    const [read, changes] = await Promise.all([
      runSnippet(language, requestSnippets[language]({ url: `${emulators.hosting}${matches}` })),
      runSnippet(
        language,
        changesSnippets[language](`${emulators.hosting}${path}/changes`),
        language === 'curl' ? 'state.json' : undefined,
      ),
    ])
    expectDescribed('GET', matches, 200, read)
    expect(read).toMatchObject({ matches: [{ id: 'main-1-1' }] })
    expectDescribed('GET', `${path}/changes`, 200, changes)
    expect(changes).toMatchObject({ complete: language === 'curl' })
  })

  it(`sends a body and a key by ${language}`, async ({ skip }) => {
    if (!(await canRun(language))) skip(`${language} is not installed`)
    const server = createServer(async (request, response) => {
      const { method, url, headers } = request
      const body: unknown = JSON.parse(await text(request))
      const { authorization, 'content-type': type } = headers
      response.end(JSON.stringify({ method, url, authorization, type, body }))
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    const port = typeof address === 'object' ? address?.port : ''
    // Quotes of every language.
    const body = { name: `Wolf's "Pack" \\ 'Волки' $HOME`, score: [2, 0], isDone: true, none: null }
    const url = `http://127.0.0.1:${port}/api/v1/competitions/a/actions/b`
    const sent = await runSnippet(language, requestSnippets[language]({ url, key: 'ub_key', body }))
    server.close()
    expect(sent).toEqual({
      method: 'POST',
      url: '/api/v1/competitions/a/actions/b',
      authorization: 'Bearer ub_key',
      type: 'application/json',
      body,
    })
  })
}
