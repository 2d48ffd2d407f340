import { expect, test } from 'vitest'
import { binaryPaths, type Sources } from './javaEmulators.ts'

/** Nothing is anywhere, save what a test says. */
function sources(current: Partial<Sources>): Sources {
  return {
    env: {},
    isDownloaded: () => false,
    download: async () => false,
    offline: async () => undefined,
    ...current,
  }
}

const everywhere: Sources = {
  env: { FIRESTORE_EMULATOR_BINARY_PATH: import.meta.filename },
  isDownloaded: () => true,
  download: async () => true,
  offline: async name => `/sdk/${name}`,
}

test('what the user set comes first', async () => {
  expect(await binaryPaths(['firestore'], everywhere)).toEqual({
    FIRESTORE_EMULATOR_BINARY_PATH: import.meta.filename,
  })
})

test('then what firebase-tools has, for which nothing is downloaded or set', async () => {
  const asked: string[] = []
  const download = async (name: string) => asked.push(name) > 0
  expect(await binaryPaths(['storage'], { ...everywhere, env: {}, download })).toEqual({})
  expect(asked).toEqual([])
})

test('then its download', async () => {
  expect(
    await binaryPaths(['storage'], sources({ download: async () => true, offline: async () => '/sdk' })),
  ).toEqual({})
})

test('the offline fallback comes last', async () => {
  expect(
    await binaryPaths(['firestore', 'storage'], sources({ offline: async name => `/sdk/${name}` })),
  ).toEqual({
    FIRESTORE_EMULATOR_BINARY_PATH: '/sdk/firestore',
    STORAGE_EMULATOR_BINARY_PATH: '/sdk/storage',
  })
})

test.each(['firestore', 'storage'] as const)(
  'where no %s serves, one sentence says what to do',
  async name => {
    await expect(binaryPaths([name], sources({}))).rejects.toThrow(
      /neither here nor can it be downloaded: connect to the internet once, or install .* Google Cloud SDK/,
    )
  },
)

test('a path that does not exist is reported to the user who set it', async () => {
  const env = { STORAGE_EMULATOR_BINARY_PATH: '/nowhere/rules.jar' }
  await expect(binaryPaths(['storage'], { ...everywhere, env })).rejects.toThrow(
    'STORAGE_EMULATOR_BINARY_PATH names /nowhere/rules.jar, which does not exist',
  )
})
