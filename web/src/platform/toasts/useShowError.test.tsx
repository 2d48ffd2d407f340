// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { useEffect } from 'react'
import { expect, test } from 'vitest'
import { refused, renderPage } from '#testing/renderPage.tsx'
import { useShowError } from './useToast.ts'

test.each([
  ['ru', 'match-full', 'В матче уже обе команды. Сначала освободите место или отмените его результат'],
  ['ru', 'match-busy', 'Мешает матч, который сейчас идёт. Сначала завершите его'],
  ['ru', 'same-round', 'Команда уже стоит в этом раунде. Сначала освободите её место'],
  ['en', 'match-full', 'The match already has both teams. Free a slot first, or undo its result'],
  ['en', 'match-busy', 'A match in progress is in the way. Finish it first'],
  ['en', 'same-round', 'The team is already in another match of this round. Remove it there first'],
] as const)('a refusal is shown in %s: %s', async (language, code, sentence) => {
  const Page = () => {
    const showError = useShowError()
    useEffect(() => showError(refused(code)), [showError])
    return null
  }
  await renderPage({ Page, language })
  expect((await screen.findByText(sentence)).closest('[role=alert]')).not.toBeNull()
})
