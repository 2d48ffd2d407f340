import { configureStore } from '@reduxjs/toolkit'
import { expect, it, vi } from 'vitest'
import { api } from '#platform/api/api.ts'
import { fakeFirestore } from '#testing/fakeFirestore.ts'
import { playerApi } from './ownPlayer.ts'

const firestore = fakeFirestore({})
vi.mock('#platform/firebase/firestore.ts', () => ({
  listenToList: (...args: Parameters<typeof firestore.listenToList>) => firestore.listenToList(...args),
}))

// By its path, the emulator would hide an entry that is created while it is followed (see `rowStream`).
it('follows an entry that comes, changes and goes by a query for its id', async () => {
  const store = configureStore({
    reducer: { api: api.reducer },
    middleware: defaults => defaults().concat(api.middleware),
  })
  const wolf = { competitionId: 'cup', uid: 'wolf' }
  const value = () => playerApi.endpoints.player.select(wolf)(store.getState()).data?.value
  const put = (uid: string, player: object | null) => firestore.put(`competitions/cup/players/${uid}`, player)
  await store.dispatch(playerApi.endpoints.player.initiate(wolf))
  expect(value()).toBeNull()
  put('bear', { teamId: null })
  put('wolf', { teamId: null })
  await expect.poll(value).toEqual({ id: 'wolf', teamId: null })
  put('wolf', { teamId: 'wolves' })
  await expect.poll(value).toEqual({ id: 'wolf', teamId: 'wolves' })
  put('wolf', null)
  await expect.poll(value).toBeNull()
  store.dispatch(api.util.resetApiState())
})
