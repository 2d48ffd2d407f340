// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { useEffect } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { refused, renderPage } from '#testing/renderPage.tsx'
import { useSend } from './useSend.ts'

afterEach(cleanup)

const full = 'The match already has both teams. Free a slot first, or undo its result'

async function sent(...[call, sending]: Parameters<ReturnType<typeof useSend>>) {
  const answers: boolean[] = []
  const Page = () => {
    const send = useSend()
    useEffect(() => void send(call, sending).then(answer => answers.push(answer)), [send])
    return null
  }
  await renderPage({ at: '/', route: '/', Page, language: 'en' })
  await vi.waitFor(() => expect(answers).toHaveLength(1))
  return answers[0]
}

test('a success is reported in words that its output may decide', async () => {
  const call = Promise.resolve({ data: { count: 3 } })
  expect(await sent(call, { done: output => `${(output as { count: number }).count} sent` })).toBe(true)
  await screen.findByText('3 sent')
})

test('a refusal is shown instead of the success', async () => {
  expect(await sent(Promise.resolve({ error: refused('match-full') }), 'Done')).toBe(false)
  await screen.findByText(full)
  expect(screen.queryByText('Done')).toBeNull()
})

test('a refusal that the caller shows in its place is not shown again', async () => {
  const shown = vi.fn(() => true)
  expect(await sent(Promise.resolve({ error: refused('match-full') }), { refused: shown })).toBe(false)
  expect(shown).toHaveBeenCalledWith(expect.objectContaining({ code: 'match-full' }))
  expect(screen.queryByText(full)).toBeNull()
})
