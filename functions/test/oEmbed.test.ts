import { expect, it } from 'vitest'
import { emulators } from '../../testing/emulators.ts'
import { signUp } from '../../testing/person.ts'
import { freshId, seededCompetition } from '../../testing/seededCompetition.ts'

const ask = (url: string, query = '') =>
  fetch(`${emulators.hosting}/api/oembed?url=${encodeURIComponent(url)}${query}`)

it('answers for the page of a competition, which names the answer in its head, and not for others', async () => {
  const owner = await signUp('owner')
  const name = `"><script>alert(1)</script>`
  const { competitionId } = await seededCompetition({ owner, competition: { name } })
  const page = `${emulators.hosting}/competitions/${competitionId}/bracket`
  const head = await (await fetch(page)).text()
  const [, address = ''] =
    /<link rel="alternate" type="application\/json\+oembed" href="([^"]+)"/.exec(head) ?? []
  const response = await fetch(address)
  expect(response.status).toBe(200)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'access-control-allow-origin': '*',
    'cache-control': 'public, max-age=300, s-maxage=300',
    'content-type': expect.stringContaining('application/json'),
  })
  expect(await response.json()).toMatchObject({
    type: 'rich',
    title: `${name} · Upper Bracket`,
    html: expect.stringContaining(`src="${emulators.hosting}/embed/competitions/${competitionId}/bracket"`),
  })
  expect((await ask(page, '&format=xml')).status).toBe(501)
  expect((await ask(page, '&maxwidth=wide')).status).toBe(400)
  expect((await ask(`${emulators.hosting}/competitions/${freshId()}`)).status).toBe(404)
  expect((await ask(page.replace(emulators.hosting, 'https://evil.example'))).status).toBe(404)
})

it('is for embeds of competitions that exist; others answer 404', async () => {
  const owner = await signUp('owner')
  const { competitionId } = await seededCompetition({ owner })
  const embed = async (id: string, view: string) => {
    const response = await fetch(`${emulators.hosting}/embed/competitions/${id}/${view}`)
    const isPage = (await response.text()).includes('<div id="embed">')
    return [response.status, response.headers.get('cache-control'), isPage]
  }
  for (const view of ['bracket', 'table', 'agenda']) {
    expect(await embed(competitionId, view)).toEqual([200, 'public, max-age=0, s-maxage=60', true])
    expect(await embed(freshId(), view)).toEqual([404, 'public, max-age=0, s-maxage=5', true])
  }
})
