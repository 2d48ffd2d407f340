import { test } from 'vitest'
import { signUpByForm } from '../support/signUpByForm.ts'
import { newVisitor } from '../support/visitor.ts'

test('every sign-in page redirects somebody who is signed in', async () => {
  const { page } = await newVisitor()
  await page.goto('/auth/signup')
  await signUpByForm(page, 'led-on')
  for (const path of ['/auth/signin', '/auth/signup', '/auth/signin-by-link']) {
    await page.goto(`${path}?next=%2Fprofile`)
    await page.waitForURL('**/profile')
  }
  await page.goto('/auth/signin?next=https%3A%2F%2Fevil.example%2F')
  await page.waitForURL(url => url.pathname === '/')
})
