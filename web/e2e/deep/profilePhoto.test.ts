import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../../scripts/folders.ts'
import { stored } from '../../../testing/database.ts'
import { signUpAll } from '../../../testing/person.ts'
import { openProfile } from '../support/openProfile.ts'
import { newVisitor } from '../support/visitor.ts'

test('a file can be dropped on the photo, also on a phone-sized page in English', async () => {
  const { wolf } = await signUpAll('wolf')
  await stored.profile(wolf.uid).update({ lang: 'en' })
  const { page } = await newVisitor({ language: 'en', device: 'phone' })
  await openProfile(page, wolf)
  const bytes = [...(await readFile(join(root, 'docs/pictures/home.jpg')))]
  const dropped = await page.evaluateHandle(content => {
    const transfer = new DataTransfer()
    transfer.items.add(new File([new Uint8Array(content)], 'me.jpg', { type: 'image/jpeg' }))
    return transfer
  }, bytes)
  await page.getByRole('button', { name: 'Upload photo' }).dispatchEvent('drop', { dataTransfer: dropped })
  const dialog = page.getByRole('dialog', { name: 'Crop the photo' })
  await dialog.getByRole('button', { name: 'Save photo' }).click()
  await page.getByText('Photo updated').waitFor()
  expect((await stored.profile(wolf.uid).get()).data()?.photoURL).toContain(wolf.uid)
})
