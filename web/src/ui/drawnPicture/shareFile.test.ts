import { afterEach, expect, test, vi } from 'vitest'
import { saveFile } from './saveFile.ts'
import { shareFile } from './shareFile.ts'

vi.mock('./saveFile.ts', () => ({ saveFile: vi.fn() }))

const file = new File(['picture'], 'Winter-Cup.png', { type: 'image/png' })
const texts = { title: 'Winter Cup', text: 'Tournament champion: Wolves' }

afterEach(() => {
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

const refusing = (name: string) => () => Promise.reject(new DOMException('', name))

test.each<[state: string, navigator: object, outcome: string]>([
  ['apps take it', { canShare: () => true, share: async () => undefined }, 'shared'],
  ['nobody chooses an app', { canShare: () => true, share: refusing('AbortError') }, 'shared'],
  ['the press was too long ago', { canShare: () => true, share: refusing('NotAllowedError') }, 'saved'],
  ['no app takes files', { canShare: () => false, share: refusing('TypeError') }, 'saved'],
  ['the browser cannot share', {}, 'saved'],
])('a file when %s', async (_, browser, outcome) => {
  vi.stubGlobal('navigator', browser)
  expect(await shareFile(file, texts)).toBe(outcome)
  expect(vi.mocked(saveFile).mock.calls).toEqual(outcome === 'saved' ? [['Winter-Cup.png', file]] : [])
})

test('apps get the picture with its texts', async () => {
  const share = vi.fn(async () => undefined)
  vi.stubGlobal('navigator', { canShare: () => true, share })
  await shareFile(file, texts)
  expect(share).toHaveBeenCalledWith({ ...texts, files: [file] })
})
