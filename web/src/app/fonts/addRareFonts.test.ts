import { Window } from 'happy-dom'
import { expect, it } from 'vitest'
import { addRareFonts } from './addRareFonts.ts'

it('leaves to the usual fonts what both can draw', async () => {
  const page = new Window().document as unknown as Document
  page.head.innerHTML = '<style id="fonts"></style>'
  await addRareFonts(page)
  const [rare, usual] = page.querySelectorAll('style')
  expect(rare?.id).toBe('')
  expect(usual?.id).toBe('fonts')
})
