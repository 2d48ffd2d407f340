import { expect, test } from 'vitest'
import { bracketedCompetition } from '../../../testing/bracketedCompetition.ts'
import { call } from '../../../testing/call.ts'
import { stored } from '../../../testing/database.ts'
import { signUp } from '../../../testing/person.ts'
import { freshId } from '../../../testing/seededCompetition.ts'
import { changingNothing, refused } from '../support/refused.ts'

const owner = await signUp('owner')

test('of two organizers who edit the links at once one is told to look again, and a repeated call succeeds', async () => {
  const { competitionId } = await bracketedCompetition({ owner }, { teams: 2 })
  const revision = (await read(competitionId))?.revision ?? 0
  const set = (url: string) =>
    call('setLiveLinks', owner, {
      competitionId,
      revision,
      links: [{ url, lang: 'ru', title: '', stream: 2 }],
    })
  const replies = await Promise.all([set('twitch.tv/one_channel'), set('youtu.be/dQw4w9WgXcQ')])
  expect(replies.filter(({ ok }) => ok)).toHaveLength(1)
  expect(replies).toContainEqual(refused('changed-meanwhile', { revision: revision + 1 }))

  const links = (await read(competitionId))?.liveLinks ?? []
  expect(links).toEqual([
    {
      url: expect.stringMatching(/^https:\/\/www\.(twitch|youtube)\.(tv|com)\//),
      lang: 'ru',
      title: '',
      stream: 2,
    },
  ])
  expect(await set(links[0]?.url ?? '')).toEqual({ ok: true, value: { revision: revision + 1 } })
})

test('of two organizers who change the queue at once one is told to look again, and matches must exist', async () => {
  const { competitionId, bracketId } = await bracketedCompetition({ owner }, { teams: 4 })
  const queue = (matchId: string) =>
    call('setBroadcastQueue', owner, {
      competitionId,
      bracketId,
      revision: 0,
      matches: [{ matchId, stream: 0, locked: false }],
    })
  const matchId = freshId()
  await changingNothing(competitionId, [], async () => {
    expect(await queue(matchId)).toEqual(refused('not-found', { document: 'match', matchId }))
  })
  const replies = await Promise.all([queue('main-1-1'), queue('main-1-2')])
  expect(replies.filter(({ ok }) => ok)).toEqual([{ ok: true, value: { revision: 1 } }])
  expect(replies).toContainEqual(refused('changed-meanwhile', { revision: 1 }))
  const stored = (await read(competitionId))?.broadcastQueue
  expect(stored).toMatchObject({ bracketId, matches: [{ matchId: expect.stringMatching(/^main-1-[12]$/) }] })
})

async function read(competitionId: string) {
  return (await stored.competition(competitionId).get()).data()
}
